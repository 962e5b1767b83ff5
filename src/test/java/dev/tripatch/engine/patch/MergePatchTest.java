package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.MapValue;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 7396. */
class MergePatchTest {

  /** The table of appendix A, in its order; {@code '} stands for {@code "}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':'b'} | {'a':'c'} | {'a':'c'}",
        "{'a':'b'} | {'b':'c'} | {'a':'b','b':'c'}",
        "{'a':'b'} | {'a':null} | {}",
        "{'a':'b','b':'c'} | {'a':null} | {'b':'c'}",
        "{'a':['b']} | {'a':'c'} | {'a':'c'}",
        "{'a':'c'} | {'a':['b']} | {'a':['b']}",
        "{'a':{'b':'c'}} | {'a':{'b':'d','c':null}} | {'a':{'b':'d'}}",
        "{'a':[{'b':'c'}]} | {'a':[1]} | {'a':[1]}",
        "['a','b'] | ['c','d'] | ['c','d']",
        "{'a':'b'} | ['c'] | ['c']",
        "{'a':'foo'} | null | null",
        "{'a':'foo'} | 'bar' | 'bar'",
        "{'e':null} | {'a':1} | {'e':null,'a':1}",
        "[1,2] | {'a':'b','c':null} | {'a':'b'}",
        "{} | {'a':{'bb':{'ccc':null}}} | {'a':{'bb':{}}}"
      })
  void appendixA(String target, String patch, String result) {
    assertThat(MergePatch.apply(Json.read(target), Json.read(patch))).isEqualTo(Json.read(result));
  }

  @Test
  void nullsOfMapsInListsStayUnlikeInKubernetes() {
    MapValue patch = (MapValue) Json.read("{'a':[{'b':null}]}");
    assertThat(MergePatch.apply(MapValue.EMPTY, patch)).isEqualTo(patch);
    assertThat(JsonMerge.apply(MapValue.EMPTY, patch)).isEqualTo(Json.read("{'a':[{}]}"));
  }

  @Test
  void numbersStayWhatTheyAre() {
    assertThat(MergePatch.diff(MapValue.EMPTY, (MapValue) Json.read("{'a':9007199254740993}")))
        .isEqualTo(Json.read("{'a':9007199254740993}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':1,'b':2} | {'a':1,'b':3} | {'b':3}",
        "{'a':1,'b':2} | {'a':1} | {'b':null}",
        "{'a':1} | [1] | [1]",
        "1 | 2 | 2"
      })
  void theDifferenceOfOneField(String before, String after, String difference) {
    assertThat(JsonMerge.difference(Json.read(before), Json.read(after)))
        .contains(Json.read(difference));
    assertThat(JsonMerge.difference(Json.read(after), Json.read(after))).isEmpty();
    assertThat(JsonMerge.difference(null, Json.read(after))).contains(Json.read(after));
  }

  @Provide
  Arbitrary<MapValue> maps() {
    return Json.maps();
  }

  @Property(tries = 300)
  void diffThenApplyGivesTheTargetUnlessItHasNulls(
      @ForAll("maps") MapValue from, @ForAll("maps") MapValue to) {
    Assume.that(!Json.hasNullField(to));
    assertThat(MergePatch.apply(from, MergePatch.diff(from, to))).isEqualTo(to);
  }
}
