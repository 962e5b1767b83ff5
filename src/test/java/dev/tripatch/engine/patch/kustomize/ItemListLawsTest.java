package dev.tripatch.engine.patch.kustomize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Items are found and set as if all of them were looked through. */
class ItemListLawsTest {
  private static final List<String> KEYS = List.of("p", "q");
  private final ItemSetter setter = new ItemSetter(FieldPath.root());

  @Property(tries = 3000)
  void asIfAllWereLookedThrough(
      @ForAll("items") List<Value> items, @ForAll("items") List<Value> set) {
    ItemList list = new ItemList(setter, KEYS, items);
    List<Value> plain = new ArrayList<>(items);
    for (Value item : set) {
      List<String> texts = ItemNames.texts(item, KEYS);
      Value wanted = item.hashCode() % 3 == 0 ? null : item;
      assertThat(list.find(KEYS, texts) >= 0).isEqualTo(ItemSetter.find(plain, KEYS, texts) >= 0);
      String refused = "";
      String refusedPlain = "";
      try {
        setter.set(plain, KEYS, texts, wanted);
      } catch (RefusedException e) {
        refusedPlain = e.refusal().toString();
      }
      try {
        list.set(KEYS, texts, wanted);
      } catch (RefusedException e) {
        refused = e.refusal().toString();
      }
      assertThat(refused).isEqualTo(refusedPlain);
      assertThat(list.values()).isEqualTo(plain);
    }
  }

  @Provide
  Arbitrary<List<Value>> items() {
    Arbitrary<Value> texts =
        Arbitraries.of(
            new IntegerValue(1), new StringValue("1"), new StringValue("x"), new StringValue("y"));
    Arbitrary<Value> full =
        Combinators.combine(texts, texts)
            .as((p, q) -> MapValue.builder().put("p", p).put("q", q).build());
    Arbitrary<Value> odd =
        Arbitraries.of(
            NullValue.NULL,
            MapValue.EMPTY,
            MapValue.of("p", new StringValue("x")),
            MapValue.of("p", new StringValue("")),
            MapValue.of("q", new StringValue("y")));
    return Arbitraries.frequencyOf(net.jqwik.api.Tuple.of(12, full), net.jqwik.api.Tuple.of(3, odd))
        .list()
        .ofMaxSize(6);
  }
}
