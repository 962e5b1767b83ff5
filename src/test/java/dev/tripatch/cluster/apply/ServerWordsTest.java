package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.apply;
import static dev.tripatch.cluster.apply.Cases.entry;
import static dev.tripatch.cluster.apply.Cases.owned;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.engine.patch.GoQuote;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the server writes and orders the fields in its messages. */
class ServerWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <&> | "<&>"
          é😀 | "é😀"
          a"b\\c | "a\\"b\\\\c"
          """)
  void textsAreQuotedAsGoDoes(String text, String quoted) {
    assertThat(GoQuote.of(text)).isEqualTo(quoted);
  }

  @Test
  void onlyWhatCannotBePrintedIsEscaped() {
    assertThat(GoQuote.of("\n\t\u0001\u007f\u0007\u000b\u00a0\u2028\u200b\ue000"))
        .isEqualTo("\"\\n\\t\\x01\\x7f\\a\\v\\u00a0\\u2028\\u200b\\ue000\"");
    assertThat(GoQuote.of(Character.toString(0xe0001))).isEqualTo("\"\\U000e0001\"");
  }

  @Test
  void valuesAreNamedAsStructuredMergeDiffPrintsThem() {
    MapValue values = yaml("{a: [1, true, null, 'x'], b: {c: z}}");
    assertThat(GoQuote.print(values)).isEqualTo("a=[1,true,null,\"x\"]b=c=\"z\"");
  }

  /** 53 before 100, and "a" before "a!", although their texts say otherwise. */
  @Test
  void keysAreOrderedByValue() {
    MapValue local = service("[{port: 100, name: new}, {port: 53, name: new}]", "[a!, a]");
    MapValue live = service("[{port: 100, name: old}, {port: 53, name: old}]", "[]");
    MapValue entry =
        entry(
            "other",
            "Apply",
            "{f:metadata: {f:finalizers: {'v:\"a\"': {}, 'v:\"a!\"': {}}}, f:spec: {f:ports:"
                + " {'k:{\"port\":100,\"protocol\":\"TCP\"}': {f:name: {}},"
                + " 'k:{\"port\":53,\"protocol\":\"TCP\"}': {f:name: {}}}}}");
    Conflicted refused = (Conflicted) apply(local, owned(live, entry));
    assertThat(refused.words())
        .isEqualTo(
            """
            Apply failed with 4 conflicts: conflicts with "other":
            - .metadata.finalizers[="a"]
            - .metadata.finalizers[="a!"]
            - .spec.ports[port=53,protocol="TCP"].name
            - .spec.ports[port=100,protocol="TCP"].name\
            """);
  }

  private static MapValue service(String ports, String finalizers) {
    return yaml(
        "{apiVersion: v1, kind: Service, metadata: {name: s, finalizers: %s}, spec: {ports: %s}}"
            .formatted(finalizers, ports));
  }

  @Test
  void managersAreQuotedInTheSameWay() {
    MapValue entry =
        entry("hpa", "Update", "{f:spec: {f:replicas: {}}}").toBuilder()
            .put("manager", new StringValue("a<b>"))
            .build();
    MapValue live = owned(Cases.deployment("{replicas: 3}"), entry);
    assertThat(((Conflicted) apply(Cases.deployment("{replicas: 2}"), live)).words())
        .contains("conflict with \"a<b>\" using apps/v1: .spec.replicas");
  }
}
