package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Deployments.Versions;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JSON Patches made of two values. In the tables {@code '} stands for {@code "}. */
class JsonPatchDiffTest {

  @Provide
  Arbitrary<Value> values() {
    return Json.values();
  }

  @Provide
  Arbitrary<Versions> versions() {
    return Deployments.versions();
  }

  @Property(tries = 500)
  void diffThenApplyGivesTheTarget(@ForAll("values") Value from, @ForAll("values") Value to) {
    check(from, to, new SchemaType.Primitive("object"));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void alsoWhereListsAreAlignedByMergeKey(@ForAll("versions") Versions all) {
    check(all.live(), all.local(), Snippets.kind("apps/v1", "Deployment"));
    check(all.lastApplied(), all.live(), Snippets.kind("apps/v1", "Deployment"));
  }

  private static void check(Value from, Value to, SchemaType type) {
    for (boolean withTests : new boolean[] {false, true}) {
      JsonPatch patch = JsonPatchDiff.between(from, to, type, withTests);
      assertThat(patch.apply(from)).isEqualTo(new JsonPatch.Applied(to));
      assertThat(patch.operations().isEmpty()).isEqualTo(from.equals(to));
      assertThat(JsonPatch.read(patch.asValue())).isEqualTo(new JsonPatch.Read(patch));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':1,'b':2} | {'b':3,'c':4} | [{'op':'remove','path':'/a'},"
            + "{'op':'replace','path':'/b','value':3},{'op':'add','path':'/c','value':4}]",
        "{'a':[1,2,3,4]} | {'a':[1,3]}"
            + " | [{'op':'remove','path':'/a/3'},{'op':'remove','path':'/a/1'}]",
        "{'a':[1,2,3]} | {'a':[1,9,3]} | [{'op':'replace','path':'/a/1','value':9}]",
        "{'a':[1,2]} | {'a':[0,1,2,3]} | [{'op':'add','path':'/a/0','value':0},"
            + "{'op':'add','path':'/a/-','value':3}]",
        "{'a':[1,2]} | {'a':[3,4]} | [{'op':'replace','path':'/a','value':[3,4]}]",
        "{'a':[1]} | {'a':[]} | [{'op':'remove','path':'/a/0'}]",
        "{'a':1} | {'a':1.0} | [{'op':'replace','path':'/a','value':1.0}]",
        "[1] | {} | [{'op':'replace','path':'','value':{}}]"
      })
  void isWhatAPersonWouldWrite(String from, String to, String patch) {
    assertThat(
            JsonPatchDiff.between(
                    Json.read(from), Json.read(to), SchemaType.Primitive.UNDECLARED, false)
                .asValue())
        .isEqualTo(Json.read(patch));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[{'name':'a','image':'1'},{'name':'b'}] | [{'name':'a','image':'2'},{'name':'b'}]"
            + " | [{'op':'test','path':'/containers/0/name','value':'a'},"
            + "{'op':'test','path':'/containers/0/image','value':'1'},"
            + "{'op':'replace','path':'/containers/0/image','value':'2'}]",
        "[{'name':'a'},{'name':'b'},{'name':'c'}] | [{'name':'b'},{'name':'c'},{'name':'a'}]"
            + " | [{'op':'test','path':'/containers/0','value':{'name':'a'}},"
            + "{'op':'move','from':'/containers/0','path':'/containers/2'}]",
        "[{'name':'a'},{'name':'b'}] | [{'name':'b'},{'name':'c'}]"
            + " | [{'op':'test','path':'/containers/0','value':{'name':'a'}},"
            + "{'op':'remove','path':'/containers/0'},"
            + "{'op':'add','path':'/containers/-','value':{'name':'c'}}]"
      })
  void alignsByMergeKeyAndTestsWhatItTouches(String from, String to, String patch) {
    JsonPatch made =
        JsonPatchDiff.between(
            MapValue.of("containers", Json.read(from)),
            MapValue.of("containers", Json.read(to)),
            Snippets.podSpec(),
            true);
    assertThat(made.asValue()).isEqualTo(Json.read(patch));
  }

  @Test
  void aTestRefusesAnObjectThatChangedSince() {
    JsonPatch patch =
        JsonPatchDiff.between(
            Json.read("{'a':1}"), Json.read("{}"), new SchemaType.Primitive("object"), true);
    assertThat(patch.apply(Json.read("{'a':2}"))).isInstanceOf(JsonPatch.Refused.class);
  }

  @Test
  void fiveThousandItemsInAnotherOrder() {
    List<Value> items = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      items.add(
          MapValue.builder()
              .put("name", new StringValue("V" + i))
              .put("value", new IntegerValue(i))
              .build());
    }
    ListValue from = new ListValue(items);
    Collections.shuffle(items, new Random(1));
    ListValue to = new ListValue(items.subList(0, 4_500));
    check(MapValue.of("env", from), MapValue.of("env", to), Snippets.container());
    check(from, to, new SchemaType.Primitive("object"));
  }
}
