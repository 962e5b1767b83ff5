package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.stored.StoredChange;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StoredReason;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.DefaultsTable;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What we say that a server stores, against what kube-apiserver 1.20.2 and 1.36.2 stored, and what
 * holds of it whatever the object.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StoredLawsTest {
  private static final List<String> RECORDINGS =
      List.of(
          "apply-on-server.jsonl.gz",
          "server-side-on-server.jsonl.gz",
          "stored-on-server.jsonl.gz",
          "apply-on-server-1.36.jsonl.gz",
          "server-side-on-server-1.36.jsonl.gz",
          "stored-on-server-1.36.jsonl.gz");

  private static final String ORDER = "server-side apply of 1.20 keeps the order that live has";

  /** Cases that differ, and why. */
  private static final Map<String, String> DIFFERENT =
      Map.of(
          "apply-on-server-1.36.jsonl.gz csa1-251",
          "the server is a fork of 1.36 in which MaxUnavailableStatefulSet is off");

  /** Cases that differ, where we say that the defaults of the kind are unknown. */
  private static final Set<String> UNKNOWN = Set.of("server-side-on-server.jsonl.gz 168");

  /** Cases that only differ in the order of items. */
  private static final Map<String, String> REORDERED =
      Map.of(
          "server-side-on-server.jsonl.gz 20", ORDER,
          "server-side-on-server.jsonl.gz 44", ORDER,
          "server-side-on-server.jsonl.gz 190", ORDER);

  private final SchemaSource today = DefinedKinds.TODAY;
  private final ServerAnswers answers = new ServerAnswers(today);
  private final List<Accepted> accepted;

  StoredLawsTest() throws URISyntaxException {
    accepted = accepted();
  }

  /**
   * A change that a server accepted.
   *
   * @param id the recording and the case
   * @param schema of the kind, of the server's release
   * @param written the object that somebody wrote
   * @param given the object that we say it leads to
   * @param after the object that the server had then
   */
  private record Accepted(
      String id,
      SchemaAnswer schema,
      MapValue written,
      MapValue given,
      Optional<MapValue> live,
      MapValue after) {}

  @Test
  void aServerStoresWhatWeSay() {
    Map<String, String> different = new TreeMap<>();
    Map<String, String> unknown = new TreeMap<>();
    List<String> reordered = new ArrayList<>();
    for (Accepted each : accepted) {
      StoredObject stored = stored(each);
      MapValue ours = StoredForm.of(stored.object());
      MapValue theirs = StoredForm.of(stored, each.schema(), each.after());
      if (!ours.equals(theirs)) {
        if (StoredForm.sorted(ours).equals(StoredForm.sorted(theirs))) {
          reordered.add(each.id());
        } else {
          (stored.knowsDefaults() ? different : unknown)
              .put(each.id(), first(ours, theirs, FieldPath.root()));
        }
      }
    }
    System.out.println(
        accepted.size() + " accepted changes, " + different + ", " + unknown + ", " + reordered);
    assertThat(different).containsOnlyKeys(DIFFERENT.keySet());
    assertThat(unknown).containsOnlyKeys(UNKNOWN);
    assertThat(reordered).containsExactlyInAnyOrderElementsOf(REORDERED.keySet());
    assertThat(different.size() * 50)
        .as("at most one in fifty")
        .isLessThanOrEqualTo(accepted.size());
  }

  /** What is stored is stored as it is; nobody needs to know what was there before. */
  @Test
  void whatIsStoredIsNotChanged() {
    for (Accepted each : accepted) {
      MapValue once = stored(each).object();
      StoredObject twice = StoredObject.of(once, Optional.of(once), each.schema());
      assertThat(twice.changes()).as(each.id()).isEmpty();
      assertThat(twice.object()).as(each.id()).isEqualTo(once);
    }
  }

  @Test
  void changesLeadFromWhatIsGivenToWhatIsStored() {
    Set<StoredReason> reasons = EnumSet.noneOf(StoredReason.class);
    for (Accepted each : accepted) {
      StoredObject stored = stored(each);
      MapValue changed = each.given();
      for (StoredChange change : stored.changes()) {
        assertThat(Counted.valueAt(each.given(), change.path()))
            .as(each.id() + " " + change)
            .isEqualTo(change.before());
        changed = StoredForm.with(changed, change.path(), change.after());
        reasons.add(change.reason());
        assertThat(change.sentence()).startsWith("The server ").endsWith(".");
      }
      assertThat(changed).as(each.id()).isEqualTo(stored.object());
    }
    // kubectl refuses custom resources with fields that are not defined, so no server was asked;
    // no recording has line breaks in base64.
    assertThat(reasons)
        .isEqualTo(EnumSet.complementOf(EnumSet.of(StoredReason.NOT_DEFINED, StoredReason.BASE64)));
  }

  @Test
  void nothingChangesInWhatComesFromAServer() {
    Map<String, Object> changed = new TreeMap<>();
    for (Accepted each : accepted) {
      MapValue after = each.after();
      List<StoredChange> changes =
          StoredObject.of(after, Optional.of(after), each.schema()).changes();
      if (!changes.isEmpty()) {
        changed.put(each.id(), changes);
      }
      each.live()
          .ifPresent(
              live ->
                  assertThat(StoredObject.of(live, Optional.of(live), each.schema()).changes())
                      .as(each.id())
                      .isEmpty());
    }
    assertThat(changed).isEmpty();
  }

  /**
   * A line of the table that no recording proves is a guess. But each Job of the recordings is
   * suspended; that others are not is only what Kubernetes' code says.
   */
  @Test
  void everyDefaultThatIsFilledInWasSeen() {
    Set<String> seen = new HashSet<>();
    Set<String> kinds = new HashSet<>();
    for (Accepted each : accepted) {
      kinds.add(each.written().text("kind"));
      added(each.written(), each.after(), each.schema().type(), seen);
    }
    assertThat(DefaultsTable.read())
        .filteredOn(row -> !row.word().contains("@chosen") && !row.word().equals("@others"))
        .filteredOn(row -> !row.field().equals("suspend") || !row.type().equals("JobSpec"))
        .extracting(row -> row.type() + "." + row.field())
        .isSubsetOf(seen);
    assertThat(DefaultsTable.kinds()).isSubsetOf(kinds);
    assertThat(seen).contains("DaemonSetSpec.updateStrategy").doesNotContain("PodSpec.hostname");
  }

  /** Notes each field of a holder that was given, where the field was not, or was zero. */
  private static void added(Value given, Value after, SchemaType type, Set<String> seen) {
    switch (type) {
      case ObjectSchema struct
          when given instanceof MapValue one && after instanceof MapValue all ->
          all.entries()
              .forEach(
                  (key, value) -> {
                    Value before = one.find(key).orElse(MapValue.EMPTY);
                    struct.field(key).ifPresent(rule -> added(before, value, rule.type(), seen));
                    if (!one.has(key) || (value instanceof Scalar && !value.equals(before))) {
                      seen.add(struct.name() + "." + key);
                    }
                  });
      case SchemaType.ListOf of
          when given instanceof ListValue one && after instanceof ListValue all -> {
        for (int i = 0; i < Math.min(one.size(), all.size()); i++) {
          added(one.get(i), all.get(i), of.items(), seen);
        }
      }
      case SchemaType ignored -> {}
    }
  }

  private static StoredObject stored(Accepted each) {
    return StoredObject.of(each.given(), each.live(), each.schema());
  }

  private List<Accepted> accepted() throws URISyntaxException {
    List<Accepted> accepted = new ArrayList<>();
    for (String recording : RECORDINGS) {
      for (RecordedCase line : cases(recording)) {
        after(line)
            .ifPresent(
                after ->
                    accepted.add(
                        new Accepted(
                            recording + " " + line.id(),
                            OlderSchemas.of(line, today).of(after),
                            line.map(line.has("given") ? "given" : "local"),
                            line.has("given")
                                ? line.map("given")
                                : answers.result(line).orElse(MapValue.EMPTY),
                            line.value("live") instanceof MapValue live
                                ? Optional.of(live)
                                : Optional.empty(),
                            after)));
      }
    }
    return accepted;
  }

  /** The object after an accepted change; empty if it was refused. */
  private static Optional<MapValue> after(RecordedCase line) {
    if (!line.has("stderr")) {
      return "refused".equals(line.text("answer"))
          ? Optional.empty()
          : Optional.of(line.map("after"));
    }
    if (line.has("after")) {
      return Optional.of(line.map("after"));
    }
    MapValue forced = line.map("forced");
    return new IntegerValue(0).equals(forced.get("exit"))
        ? Optional.of((MapValue) Objects.requireNonNull(forced.get("after")))
        : Optional.empty();
  }

  private static String first(Value ours, Value theirs, FieldPath at) {
    if (ours instanceof MapValue one && theirs instanceof MapValue other) {
      TreeMap<String, Value> all = new TreeMap<>(one.entries());
      all.putAll(other.entries());
      for (String key : all.keySet()) {
        Value left = one.find(key).orElse(NullValue.NULL);
        Value right = other.find(key).orElse(NullValue.NULL);
        if (!left.equals(right)) {
          return first(left, right, at.key(key));
        }
      }
    }
    return at + ": " + CanonicalJson.write(ours) + " but " + CanonicalJson.write(theirs);
  }

  private static List<RecordedCase> cases(String name) throws URISyntaxException {
    Path path =
        Path.of(
            Objects.requireNonNull(StoredLawsTest.class.getResource("/recorded/" + name)).toURI());
    return new RecordedFile(path).cases();
  }
}
