package dev.tripatch.engine.explain.composed;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Fields are named as if the whole object were made after each operation, and looked through. */
class PlacedOperationLawsTest {
  private static final TypedPath POD = TypedPath.root(kind("v1", "Pod"));

  private static final MapValue LIVE =
      yaml(
          "{metadata: {finalizers: [a, b, a]}, spec: {hostname: a, containers: ["
              + "{name: a, args: [a, b], env: [{name: a}, {name: b}, {name: a}]},"
              + " {name: b, ports: [{containerPort: 1}, {containerPort: 2}]}, {image: i}, a]}}");

  @Property(tries = 3000)
  void asIfTheWholeObjectWereMadeEachTime(@ForAll("operations") List<Operation> wanted) {
    List<Operation> taken = new ArrayList<>();
    List<PlacedOperation> expected = new ArrayList<>();
    Value before = LIVE;
    for (Operation operation : wanted) {
      if (new JsonPatch(List.of(operation)).apply(before)
          instanceof JsonPatch.Applied(Value after)) {
        taken.add(operation);
        expected.add(placed(operation, before, after));
        before = after;
      }
    }
    assertThat(PlacedOperation.of(new JsonPatch(taken), LIVE, POD)).isEqualTo(expected);
  }

  private static PlacedOperation placed(Operation operation, Value before, Value after) {
    TypedPath was = named(before, operation.path());
    TypedPath is = named(after, operation.path());
    boolean isKey = operation.path().toString().matches(".*/[a-z]\\w*");
    return switch (operation) {
      case Operation.Add add -> new PlacedOperation(add, is, isKey ? was : is, Optional.empty());
      case Operation.Replace replace -> new PlacedOperation(replace, is, was, Optional.empty());
      case Operation.Remove remove -> new PlacedOperation(remove, was, was, Optional.empty());
      case Operation.Test test -> new PlacedOperation(test, was, was, Optional.empty());
      case Operation.Move move ->
          new PlacedOperation(move, is, isKey ? was : is, Optional.of(named(before, move.from())));
      case Operation.Copy copy ->
          new PlacedOperation(copy, is, isKey ? was : is, Optional.of(named(before, copy.from())));
    };
  }

  private static TypedPath named(Value object, JsonPointer pointer) {
    TypedPath place = POD;
    Value at = object;
    for (String token : pointer.tokens()) {
      int index =
          !(at instanceof ListValue list) || !token.matches("-|\\d")
              ? -1
              : token.equals("-") ? list.size() - 1 : Integer.parseInt(token);
      if (at instanceof ListValue list && 0 <= index && index < list.size()) {
        place = place.then(place.steps(list).get(index));
        at = list.get(index);
      } else {
        place = place.key(token);
        at = at instanceof MapValue map && map.has(token) ? map.get(token) : new StringValue("");
      }
    }
    return place;
  }

  @Provide
  Arbitrary<List<Operation>> operations() {
    Arbitrary<JsonPointer> path = pointers();
    Arbitrary<Operation> operations =
        Arbitraries.oneOf(
            Combinators.combine(path, values()).as(Operation.Add::new),
            Combinators.combine(path, values()).as(Operation.Replace::new),
            Combinators.combine(path, path).as(Operation.Move::new),
            Combinators.combine(path, path).as(Operation.Copy::new),
            path.map(Operation.Remove::new));
    return operations.list().ofMaxSize(60);
  }

  private static Arbitrary<JsonPointer> pointers() {
    Arbitrary<String> item = Arbitraries.of("/0", "/1", "/2", "/3", "/-");
    Arbitrary<String> containers = item.map("/spec/containers"::concat);
    Arbitrary<String> names = Arbitraries.of("/name", "/env", "/args", "/ports", "/image");
    Arbitrary<String> within =
        Combinators.combine(containers, names, item, Arbitraries.of("", "", "/name"))
            .as((holder, list, index, name) -> holder + list + index + name);
    return Arbitraries.oneOf(
            containers,
            within,
            Combinators.combine(containers, names).as(String::concat),
            item.map("/metadata/finalizers"::concat),
            Arbitraries.of("/spec", "/spec/containers", "/spec/initContainers", "/spec/hostname"))
        .map(text -> JsonPointer.parse(text).orElseThrow());
  }

  private static Arbitrary<Value> values() {
    return Arbitraries.of(
        new StringValue("a"),
        new StringValue("b"),
        ListValue.EMPTY,
        yaml("{name: a}"),
        yaml("{name: b, env: [{name: b}, {name: a}]}"),
        yaml("{containerPort: 1}"),
        LIVE.find("spec").orElseThrow());
  }
}
