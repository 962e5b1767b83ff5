package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.ImportedSchema.SchemaForm;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

class SchemaImportTest {

  private static final String FRAGMENT =
      """
      {"definitions": {"example.com.v1.Widget": {
        "x-kubernetes-group-version-kind": [
          {"group": "example.com", "version": "v1", "kind": "Widget"}],
        "properties": {
          "spec": {"properties": {
            "parts": {
              "type": "array",
              "x-kubernetes-patch-strategy": "merge|retainKeys",
              "x-kubernetes-patch-merge-key": "name,zone",
              "items": {"properties": {"name": {"type": "string"}}}},
            "template": {"$ref": "#/definitions/io.k8s.api.core.v1.PodTemplateSpec"},
            "size": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.api.resource.Quantity"}}}}}}}
      """;

  private static final String FACTS =
      """
      release widget
      kind example.com/v1 Widget example.com.v1.Widget
      object example.com.v1.Widget
       spec @example.com.v1.Widget/spec
      object example.com.v1.Widget/spec
       parts []@example.com.v1.Widget/spec/parts patch=merge,retainKeys key=name,zone
       size Quantity
       template @io.k8s.api.core.v1.PodTemplateSpec
      object example.com.v1.Widget/spec/parts
       name string
      """;

  @Test
  void aFragmentForKustomizeInJsonAndYaml() throws ImportException {
    ImportedSchema json = SchemaImport.read("widget", FRAGMENT);
    assertThat(facts(json)).isEqualTo(FACTS);
    assertThat(json.notes()).isEmpty();
    assertThat(json.form()).isEqualTo(SchemaForm.OPENAPI_V2);
    String yaml = new YAMLMapper().writeValueAsString(JsonMapper.shared().readTree(FRAGMENT));
    assertThat(SchemaImport.read("widget", yaml)).isEqualTo(json);
    assertThat(SchemaImport.read("widget", "\ufeff\n" + FRAGMENT)).isEqualTo(json);
  }

  @Test
  void whatItRefersToIsTheBundledDefinition() throws ImportException {
    Release facts = SchemaImport.read("widget", FRAGMENT).release();
    ImportedCatalog catalog = new ImportedCatalog(facts, new BundledCatalog());
    ObjectSchema spec = catalog.definition("example.com.v1.Widget/spec").orElseThrow();
    ObjectSchema template = (ObjectSchema) spec.field("template").orElseThrow().type();
    assertThat(template.name()).isEqualTo("PodTemplateSpec");
    ObjectSchema pod = (ObjectSchema) template.field("spec").orElseThrow().type();
    assertThat(pod.field("containers").orElseThrow().mergeKey()).contains("name");
  }

  /** A document of v3 says the same as that of v2, with references to other places in wrappers. */
  @Test
  void theWholeCatalogueAsOpenApiV3() throws ImportException {
    Release release = Releases.bundled();
    JsonNode v2 = JsonMapper.shared().readTree(OpenApiWriter.write(release));
    ObjectNode v3 = JsonMapper.shared().createObjectNode();
    v3.put("openapi", "3.0.0");
    v3.putObject("components").set("schemas", wrapped(v2.path("definitions")));
    ImportedSchema imported = SchemaImport.read(Releases.LABEL, v3.toString());
    assertThat(imported.form()).isEqualTo(SchemaForm.OPENAPI_V3);
    assertThat(imported.notes()).isEmpty();
    assertThat(CatalogText.write(List.of(imported.release())))
        .isEqualTo(CatalogText.write(List.of(release)));
  }

  private static JsonNode wrapped(JsonNode json) {
    if (json.isObject()) {
      ObjectNode wrapped = JsonMapper.shared().createObjectNode();
      for (Map.Entry<String, JsonNode> each : json.properties()) {
        if (each.getKey().equals("$ref") && each.getValue().isString()) {
          String name = each.getValue().stringValue().replace("definitions", "components/schemas");
          wrapped.put("default", "");
          wrapped.putArray("allOf").addObject().put("$ref", name);
        } else {
          wrapped.set(each.getKey(), wrapped(each.getValue()));
        }
      }
      return wrapped;
    }
    return json;
  }

