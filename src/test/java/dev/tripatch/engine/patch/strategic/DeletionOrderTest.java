package dev.tripatch.engine.patch.strategic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Kubernetes reads a patch without {@code $setElementOrder} from a Go map: it may delete values
 * before it adds others, or after. That makes a difference only for a value that is in both lists.
 */
class DeletionOrderTest {

  private static final SchemaAnswer KIND =
      new SchemaAnswer.Known(Snippets.kind("v1", "ConfigMap"), "the built-in catalogue");
  private static final String LIST = "finalizers";
  private static final String DELETIONS = "$deleteFromPrimitiveList/finalizers";

  @Provide
  Arbitrary<List<String>> values() {
    return Arbitraries.of("a", "b", "c", "d", "e", "f").list().ofMaxSize(5);
  }

  @Provide
  Arbitrary<List<String>> set() {
    return values().map(list -> list.stream().distinct().toList());
  }

  @Property(tries = 2000)
  void otherValuesComeOutTheSame(
      @ForAll("set") List<String> live,
      @ForAll("values") List<String> added,
      @ForAll("values") List<String> deleted)
      throws RefusedException {
    MapValue object = object(MapValue.of(LIST, list(live)));
    MapValue adding = object(MapValue.of(LIST, list(added)));
    MapValue deleting = object(MapValue.of(DELETIONS, list(deleted)));
    MapValue deletedFirst = applied(applied(object, deleting), adding);
    MapValue addedFirst = applied(applied(object, adding), deleting);
    if (Collections.disjoint(added, deleted)) {
      assertThat(deletedFirst).isEqualTo(addedFirst);
    } else {
      assertThat(deletedFirst).isNotEqualTo(addedFirst);
    }
  }

  private static MapValue applied(MapValue object, MapValue patch) throws RefusedException {
    return PatchReader.apply(Dialect.KUBERNETES, object, patch, KIND);
  }

  private static MapValue object(MapValue metadata) {
    return MapValue.of("metadata", metadata);
  }

  private static ListValue list(List<String> values) {
    return new ListValue(List.copyOf(values).stream().<Value>map(StringValue::new).toList());
  }
}
