package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ImportNotes;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.dataformat.yaml.YAMLMapper;

class CrdReaderTest {

  private static final String WIDGET =
      """
      metadata:
        name: widgets.example.com
      spec:
        group: example.com
        names: {kind: Widget, plural: widgets}
        versions:
        - name: v1
          schema:
            openAPIV3Schema:
              type: object
              required: [spec]
              properties:
                metadata: {type: object}
                spec:
                  type: object
                  x-kubernetes-map-type: atomic
                  properties:
                    ports:
                      type: array
                      x-kubernetes-list-type: map
                      x-kubernetes-list-map-keys: [port, protocol]
                      x-kubernetes-patch-strategy: merge
                      x-kubernetes-patch-merge-key: port
                      items:
                        type: object
                        oneOf: [{required: [port]}]
                        properties:
                          port: {x-kubernetes-int-or-string: true, anyOf: [{type: integer}]}
                          protocol: {type: string, default: TCP}
                    free: {type: object, x-kubernetes-preserve-unknown-fields: true}
                    embedded: {type: object, x-kubernetes-embedded-resource: true,
                               x-kubernetes-preserve-unknown-fields: true}
                    labels: {type: object, additionalProperties: {type: string}}
        - name: v1beta1
      """;

  @Test
  void everyVersionWithItsRules() throws ImportException {
    ImportNotes notes = new ImportNotes();
    assertThat(facts(WIDGET, notes))
        .isEqualTo(
            """
            kind example.com/v1 Widget example.com.v1.Widget
            kind example.com/v1beta1 Widget example.com.v1beta1.Widget
            object example.com.v1.Widget required=spec\
             schema={"required":["spec"],"type":"object","x-kubernetes-embedded-resource":true}
             apiVersion string
             kind string
             metadata @io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
             spec @example.com.v1.Widget/spec map=atomic\
             schema={"type":"object","x-kubernetes-map-type":"atomic"}
            object example.com.v1.Widget/spec map=atomic
             embedded @example.com.v1.Widget/spec/embedded\
             schema={"type":"object","x-kubernetes-embedded-resource":true,\
            "x-kubernetes-preserve-unknown-fields":true}
             free object schema={"type":"object","x-kubernetes-preserve-unknown-fields":true}
             labels {}string\
             schema={"additionalProperties":{"type":"string"},"type":"object"}
             ports []@example.com.v1.Widget/spec/ports patch=merge key=port list=map\
             keys=port,protocol\
             schema={"items":{"oneOf":[{"required":["port"]}],"type":"object"},"type":"array",\
            "x-kubernetes-list-map-keys":["port","protocol"],"x-kubernetes-list-type":"map"}
            object example.com.v1.Widget/spec/embedded
             apiVersion string
             kind string
             metadata @io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
            object example.com.v1.Widget/spec/ports
             port IntOrString:int-or-string\
             schema={"anyOf":[{"type":"integer"}],"x-kubernetes-int-or-string":true}
             protocol string schema={"default":"TCP","type":"string"}
            object example.com.v1beta1.Widget
             apiVersion string
             kind string
             metadata @io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
            """);
    assertThat(notes.sentences())
        .containsExactly(
            "widgets.example.com/spec/versions: this version has no schema; only its apiVersion,"
                + " kind and metadata are known.");
  }

  @Test
  void theOldFormWithOneSchemaForAllVersions() throws ImportException {
    String head = "spec: {group: e.io, names: {kind: W}, ";
    String schema =
        "validation: {openAPIV3Schema: {properties: {a: {type: string}, kind: {type: string}}}}}";
    String fields =
        """
         a string schema={"type":"string"}
         apiVersion string
         kind string
         metadata @io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
        """;
    String isResource = " schema={\"x-kubernetes-embedded-resource\":true}\n";
    ImportNotes notes = new ImportNotes();
    assertThat(facts(head + "version: v1, " + schema, notes))
        .isEqualTo("kind e.io/v1 W e.io.v1.W\nobject e.io.v1.W" + isResource + fields);
    assertThat(facts(head + "versions: [{name: v2}], " + schema, notes))
        .isEqualTo("kind e.io/v2 W e.io.v2.W\nobject e.io.v2.W" + isResource + fields);
    String unpruned =
        "apiVersion: apiextensions.k8s.io/v1beta1\n" + head + "version: v1, " + schema;
    assertThat(facts(unpruned, notes))
        .isEqualTo(
            "kind e.io/v1 W e.io.v1.W\nobject e.io.v1.W\n"
                + fields.replace(" schema={\"type\":\"string\"}", ""));
    assertThat(notes.sentences()).isEmpty();
  }

  @Test
  void theSameOneTwiceIsTakenOnce() throws ImportException {
    ImportNotes notes = new ImportNotes();
    CrdReader reader = new CrdReader(notes);
    reader.add(new YAMLMapper().readTree(WIDGET), "document 1");
    Release once = reader.release("Test");
    reader.add(new YAMLMapper().readTree(WIDGET), "document 2");
    assertThat(reader.release("Test")).isEqualTo(once);
    assertThat(notes.sentences())
        .contains(
            "widgets.example.com/spec: example.com.v1.Widget is declared twice (2 times, this is"
                + " the first); the first one is used.");
  }

  @Test
  void aPatchLeadsToTheRulesOnly() throws ImportException {
    CrdReader reader = new CrdReader(new ImportNotes());
    reader.add(new YAMLMapper().readTree(WIDGET), "document 1");
    Release release = reader.release("Test");
    assertThat(CrdPatchWriter.write(release, release.kinds().getFirst()))
        .hasValue(
            """
            apiVersion: apiextensions.k8s.io/v1
            kind: CustomResourceDefinition
            metadata:
              name: widgets.example.com
            spec:
              group: example.com
              names:
                kind: Widget
              versions:
              - name: v1
                schema:
                  openAPIV3Schema:
                    properties:
                      spec:
                        x-kubernetes-map-type: atomic
                        properties:
                          ports:
                            x-kubernetes-list-type: map
                            x-kubernetes-list-map-keys:
                            - port
                            - protocol
            """);
  }

  private static String facts(String crd, ImportNotes notes) throws ImportException {
    CrdReader reader = new CrdReader(notes);
    reader.add(new YAMLMapper().readTree(crd), "document 1");
    return CatalogText.write(List.of(reader.release("Test")))
        .replace("tripatch-catalogue 1\nrelease Test\n", "");
  }
}