  @Test
  void whatIsNotUnderstoodIsNotedOnceAndTheRestIsTaken() throws ImportException {
    ImportedSchema imported =
        SchemaImport.read(
            "part.json",
            """
            {"definitions": {
              "A": {"properties": {
                "a": {"type": "array", "x-kubernetes-list-type": "set"},
                "b": {"type": "array"},
                "c": 1,
                "d e": {},
                "f": {"$ref": "#/definitions/Gone"},
                "g": {"oneOf": [{"$ref": "#/definitions/A"}, {"type": "string"}]},
                "h": {"oneOf": [{"type": "integer"}, {"type": "string"}]},
                "i": {"type": ["string", "null"], "x-kubernetes-patch-strategy": "merge,keep"}}},
              "B": {"x-kubernetes-group-version-kind": [{"version": "v1"}],
                    "properties": {"a": {"type": "string"}}}}}
            """);
    assertThat(facts(imported))
        .isEqualTo(
            """
            release part.json
            object A
             a []any list=set
             b []any
             f object
             g any
             h any
             i string patch=merge
            object B
             a string
            """);
    assertThat(imported.notes())
        .containsExactly(
            "/definitions/A/properties/c: should be an object, but is 1; it is left out.",
            "/definitions/A/properties/d e: a field's name should be printable ASCII without blanks"
                + " and , : =, but is \"d e\"; it is left out.",
            "/definitions/A/properties/f: $ref names no definition of this document:"
                + " #/definitions/Gone; its fields are not known.",
            "/definitions/A/properties/a: a list without items (2 times, this is the first);"
                + " it is treated as a list of anything.",
            "/definitions/A/properties/g: oneOf is not supported; its fields are not known.",
            "/definitions/A/properties/i: unknown patch strategy: merge,keep; the known ones,"
                + " merge, replace and retainKeys, are used.",
            "/definitions/B: a kind without kind; its fields are used, but the kind is not.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "package v1\ntype A struct { B []C `json:\"b\"` }",
        "/* it's */\ntype A struct {\n B []C `json:\"b\"`\n}",
        "// apiVersion: v1\nB []C `json:\"b\"`",
        "\tB []C `patchStrategy:\"merge\" json:\"b\"`"
      })
  void goSourceIsKnownByItsLines(String text) throws ImportException {
    assertThat(SchemaImport.read("pasted", text).form()).isEqualTo(SchemaForm.GO);
  }

  @Test
  void aDefinitionWithGoInItsDescriptionIsNone() throws ImportException {
    String yaml =
        """
        # A licence
        kind: CustomResourceDefinition
        spec:
          group: e.io
          names:
            kind: W
          versions:
          - name: v1
            schema:
              openAPIV3Schema:
                description: |
                  package v1
                  type A struct { B []C `json:"b"` }
        """;
    assertThat(SchemaImport.read("w.yaml", yaml).form()).isEqualTo(SchemaForm.CRD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          \\n                                  | x:1:1: The file is empty. A schema is
          ---                                  | x:1:1: There are neither definitions
          {\\n "definitions": {\\n  "A": {      | x:3:9: The text is cut off here. Fetch
          {"a" 1}                              | x:1:6: This is not JSON: Unexpected character
          a:\\n  - b\\n c: ]                    | x:3:2: This is not YAML:
          <!DOCTYPE html>\\n<html>              | x:1:1: This is a web page, not a schema. Download
          ab\\n\u0000\u0001c                   | x:2:1: This is not text. If the file is compressed
          apiVersion: apps/v1\\nkind: Deployment | x, /kind: Deployment declares no schema. Use
          {"kind":"Status","message":"no such"} | x, /message: The server answered with an error: no such. Ask
          {"paths":{"api/v1":{}}}              | x, /paths: This is only the list of OpenAPI v3 documents. Use
          {{- if .Values.crds }}\\na: b        | x:1:2: This is neither JSON nor YAML but probably a Helm template. Render
          kind: Kustomization                  | x, /kind: This is a kustomization. Use the file that its openapi
          [1, 2]                               | x:1:1: There are neither definitions
          just words                           | x:1:1: There are neither definitions
          package v1\\nfunc main() {}           | x:1:1: There is no struct with fields in this Go source.
          kind: CustomResourceDefinition       | x: a CustomResourceDefinition without spec.group (2 times, this is the first); it is left out.
          """)
  void whatIsNoSchemaIsSaidWithItsPlaceAndWhatToDo(String text, String message) {
    assertThatThrownBy(() -> SchemaImport.read("x", text.replace("\\n", "\n")))
        .isInstanceOf(ImportException.class)
        .hasMessageStartingWith(message);
  }

  private static String facts(ImportedSchema imported) {
    return CatalogText.write(List.of(imported.release())).replace("tripatch-catalogue 1\n", "");
  }
}
