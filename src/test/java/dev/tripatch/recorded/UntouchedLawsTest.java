package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nobody is blamed for what a server stores, and whoever changes something is found. */
class UntouchedLawsTest {
  /** What names an object, and what servers set. */
  private static final Set<String> NOT_CHANGED =
      Set.of(
          "apiVersion",
          "kind",
          "status",
          "metadata.name",
          "metadata.namespace",
          "metadata.creationTimestamp");

  /** How many fields of each object somebody changes, one after the other. */
  private static final int CHANGES = 3;

  private static final BundledCatalog CATALOG = new BundledCatalog();

  private final Workbench workbench = new Workbench(CATALOG);

  @Test
  void whatAServerJustStoredIsInNoConflict() throws URISyntaxException {
    Map<String, Object> blamed = new TreeMap<>();
    for (RecordedCase line : stored()) {
      List<FieldPath> conflicts = conflicts(compared(line.map("local"), line.map("after")));
      if (!conflicts.isEmpty()) {
        blamed.put(line.id(), conflicts);
      }
    }
    assertThat(blamed).isEmpty();
  }

  /**
   * What a server that was asked says counts: without its answer, and without knowing what servers
   * store of a kind, many would be blamed.
   */
  @Test
  void whatAServerSaysThatItStoresIsInNoConflict() throws URISyntaxException {
    Random random = Sample.random();
    Map<String, Object> blamed = new TreeMap<>();
    List<String> missed = new ArrayList<>();
    int foretold = 0;
    int changes = 0;
    for (RecordedCase line : stored()) {
      MapValue after = line.map("after");
      ThreeWayInputs inputs = withoutDefaults(compared(line.map("local"), after).inputs());
      Conflicts before = conflictsOf(inputs, Optional.empty());
      Conflicts now = conflictsOf(inputs, Optional.of(after));
      foretold += before.all().size() + before.unknown().size();
      if (!now.all().isEmpty() || !now.unknown().isEmpty()) {
        blamed.put(line.id(), now.all() + " " + now.unknown());
      }
      List<FieldPath> leaves = new ArrayList<>();
      leaves(line.map("local"), after, FieldPath.root(), leaves);
      if (!leaves.isEmpty()) {
        FieldPath leaf = leaves.get(random.nextInt(leaves.size()));
        MapValue live = (MapValue) changed(after, leaf.steps());
        ThreeWayInputs moved = withoutDefaults(compared(line.map("local"), live).inputs());
        changes++;
        if (conflictsOf(moved, Optional.of(after)).all().stream()
            .map(Conflict::path)
            .flatMap(path -> Stream.of(after, live).map(object -> Counted.counted(path, object)))
            .noneMatch(leaf::startsWith)) {
          missed.add(line.id() + " " + leaf);
        }
      }
    }
    System.out.println(
        foretold + " conflicts or unknown without answers, missed of " + changes + ": " + missed);
    assertThat(blamed).isEmpty();
    assertThat(foretold).isPositive();
    assertThat(missed).hasSizeLessThanOrEqualTo(Math.max(3, changes / 100));
  }

  /** Of the same fields, but as of a kind whose defaults nobody knows. */
  private static ThreeWayInputs withoutDefaults(ThreeWayInputs inputs) {
    return new ThreeWayInputs(
        inputs.documents(),
        inputs.schema() instanceof SchemaAnswer.Known known
            ? new SchemaAnswer.Known(known.schema(), known.source(), true, false)
            : inputs.schema(),
        inputs.mode(),
        inputs.overwrite(),
        inputs.clientEntries(),
        inputs.sent(),
        inputs.leftOut());
  }

  private static Conflicts conflictsOf(ThreeWayInputs inputs, Optional<MapValue> answer) {
    return Conflicts.of((ThreeWayOutcome.Computed) ThreeWay.compute(inputs, answer));
  }

