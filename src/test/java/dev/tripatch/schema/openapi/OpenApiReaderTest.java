package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class OpenApiReaderTest {

  @Test
  void kindsAndFieldsWithEveryMetadata() throws ImportException {
    assertThat(
            imported(
                """
                {"definitions": {
                  "io.example.v1.Widget": {
                    "description": "left out",
                    "type": "object",
                    "x-kubernetes-map-type": "atomic",
                    "x-kubernetes-group-version-kind": [
                      {"group": "", "version": "v1", "kind": "Widget"},
                      {"group": "apps.example", "version": "v1", "kind": "Widget"}],
                    "properties": {
                      "spec": {
                        "$ref": "#/definitions/io.example.v1.Spec",
                        "x-kubernetes-patch-strategy": "retainKeys"},
                      "parts": {
                        "type": "array",
                        "items": {"$ref": "#/definitions/io.example.v1.Spec"},
                        "x-kubernetes-list-type": "map",
                        "x-kubernetes-list-map-keys": ["name", "size"],
                        "x-kubernetes-patch-merge-key": "name",
                        "x-kubernetes-patch-strategy": "merge,retainKeys"},
                      "labels": {
                        "type": "object",
                        "additionalProperties": {"type": "string"},
                        "x-kubernetes-map-type": "granular"}}},
                  "io.example.v1.Spec": {
                    "type": "object",
                    "required": ["size", "extra"],
                    "properties": {
                      "size": {"type": "integer", "format": "int32"},
                      "extra": {
                        "type": "object",
                        "additionalProperties": {
                          "type": "array", "items": {"type": "string"}}}}}}}
                """))
        .isEqualTo(
            """
            kind apps.example/v1 Widget io.example.v1.Widget
            kind v1 Widget io.example.v1.Widget
            object io.example.v1.Spec required=size,extra
             extra {}[]string
             size integer:int32
            object io.example.v1.Widget map=atomic
             labels {}string map=granular
             parts []@io.example.v1.Spec patch=merge,retainKeys key=name list=map keys=name,size
             spec @io.example.v1.Spec patch=retainKeys
            """);
  }

  @Test
  void definitionsWithoutFieldsBecomeWhatTheyAre() throws ImportException {
    assertThat(
            imported(
                """
                {"definitions": {
                  "io.example.Quantity": {"type": "string"},
                  "io.example.Time": {"type": "string", "format": "date-time"},
                  "io.example.Json": {},
                  "io.example.Alias": {"$ref": "#/definitions/io.example.Quantity"},
                  "io.example.Limits": {
                    "type": "object",
                    "additionalProperties": {"$ref": "#/definitions/io.example.Alias"}},
                  "io.example.Bare": {
                    "x-kubernetes-group-version-kind": [{"version": "v1", "kind": "Bare"}]},
                  "io.example.User": {"properties": {
                    "any": {},
                    "free": {"type": "object"},
                    "bare": {"$ref": "#/definitions/io.example.Bare"},
                    "json": {"$ref": "#/definitions/io.example.Json"},
                    "limits": {
                      "type": "array", "items": {"$ref": "#/definitions/io.example.Limits"}},
                    "time": {"$ref": "#/definitions/io.example.Time"}}}}}
                """))
        .isEqualTo(
            """
            kind v1 Bare io.example.Bare
            object io.example.Bare
            object io.example.User
             any any
             bare @io.example.Bare
             free object
             json Json
             limits []{}Quantity
             time Time:date-time
            """);
  }

  @Test
  void objectsInsideFieldsBecomeDefinitions() throws ImportException {
    assertThat(
            imported(
                """
                {"definitions": {"io.example.Widget": {"properties": {
                  "spec": {
                    "x-kubernetes-map-type": "atomic",
                    "properties": {"parts": {"type": "array", "items": {
                      "properties": {"name": {"type": "string"}}}}}}}}}}
                """))
        .isEqualTo(
            """
            object io.example.Widget
             spec @io.example.Widget/spec map=atomic
            object io.example.Widget/spec map=atomic
             parts []@io.example.Widget/spec/parts
            object io.example.Widget/spec/parts
             name string
            """);
  }

  @Test
  void objectsMayContainThemselves() throws ImportException {
    assertThat(
            imported(
                """
                {"definitions": {"Tree": {"properties": {
                  "left": {"$ref": "#/definitions/Tree"}}}}}
                """))
        .isEqualTo("object Tree\n left @Tree\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {} | not an OpenAPI v2 document: no definitions
          [] | not an OpenAPI v2 document: no definitions
          {"definitions": {"A": 1}} | /definitions/A: should be an object, but is 1
          {"definitions": {"A": {"properties": {"b": "c"}}}} | /definitions/A/properties/b: should be an object, but is "c"
          {"definitions": {"A b": {}}} | /definitions/A b: a definition's name should be printable ASCII without blanks and , : =, but is "A b"
          {"definitions": {"A": {"properties": {"b=c": {}}}}} | /definitions/A/properties/b=c: a field's name should be printable ASCII without blanks and , : =, but is "b=c"
          {"definitions": {"A": {"properties": {"b": {"$ref": "#/definitions/B"}}}}} | /definitions/A/properties/b: $ref names no definition of this document: #/definitions/B
          {"definitions": {"A": {"properties": {"b": {"items": {"$ref": "B"}}}}}} | /definitions/A/properties/b/items: $ref names no definition of this document: B
          {"definitions": {"A": {"properties": {"b": {"$ref": 1}}}}} | /definitions/A/properties/b: $ref should be a string, but is 1
          {"definitions": {"L": {"items": {"$ref": "#/definitions/L"}}, "A": {"properties": {"b": {"$ref": "#/definitions/L"}}}}} | /definitions/L/items: a list or map that contains itself: L
          {"definitions": {"A": {"properties": {"b": {"type": "array"}}}}} | /definitions/A/properties/b: a list without items
          {"definitions": {"A": {"properties": {"b": {"oneOf": []}}}}} | /definitions/A/properties/b: oneOf is not supported
          {"definitions": {"A": {"properties": {"b": {"x-kubernetes-patch-strategy": "merge,keep"}}}}} | /definitions/A/properties/b: unknown patch strategy: merge,keep
          {"definitions": {"A": {"properties": {"b": {"x-kubernetes-patch-strategy": ""}}}}} | /definitions/A/properties/b: unknown patch strategy:
          {"definitions": {"A": {"properties": {"b": {"x-kubernetes-patch-merge-key": "a b"}}}}} | /definitions/A/properties/b: x-kubernetes-patch-merge-key should be printable ASCII without blanks and , : =, but is "a b"
          {"definitions": {"A": {"properties": {"b": {"x-kubernetes-list-map-keys": ["a,b"]}}}}} | /definitions/A/properties/b: x-kubernetes-list-map-keys should be printable ASCII without blanks and , : =, but is "a,b"
          {"definitions": {"A": {"x-kubernetes-group-version-kind": [{"group": "g", "version": "v1"}]}}} | /definitions/A: a kind without kind
          """)
  void whatIsWrongIsSaidWithItsPlace(String document, String message) {
    assertThatThrownBy(() -> imported(document))
        .isInstanceOf(ImportException.class)
        .message()
        .isEqualToIgnoringWhitespace(message);
  }

  private static String imported(String document) throws ImportException {
    Release release = OpenApiReader.read(JsonMapper.shared().readTree(document), "Test");
    return CatalogText.write(List.of(release)).replaceFirst("(?s).*?release Test\n", "");
  }
}
