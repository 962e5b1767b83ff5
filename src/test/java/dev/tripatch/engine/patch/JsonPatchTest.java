package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.JsonPatchRefusal.Rule;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 6902. In the tables {@code '} stands for {@code "}. */
class JsonPatchTest {

  /** Appendix A.1 to A.7, A.10, A.11, A.14, A.16; then the remaining rules of section 4. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'foo':'bar'} | [{'op':'add','path':'/baz','value':'qux'}] | {'baz':'qux','foo':'bar'}",
        "{'foo':['bar','baz']} | [{'op':'add','path':'/foo/1','value':'qux'}]"
            + " | {'foo':['bar','qux','baz']}",
        "{'baz':'qux','foo':'bar'} | [{'op':'remove','path':'/baz'}] | {'foo':'bar'}",
        "{'foo':['bar','qux','baz']} | [{'op':'remove','path':'/foo/1'}] | {'foo':['bar','baz']}",
        "{'baz':'qux','foo':'bar'} | [{'op':'replace','path':'/baz','value':'boo'}]"
            + " | {'baz':'boo','foo':'bar'}",
        "{'foo':{'bar':'baz','waldo':'fred'},'qux':{'corge':'grault'}}"
            + " | [{'op':'move','from':'/foo/waldo','path':'/qux/thud'}]"
            + " | {'foo':{'bar':'baz'},'qux':{'corge':'grault','thud':'fred'}}",
        "{'foo':['all','grass','cows','eat']}"
            + " | [{'op':'move','from':'/foo/1','path':'/foo/3'}]"
            + " | {'foo':['all','cows','eat','grass']}",
        "{'baz':'qux','foo':['a',2,'c']} | [{'op':'test','path':'/baz','value':'qux'},"
            + "{'op':'test','path':'/foo/1','value':2}] | {'baz':'qux','foo':['a',2,'c']}",
        "{'foo':'bar'} | [{'op':'add','path':'/child','value':{'grandchild':{}}}]"
            + " | {'foo':'bar','child':{'grandchild':{}}}",
        "{'foo':'bar'} | [{'op':'add','path':'/baz','value':'qux','xyz':123}]"
            + " | {'foo':'bar','baz':'qux'}",
        "{'/':9,'~1':10} | [{'op':'test','path':'/~01','value':10}] | {'/':9,'~1':10}",
        "{'foo':['bar']} | [{'op':'add','path':'/foo/-','value':['abc','def']}]"
            + " | {'foo':['bar',['abc','def']]}",
        "{'a':1} | [] | {'a':1}",
        "{'a':1} | [{'op':'add','path':'','value':[2]}] | [2]",
        "{'a':1} | [{'op':'replace','path':'','value':7}] | 7",
        "{'a':1} | [{'op':'add','path':'/a','value':null}] | {'a':null}",
        "{'a':{'b':1}} | [{'op':'copy','from':'/a','path':'/a/c'}] | {'a':{'b':1,'c':{'b':1}}}",
        "{'a':[1]} | [{'op':'copy','from':'/a/0','path':'/a/-'},"
            + "{'op':'replace','path':'/a/0','value':2}] | {'a':[2,1]}",
        "{'a':{'b':1}} | [{'op':'move','from':'/a/b','path':'/a'}] | {'a':1}",
        "{'a':1} | [{'op':'move','from':'/a','path':'/a'}] | {'a':1}",
        "{'a':[1]} | [{'op':'add','path':'/a/1','value':2}] | {'a':[1,2]}",
        "{'a':{'b':[1.0,{'c':2}]}} | [{'op':'test','path':'/a','value':{'b':[1,{'c':2.0}]}}]"
            + " | {'a':{'b':[1.0,{'c':2}]}}"
      })
  void applies(String target, String patch, String result) {
    assertThat(apply(target, patch)).isEqualTo(new JsonPatch.Applied(Json.read(result)));
  }

  /**
   * Appendix A.9, A.12, A.15; then section 3 to 5. A.13 is about a key that stands twice, which is
   * gone when values are read.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'baz':'qux'} | [{'op':'test','path':'/baz','value':'bar'}] | TEST",
        "{'foo':'bar'} | [{'op':'add','path':'/baz/bat','value':'qux'}] | PARENT_ABSENT",
        "{'/':9,'~1':10} | [{'op':'test','path':'/~01','value':'10'}] | TEST",
        "{} | {'op':'add'} | SHAPE",
        "{} | [1] | SHAPE",
        "{} | [{'path':'/a'}] | MEMBER",
        "{} | [{'op':'add','value':1}] | MEMBER",
        "{} | [{'op':'add','path':1,'value':1}] | MEMBER",
        "{} | [{'op':'copy','path':'/a'}] | MEMBER",
        "{} | [{'op':'add','path':'/a'}] | VALUE_MISSING",
        "{} | [{'op':'merge','path':'/a','value':1}] | OPERATION",
        "{} | [{'op':'Add','path':'/a','value':1}] | OPERATION",
        "{} | [{'op':'add','path':'a','value':1}] | POINTER",
        "{} | [{'op':'add','path':'/~2','value':1}] | POINTER",
        "{} | [{'op':'replace','path':'/a','value':1}] | KEY_ABSENT",
        "{} | [{'op':'remove','path':'/a'}] | KEY_ABSENT",
        "{} | [{'op':'copy','from':'/a','path':'/b'}] | KEY_ABSENT",
        "{} | [{'op':'move','from':'/a','path':'/a'}] | KEY_ABSENT",
        "{} | [{'op':'test','path':'/a','value':null}] | KEY_ABSENT",
        "{'a':1} | [{'op':'add','path':'/a/b','value':1}] | PARENT_ABSENT",
        "{'a':[1]} | [{'op':'add','path':'/a/2','value':1}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/1'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/-'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/99999999999'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/x'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/-1'}] | INDEX_NEGATIVE",
        "{'a':[1]} | [{'op':'remove','path':'/a/-2'}] | INDEX_ABSENT",
        "{'a':[1]} | [{'op':'remove','path':'/a/00'}] | INDEX_FORM",
        "{'a':[1]} | [{'op':'remove','path':''}] | WHOLE_OBJECT",
        "{'a':{'b':1}} | [{'op':'move','from':'/a','path':'/a/b/c'}] | INTO_ITSELF",
        "{'a':[1]} | [{'op':'test','path':'/a','value':[1,2]}] | TEST",
        "{'a':{'b':1}} | [{'op':'test','path':'/a','value':{'c':1}}] | TEST",
        "{'a':1} | [{'op':'test','path':'/a','value':true}] | TEST"
      })
  void refuses(String target, String patch, Rule rule) {
    assertThat(apply(target, patch))
        .isInstanceOfSatisfying(
            JsonPatch.Refused.class,
            refused -> {
              assertThat(refused.refusal().rule()).isEqualTo(rule);
              assertThat(refused.refusal().cause()).isNotBlank();
              assertThat(refused.refusal().remedy()).isNotBlank();
            });
  }

  /** Each copies all that the one before has made. */
  @Test
  void copiesOfCopiesHaveALimit() {
    StringBuilder patch = new StringBuilder("[");
    for (int i = 0; i < 60; i++) {
      patch.append("{'op':'copy','from':'','path':'/x").append(i).append("'},");
    }
    patch.setCharAt(patch.length() - 1, ']');
    assertThat(apply("{'a':'b'}", patch.toString()))
        .isInstanceOfSatisfying(
            JsonPatch.Refused.class,
            refused -> {
              assertThat(refused.refusal().rule()).isEqualTo(Rule.COPY_SIZE);
              assertThat(refused.refusal().operation()).isBetween(10, 20);
              assertThat(refused.refusal().cause()).contains("exceeding the limit 3145728");
            });
  }

  @Test
  void aRefusalNamesTheOperationAndThePlace() {
    assertThat(
            apply(
                "{'a':{}}",
                "[{'op':'add','path':'/a/b','value':1},{'op':'remove','path':'/a/x~1y'}]"))
        .isInstanceOfSatisfying(
            JsonPatch.Refused.class,
            refused -> {
              assertThat(refused.refusal().operation()).isEqualTo(1);
              assertThat(refused.refusal().pointer()).isEqualTo("/a/x~1y");
              assertThat(refused.refusal().cause())
                  .isEqualTo("There is no key \"x/y\" here, only b.");
            });
  }

  @Test
  void theTargetStaysAsItIs() {
    Value target = Json.read("{'a':[1,{'b':2}]}");
    JsonPatch patch = patch("[{'op':'remove','path':'/a/0'},{'op':'remove','path':'/a/9'}]");
    assertThat(patch.apply(target)).isInstanceOf(JsonPatch.Refused.class);
    assertThat(target).isEqualTo(Json.read("{'a':[1,{'b':2}]}"));
  }

  @Test
  void theJsonFormIsReadAgain() {
    String text =
        "[{'op':'add','path':'/a','value':1},{'op':'remove','path':'/b'},"
            + "{'op':'replace','path':'','value':null},{'op':'move','from':'/a','path':'/b'},"
            + "{'op':'copy','from':'/a~0','path':'/b~1'},{'op':'test','path':'/','value':[]}]";
    assertThat(patch(text).asValue()).isEqualTo(Json.read(text));
  }

  @Test
  void manyOperationsOnOneList() {
    Value item = Json.read("{'name':'x'}");
    Value list = new ListValue(Collections.nCopies(50_000, item));
    JsonPatch patch =
        new JsonPatch(Collections.nCopies(50_000, new Operation.Remove(JsonPointer.ROOT.then(0))));
    assertThat(patch.apply(list)).isEqualTo(new JsonPatch.Applied(ListValue.EMPTY));
  }

  private static JsonPatch.Outcome apply(String target, String patch) {
    return switch (JsonPatch.read(Json.read(patch))) {
      case JsonPatch.Read read -> read.patch().apply(Json.read(target));
      case JsonPatch.Refused refused -> refused;
    };
  }

  private static JsonPatch patch(String text) {
    return switch (JsonPatch.read(Json.read(text))) {
      case JsonPatch.Read read -> read.patch();
      case JsonPatch.Refused refused -> throw new AssertionError(refused.refusal());
    };
  }
}
