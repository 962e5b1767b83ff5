package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.PatchHazards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Of real objects, lists and maps are written without some of what they hold: exactly what the
 * result lacks is told, and of a patch that deletes it by name nothing is.
 */
@RealInput.Manifests
class LossLawsTest {
  private static final Set<HazardKind> LOSSES =
      Set.of(HazardKind.LIST_DROPS_ITEMS, HazardKind.DROPS_FIELDS, HazardKind.ADD_REPLACES);

  /** Of what two items become that no patch can tell apart, other hazards speak. */
  private static final Set<HazardKind> OF_TWINS =
      Set.of(HazardKind.DUPLICATE_MERGE_KEY, HazardKind.PARTIAL_MERGE_KEY);

  private static final int EACH = 4;

  private final Random random = Sample.random();
  private final List<String> wrong = new ArrayList<>();
  private int tried;
  private int lost;
  private int staying;
  private int twins;

  /** A list or a map of an object, and what becomes of it. */
  private record Cut(FieldPath path, Value before, Value after, List<PathStep> gone) {}

  @Test
  void exactlyWhatTheResultLacksIsTold() throws IOException {
    for (Path file : Sample.of(RealInput.manifestFiles())) {
      String text = Files.readString(file);
      for (ManifestObject object : ManifestFile.read(file.toString(), text).objects()) {
        tryCuts(object.value());
      }
    }
    System.out.println(
        "losses: "
            + tried
            + " changes, "
            + lost
            + " lose something, "
            + staying
            + " in vain, "
            + twins
            + " with twins");
    assertThat(wrong).isEmpty();
    assertThat(lost).isGreaterThan(Sample.least(1_000));
    assertThat(staying).isGreaterThan(Sample.least(15));
  }

  private void tryCuts(MapValue live) {
    List<FieldPath> places = new ArrayList<>();
    containers(live, FieldPath.root(), places);
    for (int i = 0; i < EACH && !places.isEmpty(); i++) {
      cut(live, places.get(random.nextInt(places.size())))
          .filter(cut -> areApart(live, cut.path()))
          .ifPresent(
              cut -> {
                tryPatch(live, cut, PatchFormat.JSON, operation("replace", cut, cut.after()));
                tryPatch(live, cut, PatchFormat.JSON, removals(cut));
                if (cut.path().steps().stream().allMatch(PathStep.Key.class::isInstance)) {
                  tryPatch(live, cut, PatchFormat.MERGE, nested(cut));
                  tryPatch(live, cut, PatchFormat.STRATEGIC, nested(cut));
                }
                tryApply(live, cut);
              });
    }
    // What writes a list as a whole can tell twins apart.
    places.stream()
        .filter(path -> !areApart(live, path))
        .filter(path -> Counted.valueAt(live, path).orElseThrow() instanceof ListValue)
        .forEach(path -> tryTwins(live, path));
  }

  private void tryTwins(MapValue live, FieldPath path) {
    for (int i = 0; i < EACH; i++) {
      cut(live, path)
          .ifPresent(
              cut -> {
                tryPatch(live, cut, PatchFormat.JSON, operation("replace", cut, cut.after()));
                if (path.steps().stream().allMatch(PathStep.Key.class::isInstance)) {
                  tryPatch(live, cut, PatchFormat.MERGE, nested(cut));
                }
                twins++;
              });
    }
  }

