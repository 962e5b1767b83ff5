package dev.tripatch.engine.explain.composed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.composed.ComposedExplainer.OperationsByField;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.SchemaType;
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

/** The operations that are about a field are found as if all were looked through. */
class OperationsByFieldLawsTest {

  private static final Operation REMOVAL = new Operation.Remove(JsonPointer.ROOT);

  @Property(tries = 5000)
  void asIfAllWereLookedThrough(
      @ForAll("operations") List<PlacedOperation> operations, @ForAll("fields") FieldPath field) {
    List<PatchEntry.Numbered> about = new ArrayList<>();
    for (int i = 0; i < operations.size(); i++) {
      PlacedOperation each = operations.get(i);
      if (touches(each.place(), field)
          || touches(each.before(), field)
          || each.from().filter(from -> touches(from, field)).isPresent()) {
        about.add(new PatchEntry.Numbered(i + 1, each.operation()));
      }
    }
    assertThat(new OperationsByField(operations).about(field)).isEqualTo(about);
  }

  private static boolean touches(TypedPath place, FieldPath field) {
    return place.path().startsWith(field) || field.startsWith(place.path());
  }

  @Provide
  Arbitrary<FieldPath> fields() {
    return Arbitraries.of("a", "b")
        .list()
        .ofMaxSize(3)
        .map(keys -> FieldPath.of(keys.toArray(String[]::new)));
  }

  @Provide
  Arbitrary<List<PlacedOperation>> operations() {
    Arbitrary<TypedPath> places =
        fields()
            .map(path -> new TypedPath(path, SchemaType.Primitive.UNDECLARED, Optional.empty()));
    return Combinators.combine(places, places, places.optional())
        .as((place, before, from) -> new PlacedOperation(REMOVAL, place, before, from))
        .list()
        .ofMaxSize(6);
  }
}
