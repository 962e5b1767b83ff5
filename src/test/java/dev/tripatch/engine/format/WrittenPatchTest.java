package dev.tripatch.engine.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.WrittenPatch.Finding;
import dev.tripatch.engine.patch.Json;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patches that people wrote. In the tables {@code '} stands for {@code "}. */
class WrittenPatchTest {
  private static final SchemaAnswer POD =
      new SchemaAnswer.Known(Snippets.kind("v1", "Pod"), "the built-in catalogue");
  private static final SchemaAnswer UNKNOWN = new SchemaAnswer.Unknown("The kind is not built in.");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "STRATEGIC | {'spec':{'containers':[{'name':'a','image':'2'}]}} | ",
        "STRATEGIC | {'spec':{'containers':[{'name':'a','image':'1'}]}} | NO_EFFECT",
        "MERGE | {'spec':{'containers':[{'name':'a','image':'2'}]}} | ",
        "MERGE | {'spec':{'gone':null}} | NO_EFFECT",
        "JSON | [{'op':'replace','path':'/spec/containers/0/image','value':'2'}] | ",
        "JSON | [] | NO_EFFECT",
        "JSON | [{'op':'add','path':'/spec/containers/-','value':{'name':'a','image':'2'}},"
            + "{'op':'remove','path':'/spec/containers/0'}] | ",
        "JSON | [{'op':'add','path':'/spec/containers/-','value':{}}] | CHANGES_AGAIN",
        "JSON | [{'op':'remove','path':'/spec'}] | REFUSED_AGAIN"
      })
  void findings(PatchFormat format, String patch, Finding finding) {
    assertThat(apply(format, patch))
        .isInstanceOfSatisfying(
            WrittenPatch.Applied.class,
            applied -> {
              if (finding == null) {
                assertThat(applied.findings()).isEmpty();
                assertThat(applied.result())
                    .isEqualTo(Json.read("{'spec':{'containers':[{'name':'a','image':'2'}]}}"));
              } else {
                assertThat(applied.findings()).containsExactly(finding);
              }
            });
  }

  /** As {@code patch.go} of the server's library does it; the object has one container. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[{'op':'replace','path':'/spec/x','value':1}] | ADDS_ABSENT_KEY",
        "[{'op':'copy','from':'/spec/x','path':'/spec/y'}] | COPIES_ABSENT_AS_NULL",
        "[{'op':'test','path':'/spec/x','value':null}] | ABSENT_EQUALS_NULL",
        "[{'op':'test','path':'/spec/x','value':1}] | ",
        "[{'op':'remove','path':'/spec/x'}] | ",
        "[{'op':'move','from':'/spec/x','path':'/spec/y'}] | ",
        "[{'op':'replace','path':'/x/y','value':1}] | ",
        "[{'op':'remove','path':'/spec/containers/-1'}] | NEGATIVE_INDEX",
        "[{'op':'remove','path':'/spec/containers/-2'}] | ",
        "[{'op':'add','path':'/spec/containers/-2','value':1}] | NEGATIVE_INDEX",
        "[{'op':'remove','path':'/spec/containers/00'}] | LOOSE_INDEX",
        "[{'op':'remove','path':'/spec/containers/01'}] | ",
        "[{'op':'remove','path':'metadata/spec'}] | LOOSE_POINTER",
        "[{'op':'remove','path':'spec'}] | ",
        "[{'op':'add','path':'/spec/x'}] | MISSING_VALUE_IS_NULL",
        "[{'op':'add','path':'','value':{}}] | NO_WHOLE_OBJECT",
        "[{'op':'replace','path':'','value':{}}] | ",
        "[{'op':'add','path':'/spec/x','value':1},"
            + "{'op':'test','path':'/spec/x','value':1.0}] | NUMBER_BY_TEXT",
      })
  void departuresOfJsonPatch(String patch, ServerDeparture.Kind kind) {
    WrittenPatch.Outcome outcome = apply(PatchFormat.JSON, patch);
    if (kind == null) {
      assertThat(outcome.departures()).isEmpty();
    } else {
      assertThat(outcome.departures())
          .singleElement()
          .satisfies(
              each -> {
                assertThat(each.kind()).isEqualTo(kind);
                assertThat(each.sentence()).startsWith("The API server");
              });
    }
  }

  @Test
  void moreThanTenThousandOperations() {
    Value operation = Json.read("{'op':'test','path':'/spec/containers/0/name','value':'a'}");
    ListValue most = new ListValue(Collections.nCopies(10_000, operation));
    ListValue tooMany = new ListValue(Collections.nCopies(10_001, operation));
    assertThat(WrittenPatch.apply(PatchFormat.JSON, pod(), most, POD).departures()).isEmpty();
    assertThat(WrittenPatch.apply(PatchFormat.JSON, pod(), tooMany, POD).departures())
        .containsExactly(new ServerDeparture(ServerDeparture.Kind.TOO_MANY_OPERATIONS, -1, ""));
  }

  @Test
  void nullsInListsOfAMergePatch() {
    assertThat(apply(PatchFormat.MERGE, "{'a':[{'b':null}]}"))
        .isInstanceOfSatisfying(
            WrittenPatch.Applied.class,
            applied -> {
              assertThat(applied.result().get("a")).isEqualTo(Json.read("[{'b':null}]"));
              assertThat(applied.departures())
                  .extracting(ServerDeparture::kind)
                  .containsExactly(ServerDeparture.Kind.DROPS_NULL_IN_LISTS);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "STRATEGIC | []",
        "MERGE | 1",
        "JSON | [{'op':'replace','path':'','value':1}]",
      })
  void whatDoesNotFitIsRefused(PatchFormat format, String patch) {
    assertThat(apply(format, patch))
        .isInstanceOfSatisfying(
            WrittenPatch.Refused.class,
            refused -> assertThat(refused.reason()).isInstanceOf(WrittenPatch.Unfit.class));
  }

  @Test
  void noStrategicMergePatchForCustomResources() {
    assertThat(WrittenPatch.apply(PatchFormat.STRATEGIC, pod(), MapValue.EMPTY, UNKNOWN))
        .isInstanceOfSatisfying(
            WrittenPatch.Refused.class,
            refused ->
                assertThat(refused.reason())
                    .isInstanceOfSatisfying(
                        WrittenPatch.Unfit.class,
                        unfit -> assertThat(unfit.cause()).endsWith("The kind is not built in.")));
  }

  @Test
  void theFormatIsGuessedFromShapeAndKind() {
    assertThat(PatchFormat.of(ListValue.EMPTY, POD)).isEqualTo(PatchFormat.JSON);
    assertThat(PatchFormat.of(MapValue.EMPTY, POD)).isEqualTo(PatchFormat.STRATEGIC);
    assertThat(PatchFormat.of(MapValue.EMPTY, UNKNOWN)).isEqualTo(PatchFormat.MERGE);
  }

  private static WrittenPatch.Outcome apply(PatchFormat format, String patch) {
    return WrittenPatch.apply(format, pod(), Json.read(patch), POD);
  }

  private static MapValue pod() {
    return (MapValue) Json.read("{'spec':{'containers':[{'name':'a','image':'1'}]}}");
  }
}
