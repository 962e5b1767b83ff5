package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who owns a field is who would be in the way of server-side apply there, and nobody where nobody
 * would be.
 */
class OwnerLawsTest {
  private static final String STRANGER = "a stranger";

  /** What no configuration sets, or what names the object. */
  private static final Set<FieldPath> NOT_SENT =
      Stream.concat(
              Stream.of("apiVersion", "kind", "status").map(FieldPath::of),
              Stream.of(
                      "name",
                      "namespace",
                      "managedFields",
                      "uid",
                      "resourceVersion",
                      "generation",
                      "creationTimestamp",
                      "selfLink")
                  .map(key -> FieldPath.of("metadata", key)))
          .collect(Collectors.toSet());

  private final BundledCatalog catalog = new BundledCatalog();
  private final Random random = Sample.random();
  private int owned;
  private int free;

  @ParameterizedTest
  @CsvSource({"server-side-on-server.jsonl.gz, 2, 100", "server-side-apply.jsonl.gz, 20, 0"})
  void ownersAreWhoIsInConflict(String recording, int step, int leastFree)
      throws URISyntaxException {
    List<RecordedCase> cases = cases(recording);
    for (int i = 0; i < cases.size(); i += step) {
      RecordedCase line = cases.get(i);
      MapValue live = line.map("live");
      SchemaAnswer schema = catalog.lookUp(live.text("apiVersion"), live.text("kind"));
      if (schema instanceof SchemaAnswer.Known) {
        ofEveryField(line.id(), live, schema);
      }
    }
    assertThat(owned).isGreaterThan(Sample.least(100));
    assertThat(free).isGreaterThanOrEqualTo(Sample.least(leastFree));
    System.out.println(recording + ": " + owned + " owned, " + free + " free");
  }

  /** After kubectl apply --server-side, a server says who applied, if local sets any field. */
  @Test
  void whoAppliedServerSideIsAnApplier() throws URISyntaxException {
    List<String> without = new ArrayList<>();
    for (RecordedCase line : cases("server-side-on-server.jsonl.gz")) {
      if (line.value("exit") instanceof IntegerValue(long code)
          && code == 0
          && !ManagedFields.appliers(line.map("after")).contains(line.text("manager"))) {
        without.add(line.id());
      }
    }
    assertThat(without).as("whose local sets nothing").containsExactly("202", "227", "263");
  }

  private void ofEveryField(String id, MapValue live, SchemaAnswer schema) {
    Ownership ownership = ManagedFields.read(live, schema);
    new Walk(
            (path, other) -> {
              if (!Sample.takes(random)) {
                return;
              }
              Set<String> owners =
                  ownership.of(path).owners().stream()
                      .map(OwnerLawsTest::name)
                      .collect(Collectors.toSet());
              inTheWay((MapValue) other, live, schema)
                  .ifPresent(them -> assertThat(owners).as(id + " " + path).isEqualTo(them));
              owned += owners.isEmpty() ? 0 : 1;
              free += owners.isEmpty() ? 1 : 0;
            })
        .into(live, new Place(FieldPath.root(), schema.type(), Optional.empty()), all -> all);
  }

  private record Place(FieldPath path, SchemaType type, Optional<FieldRule> rule) {}

  /** Meets every field that has a value, and makes the object with another value there. */
  private record Walk(BiConsumer<FieldPath, Value> meet) {

    void into(Value value, Place at, UnaryOperator<Value> object) {
      switch (value) {
        case MapValue map -> intoMap(map, at, object);
        case ListValue list -> intoList(list, at, object);
        case Scalar scalar ->
            other(scalar).ifPresent(another -> meet.accept(at.path(), object.apply(another)));
      }
    }

    private void intoMap(MapValue map, Place at, UnaryOperator<Value> object) {
      for (String key : map.keys()) {
        FieldPath path = at.path().key(key);
        if (NOT_SENT.contains(path) || isKey(key, at.rule())) {
          continue;
        }
        Optional<FieldRule> rule =
            at.type() instanceof ObjectSchema struct ? struct.field(key) : Optional.empty();
        SchemaType type =
            at.type() instanceof SchemaType.MapOf of
                ? of.values()
                : rule.map(FieldRule::type).orElse(SchemaType.Primitive.UNDECLARED);
        into(
            Objects.requireNonNull(map.get(key)),
            new Place(path, type, rule),
            part -> object.apply(map.toBuilder().put(key, part).build()));
      }
    }

    private void intoList(ListValue list, Place at, UnaryOperator<Value> object) {
      boolean isSet = at.rule().flatMap(FieldRule::listType).filter("set"::equals).isPresent();
      SchemaType items =
          at.type() instanceof SchemaType.ListOf of ? of.items() : SchemaType.Primitive.UNDECLARED;
      for (int i = 0; i < list.size() && !isSet; i++) {
        int index = i;
        FieldPath path = at.path().then(ItemSteps.of(list, i, at.rule()));
        into(
            list.get(i),
            new Place(path, items, at.rule()),
            part -> {
              List<Value> all = new ArrayList<>(list.items());
              all.set(index, part);
              return object.apply(new ListValue(all));
            });
      }
    }

    /** Another key is another item. */
    private static boolean isKey(String key, Optional<FieldRule> list) {
      return list.filter(
              rule ->
                  rule.listMapKeys().contains(key)
                      || rule.mergeKey().filter(key::equals).isPresent())
          .isPresent();
    }

    private static Optional<Value> other(Scalar scalar) {
      return switch (scalar) {
        case StringValue(String text, _) -> Optional.of(new StringValue(text + "x"));
        case IntegerValue(long number) -> Optional.of(new IntegerValue(number + 1));
        case BoolValue bool ->
            Optional.of(bool.equals(BoolValue.TRUE) ? BoolValue.FALSE : BoolValue.TRUE);
        case Scalar ignored -> Optional.empty();
      };
    }
  }

  /** Who is in the way; empty where the server does not even read such an object. */
  private static Optional<Set<String>> inTheWay(
      MapValue local, MapValue live, SchemaAnswer schema) {
    return switch (ServerSideApply.of(sent(local), Optional.of(live), schema, STRANGER, false)) {
      case Conflicted conflicted ->
          Optional.of(
              conflicted.conflicts().stream()
                  .map(OwnershipConflict::owner)
                  .map(OwnerLawsTest::name)
                  .collect(Collectors.toSet()));
      case Applied ignored -> Optional.of(Set.of());
      case Refused ignored -> Optional.empty();
    };
  }

  private static MapValue sent(MapValue object) {
    MapValue metadata = (MapValue) Objects.requireNonNull(object.get("metadata"));
    return object.toBuilder()
        .remove("status")
        .put("metadata", metadata.toBuilder().remove("managedFields").build())
        .build();
  }

  private static String name(Owner owner) {
    return owner.manager() + " " + owner.operation() + " " + owner.subresource().orElse("");
  }

  private static String name(FieldOwner owner) {
    return owner.manager() + " " + owner.operation() + " " + owner.subresource().orElse("");
  }

  private static List<RecordedCase> cases(String name) throws URISyntaxException {
    Path path =
        Path.of(
            Objects.requireNonNull(OwnerLawsTest.class.getResource("/recorded/" + name)).toURI());
    return new RecordedFile(path).cases();
  }
}
