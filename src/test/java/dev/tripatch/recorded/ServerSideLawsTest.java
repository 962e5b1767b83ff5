package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold of server-side apply whatever the documents are. */
class ServerSideLawsTest {
  private static final Set<String> SERVERS =
      Set.of(
          "status",
          "creationTimestamp",
          "deletionGracePeriodSeconds",
          "deletionTimestamp",
          "generation",
          "resourceVersion",
          "selfLink",
          "uid");

  private final BundledCatalog catalog = new BundledCatalog();
  private int applied;
  private int refused;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "json-merge.jsonl.gz"
      })
  void lawsHold(String recording) throws URISyntaxException {
    for (RecordedCase line : cases(recording)) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      MapValue live = line.map("current");
      MapValue first = line.map("original");
      MapValue local = line.map("modified");
      switch (apply(local, live, schema, false)) {
        case Applied outcome -> firstApply(line.id(), local, outcome, schema);
        case ServerSideOutcome.Refused ignored -> refused++;
        case ServerSideOutcome.Conflicted conflicted ->
            throw new AssertionError(line.id() + " without owners: " + conflicted.words());
      }
      if (apply(first, live, schema, false) instanceof Applied earlier) {
        takenFromAnother(line.id(), local, withOwners(earlier), schema);
      }
    }
    assertThat(applied).isPositive();
    System.out.println(recording + ": " + applied + " applied, " + refused + " refused");
  }

  private void firstApply(String id, MapValue local, Applied outcome, SchemaAnswer schema) {
    applied++;
    MapValue read = EngineNumbers.asEngineReads(local);
    MapValue others = read.toBuilder().remove("metadata").build();
    assertHolds(id, others, outcome.result(), Optional.empty(), schema.type());
    if (read.get("metadata") instanceof MapValue metadata) {
      assertHolds(
          id + ".metadata",
          metadata,
          outcome.result().get("metadata"),
          Optional.empty(),
          objectMeta());
    }
    if (!withoutNulls(local).equals(local)) {
      return; // the manager owns the null, which the next request reads as the field given up
    }
    Applied again = (Applied) apply(local, withOwners(outcome), schema, false);
    assertThat(again.fields()).as(id).filteredOn(row -> row.action().isChange()).isEmpty();
    assertThat(again.isChanged()).as(id).isFalse();
    assertThat(again.fields())
        .as(id)
        .allMatch(
            row ->
                Set.of(AppliedAction.SAME, AppliedAction.STAYS, AppliedAction.IGNORED)
                    .contains(row.action()));
  }

  /** That of every object, custom resources among them. */
  private SchemaType objectMeta() {
    return field(catalog.lookUp("v1", "ConfigMap").type(), "metadata").orElseThrow().type();
  }

  /** The first manager owns what it applied; the second takes it over only by force. */
  private static void takenFromAnother(
      String id, MapValue local, MapValue live, SchemaAnswer schema) {
    ServerSideOutcome outcome =
        ServerSideApply.of(local, Optional.of(live), schema, "second", false);
    ServerSideOutcome forced = ServerSideApply.of(local, Optional.of(live), schema, "second", true);
    assertThat(forced).as(id).isNotInstanceOf(ServerSideOutcome.Conflicted.class);
    if (outcome instanceof ServerSideOutcome.Conflicted conflicted) {
      // A server looks at the identity of the object after it has looked at its owners.
      assertThat(forced)
          .as(id)
          .isEqualTo(
              conflicted
                  .objection()
                  .<ServerSideOutcome>map(refused -> refused)
                  .orElse(conflicted.forced()));
      assertThat(conflicted.conflicts())
          .as(id)
          .allMatch(conflict -> !conflict.live().equals(conflict.wanted()));
    } else {
      assertThat(outcome).as(id).isEqualTo(forced);
    }
    if (forced instanceof Applied done) {
      assertThat(done.fields())
          .as(id)
          .noneMatch(row -> row.action() == AppliedAction.GIVEN_UP)
          .allMatch(ServerSideLawsTest::isTrue);
    }
  }

  /** The action says what the values say. */
  private static boolean isTrue(AppliedField row) {
    return switch (row.action()) {
      case ADDED -> row.live().isEmpty() && row.result().isPresent();
      case REMOVED -> row.live().isPresent() && row.result().isEmpty();
      case CHANGED, TAKEN_OVER, DEFAULTED, WRITTEN -> !row.live().equals(row.result());
      case BACK, SAME, ADOPTED, GIVEN_UP, STAYS, IGNORED -> row.live().equals(row.result());
    };
  }

  private static ServerSideOutcome apply(
      MapValue local, MapValue live, SchemaAnswer schema, boolean isForced) {
    return ServerSideApply.of(local, Optional.of(live), schema, "first", isForced);
  }

  private static MapValue withOwners(Applied outcome) {
    MapValue metadata =
        outcome.result().get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    return outcome.result().toBuilder()
        .put("metadata", metadata.toBuilder().put("managedFields", outcome.managedFields()).build())
        .build();
  }

  /** Everything that local says stands in the result; lists that are owned whole stand alone. */
  private static void assertHolds(
      String id, Value local, @Nullable Value result, Optional<FieldRule> rule, SchemaType type) {
    switch (local) {
      case MapValue map when result instanceof MapValue in -> {
        for (String key : map.keys()) {
          Value value = map.get(key);
          if (value != null && value != NullValue.NULL && !isServers(key)) {
            Optional<FieldRule> field = field(type, key);
            SchemaType below = field.map(FieldRule::type).orElse(SchemaType.Primitive.UNDECLARED);
            assertHolds(id + "." + key, value, in.get(key), field, below);
          }
        }
      }
      case ListValue list when result instanceof ListValue in && isByItem(rule) ->
          assertThat(in.size()).as(id).isGreaterThanOrEqualTo(list.size());
      case Value value ->
          assertThat(result == null ? null : withoutNulls(result))
              .as(id)
              .isEqualTo(withoutNulls(value));
    }
  }

  private static Value withoutNulls(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder clean = MapValue.builder();
        map.entries().entrySet().stream()
            .filter(entry -> entry.getValue() != NullValue.NULL)
            .forEach(entry -> clean.put(entry.getKey(), withoutNulls(entry.getValue())));
        yield clean.build();
      }
      case ListValue list ->
          new ListValue(list.items().stream().map(ServerSideLawsTest::withoutNulls).toList());
      case Scalar scalar -> scalar;
    };
  }

  private static Optional<FieldRule> field(SchemaType type, String key) {
    return type instanceof ObjectSchema struct ? struct.field(key) : Optional.empty();
  }

  private static boolean isByItem(Optional<FieldRule> rule) {
    String listType = rule.flatMap(FieldRule::listType).orElse("atomic");
    return !listType.equals("atomic") || rule.filter(FieldRule::merges).isPresent();
  }

  private static boolean isServers(String key) {
    return SERVERS.contains(key);
  }

  private static List<RecordedCase> cases(String name) throws URISyntaxException {
    Path path =
        Path.of(
            Objects.requireNonNull(ServerSideLawsTest.class.getResource("/recorded/" + name))
                .toURI());
    return new RecordedFile(path).sample();
  }
}
