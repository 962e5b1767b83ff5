package dev.tripatch.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueTest {
  private static final Value ONE = new IntegerValue(1);
  private static final Value TWO = new IntegerValue(2);

  @Test
  void mapsAreEqualInAnyOrderOfKeysAndRememberTheirs() {
    MapValue ab = MapValue.builder().put("a", ONE).put("b", TWO).build();
    MapValue ba = MapValue.builder().put("b", TWO).put("a", ONE).build();
    assertThat(ab).isEqualTo(ba).hasSameHashCodeAs(ba);
    assertThat(ba.keys()).containsExactly("b", "a");
  }

  @Test
  void listsAreEqualInOneOrderOnly() {
    assertThat(ListValue.of(ONE, TWO)).isNotEqualTo(ListValue.of(TWO, ONE));
  }

  @Test
  void anIntegerNeverEqualsAFloat() {
    assertThat(new IntegerValue(1)).isNotEqualTo(new FloatValue(1));
  }

  @Test
  void aListKeepsItsItemsWhenTheGivenOnesChange() {
    List<Value> items = new ArrayList<>(List.of(ONE));
    ListValue list = new ListValue(items);
    items.add(TWO);
    assertThat(list.items()).containsExactly(ONE);
  }

  @Test
  void aBuilderOfAMapLeavesTheMapAlone() {
    MapValue map = MapValue.of("a", ONE);
    assertThat(map.toBuilder().put("a", TWO).remove("b").build().get("a")).isEqualTo(TWO);
    assertThat(map.get("a")).isEqualTo(ONE);
  }

  @Test
  void aBuilderServesOnce() {
    MapValue.Builder builder = MapValue.builder();
    builder.build();
    assertThatIllegalStateException().isThrownBy(() -> builder.put("a", ONE));
  }

  @Test
  void nullIsAValueAndAbsenceIsNot() {
    MapValue map = MapValue.of("a", NullValue.NULL);
    assertThat(map.has("a")).isTrue();
    assertThat(map.get("a")).isEqualTo(NullValue.NULL);
    assertThat(map.get("b")).isNull();
  }

  @Test
  void theEngineReadsHugeIntegersAsFloats() {
    MapValue map = MapValue.of("a", ListValue.of(new BigIntegerValue(BigInteger.TWO.pow(64)), ONE));
    assertThat(EngineNumbers.asEngineReads(map))
        .isEqualTo(MapValue.of("a", ListValue.of(new FloatValue(0x1p64), ONE)));
    MapValue small = MapValue.of("a", ListValue.of(ONE));
    assertThat(EngineNumbers.asEngineReads(small)).isSameAs(small);
  }

  @Test
  void canonicalJsonSortsKeysAndEscapesAsGoDoes() {
    MapValue map =
        MapValue.builder()
            .put("b", new StringValue("<\u2028\"\t\u0001é"))
            .put("a", ListValue.of(ONE, NullValue.NULL, BoolValue.TRUE, new FloatValue(1.5)))
            .build();
    assertThat(CanonicalJson.write(map))
        .isEqualTo("{\"a\":[1,null,true,1.5],\"b\":\"\\u003c\\u2028\\\"\\t\\u0001é\"}");
  }
}