  @Test
  void whoeverChangesAFieldIsFoundThere() throws URISyntaxException {
    Random random = Sample.random();
    List<String> missed = new ArrayList<>();
    List<String> blamed = new ArrayList<>();
    int all = 0;
    for (RecordedCase line : stored()) {
      MapValue after = line.map("after");
      List<FieldPath> leaves = new ArrayList<>();
      leaves(line.map("local"), after, FieldPath.root(), leaves);
      Collections.shuffle(leaves, random);
      for (FieldPath leaf : leaves.subList(0, Math.min(Sample.ALL ? CHANGES : 1, leaves.size()))) {
        MapValue live = (MapValue) changed(after, leaf.steps());
        if (live.equals(after)) {
          continue;
        }
        Conflicts conflicts = Conflicts.of(compared(line.map("local"), live));
        boolean isFound =
            conflicts.all().stream()
                .map(Conflict::path)
                .flatMap(
                    path -> Stream.of(after, live).map(object -> Counted.counted(path, object)))
                .anyMatch(leaf::startsWith);
        conflicts.all().stream()
            .flatMap(conflict -> conflicts.inside(conflict).stream())
            .filter(FieldOutcome::isConflict)
            .map(FieldOutcome::path)
            .filter(
                path ->
                    Stream.of(after, live)
                        .map(object -> Counted.counted(path, object))
                        .noneMatch(part -> leaf.startsWith(part) || part.startsWith(leaf)))
            .forEach(part -> blamed.add(line.id() + " " + leaf + ": " + part));
        all++;
        if (!isFound) {
          missed.add(line.id() + " " + leaf);
        }
      }
    }
    System.out.println(all + " changes, missed: " + missed);
    // Where the changed field is the key that names an item, a sibling may take its name.
    assertThat(blamed.stream().filter(each -> !each.matches(".*\\.(port|containerPort|name): .*")))
        .isEmpty();
    missed.removeIf(each -> each.matches(".*\\.(port|containerPort|name)"));
    assertThat(missed).hasSizeLessThanOrEqualTo(Math.max(3, all / 100));
  }

  /** Real manifests, as we say that a server stores them. */
  @Test
  @RealInput.Manifests
  void whatWeSayThatAServerStoresIsInNoConflict() throws IOException {
    Map<String, Object> blamed = new TreeMap<>();
    int all = 0;
    for (Path file : Sample.of(RealInput.manifestFiles())) {
      for (ManifestObject each : ManifestFile.read("a", Files.readString(file)).objects()) {
        MapValue local = each.value();
        if (CATALOG.of(local) instanceof SchemaAnswer.Known schema) {
          MapValue stored = StoredObject.of(local, Optional.empty(), schema).object();
          List<FieldPath> conflicts =
              conflicts(compared(local, LastAppliedAnnotation.put(stored, local)));
          all++;
          if (!conflicts.isEmpty()) {
            blamed.put(file.getFileName() + " " + each.name(), conflicts);
          }
        }
      }
    }
    System.out.println(all + " real objects");
    assertThat(blamed).isEmpty();
  }

  private static List<FieldPath> conflicts(ThreeWayOutcome.Computed outcome) {
    return Conflicts.of(outcome).all().stream().map(Conflict::path).toList();
  }

  /** The scalars that local sets and live has. Items are counted. */
  private static void leaves(Value local, Value live, FieldPath at, List<FieldPath> found) {
    if (local instanceof MapValue one && live instanceof MapValue other) {
      one.entries()
          .forEach(
              (key, value) -> {
                FieldPath path = at.key(key);
                if (other.has(key) && !NOT_CHANGED.contains(path.toString())) {
                  leaves(value, other.find(key).orElseThrow(), path, found);
                }
              });
    } else if (local instanceof ListValue one
        && live instanceof ListValue other
        && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        leaves(one.get(i), other.get(i), at.index(i), found);
      }
    } else if (local instanceof Scalar && live instanceof Scalar) {
      found.add(at);
    }
  }

  private static Value changed(Value value, List<PathStep> steps) {
    if (steps.isEmpty()) {
      return switch (value) {
        case StringValue(String text, _) -> new StringValue(text.matches("[0-9].*") ? "7" : "x");
        case IntegerValue(long number) -> new IntegerValue(number + 1);
        case BoolValue(boolean isTrue) -> BoolValue.of(!isTrue);
        case Value other -> new StringValue("x");
      };
    }
    List<PathStep> below = steps.subList(1, steps.size());
    return switch (steps.getFirst()) {
      case PathStep.Key(String key) -> {
        MapValue map = (MapValue) value;
        yield map.toBuilder().put(key, changed(map.find(key).orElseThrow(), below)).build();
      }
      case PathStep.IndexItem(int index) -> {
        List<Value> items = new ArrayList<>(((ListValue) value).items());
        items.set(index, changed(items.get(index), below));
        yield new ListValue(items);
      }
      case PathStep step -> throw new AssertionError(step);
    };
  }

  private ThreeWayOutcome.Computed compared(MapValue local, MapValue live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(Optional.empty(), read(local), Optional.of(read(live)));
    return (ThreeWayOutcome.Computed) ((Compared.Done) workbench.compare(sources, true)).outcome();
  }

  private static SourceDocument read(MapValue object) {
    return SourceReader.read("a", CanonicalJson.write(object), Format.JSON);
  }

  private static List<RecordedCase> stored() throws URISyntaxException {
    Path path =
        Path.of(
            Objects.requireNonNull(
                    UntouchedLawsTest.class.getResource("/recorded/apply-on-server-1.36.jsonl.gz"))
                .toURI());
    return new RecordedFile(path).cases().stream().filter(line -> line.has("after")).toList();
  }
}
