package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Tally;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * A decision does what it says, and nothing else: on real objects that were edited in live, and in
 * local, in every way, as the command decides.
 */
class TakenAndLeftLawsTest {
  private static final Case.Options DOCUMENTS =
      new Case.Options(true, Optional.of(ComparisonMode.DOCUMENTS), Set.of(), MapValue.EMPTY);
  private static final List<Fate> FATES =
      List.of(Fate.TAKE_LIVE, Fate.GIVE_UP, Fate.TAKE_LAST_APPLIED);
  private static final Set<String> SOURCES =
      Set.of("emptyDir", "persistentVolumeClaim", "hostPath", "configMap", "secret");
  private static final Set<String> HANDLERS = Set.of("exec", "httpGet", "tcpSocket", "grpc");
  private static final Workbench WORKBENCH =
      new Workbench(Schemas.of(BundledReleases.newest()).source());
  private static final List<MapValue> OBJECTS = objects();
  private static final Map<Fate, Integer> DECIDED = new EnumMap<>(Fate.class);

  private static List<MapValue> objects() {
    try {
      return RealUpgrades.recorded().stream()
          .filter(each -> !each.name().contains("CustomResourceDefinition"))
          .flatMap(each -> Stream.of(each.before(), each.after()))
          .distinct()
          .toList();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 5_000, shrinking = ShrinkingMode.OFF)
  void aDecisionDoesWhatItSays(@ForAll long seed) {
    Random random = new Random(seed);
    LiveEdits edits = new LiveEdits(random);
    MapValue last = OBJECTS.get(random.nextInt(OBJECTS.size()));
    MapValue live = last;
    MapValue local = last;
    for (int i = random.nextInt(4); i >= 0; i--) {
      live = edits.edited(live);
    }
    if (random.nextBoolean()) {
      local = edits.edited(local);
    }
    ObjectPair pair = pair(last, local, live);
    ThreeWayOutcome.Computed before = compared(pair.documents().orElseThrow()).orElse(null);
    if (before == null) {
      return;
    }
    everyPlaceThatIsPrintedIsTaken(seed, before);
    for (Fate fate : FATES) {
      List<FieldPath> fields = fields(before, random);
      if (!fields.isEmpty()) {
        check(seed + " " + fate + " " + fields, pair, before, fate, fields);
      }
    }
  }

  @AfterContainer
  static void enoughIsDecided() {
    System.out.println("decided fields by fate: " + DECIDED);
    assertThat(DECIDED.getOrDefault(Fate.TAKE_LIVE, 0)).isGreaterThan(Sample.least(3000));
  }

  private static void everyPlaceThatIsPrintedIsTaken(long seed, ThreeWayOutcome.Computed before) {
    Conflicts conflicts = Conflicts.of(before);
    for (Conflict conflict : conflicts.all()) {
      Stream.concat(
              Stream.of(conflict.path()),
              conflicts.partTexts(conflict).stream().map(ConflictText::path))
          .forEach(
              path ->
                  assertThat(Conflicts.counted(FieldPath.parse(path.toString()), before).instead())
                      .as(seed + " prints " + path)
                      .isEmpty());
    }
  }

  /** Places that the command prints, and what holds them. */
  private static List<FieldPath> fields(ThreeWayOutcome.Computed before, Random random) {
    List<FieldPath> all =
        new ArrayList<>(
            random.nextInt(3) > 0
                ? Tally.conflictsIn(before)
                : before.explanation().all().stream()
                    .filter(field -> Marks.of(field).isPresent())
                    .map(FieldOutcome::path)
                    .filter(path -> Noise.of(path).isEmpty() && !path.toString().contains(".$"))
                    .toList());
    if (random.nextInt(4) == 0) {
      all.replaceAll(path -> path.length() > 2 ? path.parent().orElseThrow() : path);
    }
    Collections.shuffle(all, random);
    return all.stream()
        .map(path -> FieldPath.parse(path.toString()))
        .distinct()
        .limit(1 + random.nextInt(3))
        .toList();
  }

  private static void check(
      String id,
      ObjectPair pair,
      ThreeWayOutcome.Computed before,
      Fate fate,
      List<FieldPath> fields) {
    DecidedObject answer =
        new Decider(WORKBENCH, DOCUMENTS, true)
            .decide(
                pair,
                new Decider.Wish(
                    fate,
                    fates ->
                        fields.stream().filter(path -> !fates.isAlready(fate, path)).toList()));
    assertThat(answer.left()).as(id).isEmpty();
    DECIDED.merge(fate, answer.fields().size(), Integer::sum);
    ThreeDocuments<SourceDocument> documents = pair.documents().orElseThrow();
    String text = answer.text().orElse(documents.local().text());
    ThreeDocuments<SourceDocument> now =
        new ThreeDocuments<>(
            documents.lastApplied(), SourceReader.read("local", text), documents.live());
    ThreeWayOutcome.Computed then = compared(now).orElseThrow();
    String at = id + "\n" + answer.fields() + "\n" + answer.refusals() + "\n";
    Set<FieldPath> refused = new HashSet<>();
    answer.refusals().forEach(each -> refused.add(each.path()));
    for (FieldPath field : answer.fields()) {
      holds(at + field, field, fate, before, then);
    }
    if (refused.isEmpty()) {
      fields.stream()
          .filter(field -> !isLeaked(before, field))
          .forEach(field -> holds(at + "asked " + field, field, fate, before, then));
    }
    if (fate != Fate.TAKE_LAST_APPLIED) {
      Predicate<FieldPath> isRest =
          path -> answer.fields().stream().noneMatch(each -> areRelated(each, path));
      assertThat(Tally.conflictsIn(then).stream().filter(isRest))
          .as(at + "the rest is in conflict")
          .containsExactlyElementsOf(Tally.conflictsIn(before).stream().filter(isRest).toList());
      assertThat(Tally.conflictsIn(then))
          .as(at + "no new conflict")
          .isSubsetOf(Tally.conflictsIn(before));
    }
    refused.stream()
        .filter(path -> answer.fields().stream().noneMatch(each -> areRelated(each, path)))
        .forEach(
            path ->
                assertThat(at(then.inputs().local(), path))
                    .as(at + path)
                    .isEqualTo(at(before.inputs().local(), path)));
    assertThat(changed(before, then))
        .as(at + "nothing else")
        .allMatch(path -> answer.fields().stream().anyMatch(each -> areRelated(each, path)));
    List<String> faults = faults(then.inputs().local());
    faults.removeAll(faults(before.inputs().local()));
    faults.removeAll(faults(before.inputs().live().orElseThrow()));
    if (fate == Fate.TAKE_LAST_APPLIED) {
      faults.removeAll(faults(before.inputs().lastApplied().orElseThrow()));
    }
    assertThat(faults).as(at + "valid\n" + text).isEmpty();
  }

  private static void holds(
      String at,
      FieldPath field,
      Fate fate,
      ThreeWayOutcome.Computed before,
      ThreeWayOutcome.Computed then) {
    if (field.steps().stream().anyMatch(TakenAndLeftLawsTest::isCounted)) {
      return;
    }
    Optional<Value> local = at(then.inputs().local(), field);
    Optional<Value> live = at(then.inputs().live().orElseThrow(), field);
    switch (fate) {
      case TAKE_LIVE -> {
        assertThat(at(then.result(), field)).as(at + " in the result").isEqualTo(live);
        if (before.explanation().all().stream()
            .noneMatch(each -> each.outcome().isReordered() && areRelated(each.path(), field))) {
          assertThat(local).as(at + " in local").isEqualTo(live);
        }
      }
      case GIVE_UP -> {
        assertThat(local).as(at + " in local").isEmpty();
        assertThat(at(then.result(), field)).as(at + " in the result").isEqualTo(live);
      }
      case TAKE_LAST_APPLIED ->
          assertThat(local)
              .as(at + " in local")
              .isEqualTo(at(then.inputs().lastApplied().orElseThrow(), field));
      case KEEP_LOCAL, KEEP_BOTH, RESTORE -> throw new AssertionError(at);
    }
  }

  /** Where live lacks the list, the server writes the directive that deletes an item into it. */
  private static boolean isLeaked(ThreeWayOutcome.Computed before, FieldPath field) {
    return at(before.result(), field).orElse(null) instanceof MapValue item && item.has("$patch");
  }

  private static boolean isCounted(PathStep step) {
    return step instanceof PathStep.IndexItem || step instanceof PathStep.Lines;
  }

  private static Optional<Value> at(MapValue object, FieldPath path) {
    return Fields.at(object, path).filter(value -> value != NullValue.NULL);
  }

  private static boolean areRelated(FieldPath one, FieldPath other) {
    return one.startsWith(other) || other.startsWith(one);
  }

  private static List<FieldPath> changed(
      ThreeWayOutcome.Computed before, ThreeWayOutcome.Computed then) {
    return TreeDifferences.paths(
        before.inputs().local(), then.inputs().local(), before.inputs().schema().type());
  }

  /** What a server would refuse, seen in the values alone. */
  private static List<String> faults(MapValue object) {
    List<String> faults = new ArrayList<>();
    faults("", "", object, faults);
    return faults;
  }

  private static void faults(String path, String key, Value value, List<String> faults) {
    switch (value) {
      case ListValue list -> {
        if (list.isEmpty() && Set.of("containers", "ports").contains(key) && !path.contains("].")) {
          faults.add(path + " is empty");
        }
        for (Value item : list.items()) {
          boolean isNamed =
              Set.of("containers", "initContainers", "env", "volumes", "volumeMounts")
                  .contains(key);
          if (isNamed && !(item instanceof MapValue map && map.has("name"))) {
            faults.add(path + " lacks a name");
          }
          faults(path + "[" + name(item) + "]", key + "[]", item, faults);
        }
      }
      case MapValue map -> {
        long sources = map.keys().stream().filter(SOURCES::contains).count();
        if (key.equals("volumes[]") && sources != 1 && map.size() < 3) {
          faults.add(path + " sources " + sources);
        }
        if (key.endsWith("Probe") && map.keys().stream().filter(HANDLERS::contains).count() != 1) {
          faults.add(path + " handlers");
        }
        if (key.equals("env[]") && map.has("value") && map.has("valueFrom")) {
          faults.add(path + " has both");
        }
        if (key.equals("strategy")
            && map.has("rollingUpdate")
            && new StringValue("Recreate").equals(map.get("type"))) {
          faults.add(path + " has both");
        }
        map.entries().forEach((name, each) -> faults(path + "." + name, name, each, faults));
      }
      case Scalar _ -> {}
    }
  }

  private static String name(Value item) {
    return item instanceof MapValue map
        ? Stream.of("name", "containerPort", "port", "mountPath")
            .flatMap(key -> map.find(key).stream())
            .findFirst()
            .map(Object::toString)
            .orElse("")
        : "";
  }

  private static Optional<ThreeWayOutcome.Computed> compared(
      ThreeDocuments<SourceDocument> documents) {
    return WORKBENCH.compare(documents, true, DOCUMENTS.mode()) instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(computed)
        : Optional.empty();
  }

  private static ObjectPair pair(MapValue last, MapValue local, MapValue live) {
    return new ObjectPair(
        Optional.of(found("last", last)),
        Optional.of(found("local", local)),
        Optional.of(found("live", live)),
        List.of());
  }

  private static FoundObject found(String name, MapValue object) {
    return new ObjectReader(UnaryOperator.identity())
        .read(Optional.empty(), name, YamlWriter.write(object))
        .objects()
        .getFirst();
  }
}
