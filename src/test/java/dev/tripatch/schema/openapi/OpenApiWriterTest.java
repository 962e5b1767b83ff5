package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class OpenApiWriterTest {

  @Test
  void definitionsAsKustomizeTakesThem() {
    Release release =
        CatalogText.parse(
                """
                tripatch-catalogue 1
                release Test
                kind example.com/v1 Widget example.com.v1.Widget
                object example.com.v1.Widget
                 spec @example.com.v1.Widget/spec
                object example.com.v1.Widget/spec
                 color string,%22red,%22dark+green,1
                 ports []@example.com.v1.Widget/spec/ports patch=merge key=port list=map\
                 keys=port,protocol
                 size Quantity
                object example.com.v1.Widget/spec/ports required=port
                 port integer:int32
                """)
            .releases()
            .getFirst();
    assertThat(OpenApiWriter.write(release))
        .isEqualToIgnoringWhitespace(
            """
            {"definitions": {
              "example.com.v1.Widget": {
                "type": "object",
                "properties": {"spec": {
                  "type": "object",
                  "properties": {
                    "color": {"type": "string", "enum": ["red", "dark green", 1]},
                    "ports": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": ["port"],
                        "properties": {"port": {"type": "integer", "format": "int32"}}},
                      "x-kubernetes-patch-strategy": "merge",
                      "x-kubernetes-patch-merge-key": "port",
                      "x-kubernetes-list-type": "map",
                      "x-kubernetes-list-map-keys": ["port", "protocol"]},
                    "size": {
                      "$ref": "#/definitions/io.k8s.apimachinery.pkg.api.resource.Quantity"}}}},
                "x-kubernetes-group-version-kind": [
                  {"group": "example.com", "version": "v1", "kind": "Widget"}]},
              "io.k8s.apimachinery.pkg.api.resource.Quantity": {"type": "string"}}}
            """);
  }

  @Test
  void valuesAreReadAgain() throws ImportException {
    String facts =
        """
        tripatch-catalogue 1
        release Test
        kind example.com/v1 Widget example.com.v1.Widget
        object example.com.v1.Widget
         modes []string:word,%22a%2Cb,%22,true,-1
        """;
    String written = OpenApiWriter.write(CatalogText.parse(facts).releases().getFirst());
    assertThat(
            CatalogText.write(
                List.of(OpenApiReader.read(JsonMapper.shared().readTree(written), "Test"))))
        .isEqualTo(facts);
  }
}