  private static void containers(Value value, FieldPath path, List<FieldPath> into) {
    boolean isIdentity = path.length() < 2 && !path.toString().equals("spec");
    if (!isIdentity && !path.startsWith(FieldPath.of("status"))) {
      into.add(path);
    }
    switch (value) {
      case MapValue map ->
          map.entries()
              .forEach(
                  (key, each) -> {
                    if (isContainer(each)) {
                      containers(each, path.key(key), into);
                    }
                  });
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          if (isContainer(list.items().get(i))) {
            containers(list.items().get(i), path.index(i), into);
          }
        }
      }
      default -> {}
    }
  }

  private static boolean isContainer(Value value) {
    return value instanceof MapValue map && !map.isEmpty()
        || value instanceof ListValue list && !list.isEmpty();
  }

  /** Without a third of its parts; what occurs twice in a list is left to others. */
  private Optional<Cut> cut(MapValue live, FieldPath path) {
    Value before = Counted.valueAt(live, path).orElseThrow();
    List<PathStep> gone = new ArrayList<>();
    if (before instanceof MapValue map) {
      MapValue.Builder after = MapValue.builder();
      map.entries()
          .forEach(
              (key, value) -> {
                if (random.nextInt(3) == 0 && value != NullValue.NULL) {
                  gone.add(new PathStep.Key(key));
                } else {
                  after.put(key, value);
                }
              });
      return Optional.of(new Cut(path, before, after.build(), gone));
    }
    ListValue list = (ListValue) before;
    List<Value> after = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (random.nextInt(3) == 0) {
        gone.add(new PathStep.IndexItem(i));
      } else {
        after.add(list.items().get(i));
      }
    }
    return Set.copyOf(list.items()).size() == list.size()
        ? Optional.of(new Cut(path, before, new ListValue(after), gone))
        : Optional.empty();
  }

  private static Value operation(String op, Cut cut, Value value) {
    return ListValue.of(
        MapValue.builder()
            .put("op", new StringValue(op))
            .put("path", new StringValue(pointer(cut.path())))
            .put("value", value)
            .build());
  }

  private static Value removals(Cut cut) {
    return new ListValue(
        cut.gone().reversed().stream()
            .<Value>map(
                step ->
                    MapValue.builder()
                        .put("op", new StringValue("remove"))
                        .put("path", new StringValue(pointer(cut.path().then(step))))
                        .build())
            .toList());
  }

  private static String pointer(FieldPath path) {
    StringBuilder pointer = new StringBuilder();
    for (PathStep step : path.steps()) {
      pointer.append('/');
      switch (step) {
        case PathStep.Key(String name) ->
            pointer.append(name.replace("~", "~0").replace("/", "~1"));
        case PathStep.IndexItem(int index) -> pointer.append(index);
        default -> throw new IllegalStateException(path.toString());
      }
    }
    return pointer.toString();
  }

  private static Value nested(Cut cut) {
    Value value = cut.after();
    for (PathStep step : cut.path().steps().reversed()) {
      value = MapValue.of(((PathStep.Key) step).name(), value);
    }
    return value;
  }

  /** Local lacks what only live has, or what last applied has too. */
  private void tryApply(MapValue live, Cut cut) {
    // No server stores an empty text, so live has not lost it.
    if (cut.gone().stream().anyMatch(step -> isEmptyText(cut.before(), step))) {
      return;
    }
    Value replace = operation("replace", cut, cut.after());
    SchemaAnswer schema = OpenModel.WORKBENCH.schemaOf(live);
    if (WrittenPatch.apply(PatchFormat.JSON, live, replace, schema)
        instanceof WrittenPatch.Applied(MapValue local, var _, var _)) {
      tryApply(Optional.empty(), local, live, cut);
      tryApply(Optional.of(local), local, live, cut);
      tryApply(Optional.of(live), local, live, cut);
    }
  }

  private static boolean isEmptyText(Value holder, PathStep step) {
    return Counted.valueAt(holder, FieldPath.root().then(step))
        .filter(new StringValue("")::equals)
        .isPresent();
  }

  private void tryApply(Optional<MapValue> lastApplied, MapValue local, MapValue live, Cut cut) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(
            lastApplied.map(each -> YamlWriter.render("last applied", each)),
            YamlWriter.render("local", local),
            Optional.of(YamlWriter.render("live", live)));
    if (OpenModel.WORKBENCH.compare(documents, true) instanceof Compared.Done done
        && done.outcome() instanceof ThreeWayOutcome.Computed computed) {
      SchemaAnswer schema = computed.inputs().schema();
      boolean isDropped = lastApplied.equals(Optional.of(live));
      Set<String> missing =
          isDropped ? Set.of() : missing(live, computed.result(), cut, NullValue.NULL, schema);
      check("apply " + lastApplied.isPresent(), live, cut, done.hazards(), missing, done.view());
    }
  }

  private void tryPatch(MapValue live, Cut cut, PatchFormat format, Value patch) {
    SchemaAnswer schema = OpenModel.WORKBENCH.schemaOf(live);
    if (WrittenPatch.apply(format, live, patch, schema) instanceof WrittenPatch.Applied applied) {
      SourceDocument written = YamlWriter.render("patch", patch);
      SourceDocument before = YamlWriter.render("live", live);
      Composition view =
          new Composition(
              new ThreeDocuments<>(Optional.empty(), before, Optional.of(before)),
              written,
              format,
              format,
              applied,
              schema);
      List<Hazard> all = PatchHazards.of(format, written, before, schema);
      Set<String> missing = missing(live, applied.result(), cut, patch, schema);
      check(format.toString(), live, cut, all, missing, view);
      if (format == PatchFormat.STRATEGIC && cut.before() instanceof ListValue list) {
        checkStaying(live, cut, list, view, schema);
      }
    }
  }

  /** What a merged list leaves out in vain is told, and what to write deletes an item. */
  private void checkStaying(
      MapValue live, Cut cut, ListValue before, Composition view, SchemaAnswer schema) {
    List<String> told =
        view.idle().stream()
            .filter(remark -> remark.fields().equals(List.of(cut.path())))
            .map(PatchRemark::sentence)
            .filter(sentence -> sentence.contains("deletes nothing"))
            .toList();
    boolean isInVain = !cut.gone().isEmpty() && view.result().equals(live);
    staying += told.size();
    boolean isRight = told.size() == (isInVain ? 1 : 0);
    for (String sentence : told) {
      String advice = sentence.replaceAll("(?s).* write (.*)\\.", "$1");
      Value deletion = SourceReader.read("advice", advice).decoded().orElseThrow();
      FieldPath at = deletion instanceof ListValue ? cut.path() : cut.path().parent().orElseThrow();
      isRight &=
          WrittenPatch.apply(
                      PatchFormat.STRATEGIC,
                      live,
                      nested(new Cut(at, before, deletion, List.of())),
                      schema)
                  instanceof WrittenPatch.Applied(MapValue result, var _, var _)
              && Counted.valueAt(result, cut.path()).orElse(ListValue.EMPTY)
                  instanceof ListValue left
              && left.size() == before.size() - 1
              && before.items().containsAll(left.items());
    }
    if (!isRight) {
      wrong.add("staying %s of %s: %s".formatted(cut.path(), live.text("kind"), told));
    }
  }

  private void check(
      String way,
      MapValue live,
      Cut cut,
      List<Hazard> all,
      Set<String> missing,
      ComparisonView view) {
    if (all.stream().anyMatch(each -> OF_TWINS.contains(each.kind()))
        || isTakenForTwin(live, cut)) {
      return;
    }
    List<String> told =
        all.stream().filter(each -> LOSSES.contains(each.kind())).map(Hazard::sentence).toList();
    tried++;
    lost += missing.isEmpty() ? 0 : 1;
    // A whole item may be told in its place.
    boolean isInItem =
        way.startsWith("apply")
            && cut.path().steps().stream().anyMatch(PathStep.IndexItem.class::isInstance);
    boolean isTold =
        missing.isEmpty()
            ? told.isEmpty()
                || comesBackOtherwise(view.result(), live, cut, OpenModel.WORKBENCH.schemaOf(live))
            : told.size() == 1
                && (isInItem
                    || missing.stream().allMatch(told.getFirst()::contains)
                    || isCut(told.getFirst(), missing));
    String struck = struck(view.pane(Role.RESULT));
    // Without its key it is another item.
    boolean isKeyLost =
        cut.gone().stream()
            .anyMatch(
                step ->
                    step instanceof PathStep.Key(String key)
                        && told.stream().anyMatch(each -> each.contains("[" + key + "=")));
    boolean isStruck =
        missing.isEmpty()
            || isKeyLost
            || !struck.isEmpty()
                && missing.stream()
                    .map(LossLawsTest::unquoted)
                    .filter(name -> name.indexOf('\\') < 0)
                    .allMatch(struck::contains);
    if (!isTold || !isStruck) {
      wrong.add(
          "%s %s of %s %s: lacks %s, told %s, struck %s"
              .formatted(
                  way,
                  cut.path(),
                  live.text("kind"),
                  live.find("metadata").map(Show::value).orElse(""),
                  missing,
                  told,
                  isStruck));
    }
  }

  /** Whether a sentence begins to say what is lost: a long map in it is cut. */
  private static boolean isCut(String told, Set<String> missing) {
    return told.contains("… would be lost") && missing.stream().anyMatch(told::contains);
  }

  /** Whether a key tells all items of a list apart; what becomes of twins is not always told. */
  private static boolean areApart(MapValue live, FieldPath path) {
    SchemaType type = OpenModel.WORKBENCH.schemaOf(live).declaredType();
    return Stream.iterate(
            Optional.of(path), Optional::isPresent, at -> at.flatMap(FieldPath::parent))
        .flatMap(Optional::stream)
        .noneMatch(
            at ->
                Counted.valueAt(live, at).orElse(NullValue.NULL) instanceof ListValue list
                    && TypedPath.of(type, at).steps(list).stream()
                        .anyMatch(
                            step ->
                                step instanceof PathStep.KeyedItem(_, _, int occurrence)
                                    && occurrence > 0));
  }

  /** Whether an item loses all that tells it from another one. */
  private static boolean isTakenForTwin(MapValue live, Cut cut) {
    return cut.path().last().orElse(null) instanceof PathStep.IndexItem
        && cut.after().equals(MapValue.EMPTY)
        && Counted.valueAt(live, cut.path().parent().orElseThrow()).orElseThrow()
            instanceof ListValue list
        && list.items().stream()
            .filter(item -> !item.equals(cut.before()))
            .anyMatch(
                item ->
                    ((MapValue) cut.before())
                        .entries().entrySet().stream()
                            .anyMatch(
                                entry ->
                                    item instanceof MapValue map
                                        && entry.getValue().equals(map.get(entry.getKey()))));
  }

  /** Long values are cut in sentences; what is escaped there is not looked for. */
  private static String unquoted(String name) {
    return name.replaceAll("[\"…]", "");
  }

  /** The lines of the result that it no longer has. */
  private static String struck(PaneText result) {
    String[] lines = result.text().split("\n", -1);
    return result.phantomLines().stream()
        .map(line -> lines[line - 1])
        .collect(Collectors.joining("\n"));
  }

  /** Whether a server fills a field in again, with another value. */
  private static boolean comesBackOtherwise(
      MapValue result, MapValue live, Cut cut, SchemaAnswer schema) {
    MapValue stored = StoredObject.of(result, Optional.of(live), schema).object();
    return cut.before() instanceof MapValue before
        && Counted.valueAt(stored, cut.path()).orElse(MapValue.EMPTY) instanceof MapValue after
        && cut.gone().stream()
            .map(step -> ((PathStep.Key) step).name())
            .anyMatch(key -> after.has(key) && !after.find(key).equals(before.find(key)));
  }

  /**
   * How what is gone from the object as it is stored is called, if no patch deletes it by name; an
   * item that is a map has a name of several forms.
   */
  private static Set<String> missing(
      MapValue live, MapValue result, Cut cut, Value patch, SchemaAnswer schema) {
    Set<String> names = new TreeSet<>();
    boolean isByName = patch.equals(removals(cut));
    MapValue stored = StoredObject.of(result, Optional.of(live), schema).object();
    Value left = Counted.valueAt(stored, cut.path()).orElse(MapValue.EMPTY);
    Value kept = Counted.valueAt(result, cut.path()).orElse(MapValue.EMPTY);
    for (PathStep step : cut.gone()) {
      Value gone = Counted.valueAt(cut.before(), FieldPath.root().then(step)).orElseThrow();
      boolean isThere =
          step instanceof PathStep.Key(String key)
              ? hasKey(left, key) || hasKey(kept, key)
              : has(left, gone) || has(kept, gone);
      if (!isThere && !isByName) {
        names.add(step instanceof PathStep.Key(String key) ? key : nameOf(gone));
      }
    }
    return names;
  }

  private static boolean hasKey(Value holder, String key) {
    return holder instanceof MapValue map && map.has(key);
  }

  private static boolean has(Value holder, Value item) {
    return holder instanceof ListValue list && list.items().contains(item);
  }

  private static String nameOf(Value item) {
    return item instanceof Scalar ? Show.item(item) : "";
  }
}
