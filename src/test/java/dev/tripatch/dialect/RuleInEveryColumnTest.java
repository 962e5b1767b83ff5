package dev.tripatch.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.dialect.RuleUses.RuleUse;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the tab Schema says that a tool does with a field is what the tool's column shows. */
class RuleInEveryColumnTest {

  static Stream<RuleSample> samples() {
    return RuleSample.all().stream();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void ownRulesOfABuiltInKind(RuleSample sample) {
    Schemas schemas = sample.schemas();
    requireAgreement(schemas, sample.before(), sample.change(), sample.way());
  }

  @Test
  void thereAreRulesOfEveryKind() {
    assertThat(RuleSample.all()).hasSizeGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name] | owns each item",
        "x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name, port] | by name, port",
        "x-kubernetes-list-type: atomic | owns the whole list",
        "description: none | owns the whole list",
      })
  void listTypesOfADefinition(String annotations, String said) throws SchemaFault {
    String definition =
        """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: widgets.example.com}
        spec:
          group: example.com
          names: {kind: Widget, plural: widgets}
          versions:
          - name: v1
            schema:
              openAPIV3Schema:
                type: object
                properties:
                  spec:
                    type: object
                    properties:
                      parts:
                        type: array
                        %s
                        items:
                          type: object
                          properties: {name: {type: string}, port: {type: integer}}
        """
            .formatted(annotations.replace(", x-", "\n                x-"));
    Schemas schemas =
        new SchemaText("widgets.yaml", definition).over(Schemas.of(new BundledCatalog()));
    String object =
        "{apiVersion: example.com/v1, kind: Widget, metadata: {name: w}, spec: {parts: %s}}";
    MapValue before = read(object.formatted("[{name: a, port: 1}, {name: b, port: 2}]"));
    MapValue change = read(object.formatted("[{name: b, port: 2}, {name: c, port: 3}]"));
    Map<String, String> uses = requireAgreement(schemas, before, change, List.of("spec", "parts"));
    assertThat(uses.get("kubectl apply --server-side")).contains(said);
    ServerSideOutcome outcome = serverSide(schemas, before, change);
    assertThat(outcome.unknowns().toString())
        .contains("List types and map types come from widgets.yaml");
  }

  private static MapValue read(String text) {
    return SourceReader.read("object", text).decodedObject().orElseThrow();
  }

  private static ServerSideOutcome serverSide(Schemas schemas, MapValue before, MapValue change) {
    return ServerSideApply.of(change, Optional.of(before), schemas.source().of(change), "me", true);
  }

  private static Map<String, String> requireAgreement(
      Schemas schemas, MapValue before, MapValue change, List<String> way) {
    SchemaAnswer answer = schemas.source().of(before);
    Map<String, String> uses =
        new RuleUses(schemas.source(), new BundledCatalog())
            .of(before.text("apiVersion"), before.text("kind"), way).stream()
                .collect(Collectors.toMap(RuleUse::tool, RuleUse::use));
    Dialect kubectl =
        answer instanceof SchemaAnswer.Known ? Dialect.KUBERNETES : Dialect.CUSTOM_RESOURCE;
    assertThat(column(kubectl, before, change, answer, way))
        .as("kubectl: " + uses)
        .isEqualTo(shape(uses.getOrDefault("kubectl apply", "")));
    assertThat(column(Dialect.KUSTOMIZE, before, change, answer, way))
        .as("kustomize: " + uses)
        .isEqualTo(shape(uses.getOrDefault("kustomize, given this schema", "")));
    String owned = ownership(serverSide(schemas, before, change));
    String said = uses.getOrDefault("kubectl apply --server-side", "");
    boolean isSet = said.contains("each item, found by its value");
    assertThat(isSet).as(said).isEqualTo(owned.contains("\"v:"));
    assertThat(said.startsWith("owns each item, found by") && !said.contains("value"))
        .as(said + owned)
        .isEqualTo(owned.contains("\"k:"));
    if (owned.contains("\"k:")) {
      String keys = said.substring(said.indexOf("by ") + 3);
      for (String key : keys.split(", ")) {
        assertThat(owned).contains("\\\"" + key + "\\\":");
      }
      assertThat(owned.contains(",\\\"")).isEqualTo(keys.contains(","));
    }
    return uses;
  }

  private static String ownership(ServerSideOutcome outcome) {
    return switch (outcome) {
      case ServerSideOutcome.Applied applied ->
          applied.managedFields().items().stream()
              .filter(entry -> ((MapValue) entry).text("manager").equals("me"))
              .map(CanonicalJson::write)
              .findFirst()
              .orElseThrow();
      case ServerSideOutcome.Conflicted conflicted -> ownership(conflicted.forced());
      case ServerSideOutcome.Refused refused -> throw new AssertionError(refused.words());
    };
  }

  /** What a sentence says becomes of the list. */
  private static String shape(String use) {
    return use.contains("refuses")
        ? "refused"
        : use.contains("replaces the list") ? "replaced" : "merged";
  }

  private static String column(
      Dialect dialect, MapValue before, MapValue change, SchemaAnswer schema, List<String> way) {
    return switch (Reading.of(dialect, before, change, schema)) {
      case Reading.Refused ignored -> "refused";
      case Reading.Done done -> {
        Value list = done.result();
        for (String key : way) {
          list = ((MapValue) list).find(key).orElseThrow();
        }
        yield ((ListValue) list).items().size() == 2 ? "replaced" : "merged";
      }
    };
  }
}
