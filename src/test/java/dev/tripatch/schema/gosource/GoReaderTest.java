package dev.tripatch.schema.gosource;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ImportNotes;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.OpenApiReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class GoReaderTest {

  private static final String SOURCE =
      """
      /* A licence */

      // Package v1 holds the types.
      // +groupName=apps.example
      package v1

      import (
      \tcorev1 "k8s.io/api/core/v1" // the pods
      \tmetav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
      \t"k8s.io/apimachinery/pkg/util/intstr"
      )

      const Name = "{ not a struct"

      var names = map[string][]struct{ A int }{"x": {{1}}, '{': nil}

      func (in *Widget) DeepCopy() *Widget {
      \tif in == nil { return nil }
      \treturn in
      }

      // +genclient
      type Widget struct {
      \tmetav1.TypeMeta   `json:",inline"`
      \tmetav1.ObjectMeta `json:"metadata,omitempty"`

      \tSpec   WidgetSpec `json:"spec"` // +optional belongs to nobody
      \tStatus *struct {
      \t\t// +listType=map
      \t\t// +listMapKey=type
      \t\t// +listMapKey=zone
      \t\tConditions []metav1.Condition `json:"conditions,omitempty" patchStrategy:"merge" patchMergeKey:"type" protobuf:"bytes,1"`
      \t} `json:"status,omitempty"`
      }

      // +structType=atomic
      type Base struct {
      \tShared, hidden string
      \tSecret         string `json:"-"`
      }

      type Mode string

      // +listType=set
      type Modes []Mode

      type WidgetSpec struct {
      \tBase `json:",inline"`
      \t// +patchStrategy=merge|retainKeys
      \t// +patchMergeKey=name
      \t// +optional
      \tParts []*Part "json:\\"parts\\""
      \tModes Modes `json:"modes,omitempty"`
      \t// +k8s:mapType=granular
      \tLabels map[string]string `json:"labels,omitempty"`
      \t// +structType=granular
      \tTemplate corev1.PodTemplateSpec `json:"template,omitempty"`
      \tSurge *intstr.IntOrString `json:"surge,omitempty"`
      \tLimits corev1.ResourceList `json:"limits,omitempty"`
      \tPull corev1.PullPolicy `json:"pull,omitempty"`
      \tData []byte `json:"data,omitempty"`
      \tAny interface{} `json:"any,omitempty"`
      \tWhen metav1.Time `json:"when,omitempty"`
      \tTree Tree[string] `json:"tree,omitempty"`
      \t// +listType=atomic
      \t// NotYet string `json:"notYet"`
      }

      type (
      \tPart struct {
      \t\tName string `json:"name"`
      \t\tSize int32  `json:"size,omitempty"`
      \t}
      \tTree[T any] struct { Kids []Tree[T] `json:"kids"` }
      )
      """;

  private static final String SAME_AS_OPENAPI =
      """
      {"definitions": {
        "apps.example.v1.Widget": {
          "required": ["spec"],
          "x-kubernetes-group-version-kind": [
            {"group": "apps.example", "version": "v1", "kind": "Widget"}],
          "properties": {
            "apiVersion": {"type": "string"},
            "kind": {"type": "string"},
            "metadata": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"},
            "spec": {"$ref": "#/definitions/apps.example.v1.WidgetSpec"},
            "status": {"properties": {"conditions": {
              "type": "array",
              "items": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.Condition"},
              "x-kubernetes-list-type": "map",
              "x-kubernetes-list-map-keys": ["type", "zone"],
              "x-kubernetes-patch-strategy": "merge",
              "x-kubernetes-patch-merge-key": "type"}}}}},
        "apps.example.v1.Base": {
          "x-kubernetes-map-type": "atomic",
          "required": ["Shared"],
          "properties": {"Shared": {"type": "string"}}},
        "apps.example.v1.WidgetSpec": {
          "required": ["Shared"],
          "properties": {
            "Shared": {"type": "string"},
            "parts": {
              "type": "array",
              "items": {"$ref": "#/definitions/apps.example.v1.Part"},
              "x-kubernetes-patch-strategy": "merge,retainKeys",
              "x-kubernetes-patch-merge-key": "name"},
            "modes": {
              "type": "array", "items": {"type": "string"}, "x-kubernetes-list-type": "set"},
            "labels": {
              "additionalProperties": {"type": "string"}, "x-kubernetes-map-type": "granular"},
            "template": {
              "$ref": "#/definitions/io.k8s.api.core.v1.PodTemplateSpec",
              "x-kubernetes-map-type": "granular"},
            "surge": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.util.intstr.IntOrString"},
            "limits": {"additionalProperties": {
              "$ref": "#/definitions/io.k8s.apimachinery.pkg.api.resource.Quantity"}},
            "pull": {"type": "string"},
            "data": {"type": "string", "format": "byte"},
            "any": {"type": "object"},
            "when": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.Time"},
            "tree": {"$ref": "#/definitions/apps.example.v1.Tree"}}},
        "apps.example.v1.Part": {
          "required": ["name"],
          "properties": {
            "name": {"type": "string"},
            "size": {"type": "integer", "format": "int32"}}},
        "apps.example.v1.Tree": {
          "required": ["kids"],
          "properties": {
            "kids": {"type": "array", "items": {"$ref": "#/definitions/apps.example.v1.Tree"}}}}}}
      """;

  @Test
  void typesGiveTheSameAsTheirOpenApi() throws ImportException {
    ImportNotes notes = new ImportNotes();
    Release fromGo = GoReader.read("Test", SOURCE, notes);
    assertThat(notes.sentences()).isEmpty();
    Release fromOpenApi =
        OpenApiReader.read(JsonMapper.shared().readTree(SAME_AS_OPENAPI), "Test", notes);
    assertThat(text(fromGo)).isEqualTo(text(fromOpenApi));
    assertThat(notes.sentences()).isEmpty();
  }

  @Test
  void aFewFieldsAreEnough() throws ImportException {
    ImportNotes notes = new ImportNotes();
    Release release =
        GoReader.read(
            "a.go",
            """
            \t// +listType=map
            \t// +listMapKey=name
            \tContainers []Container `json:"containers" patchStrategy:"merge" patchMergeKey:"name"`
            \t...
            \tRun func(a int) error `json:"run,omitempty"`
            \tName string `json:"name,omitempty"`
            }
            """,
            notes);
    assertThat(text(release))
        .isEqualTo(
            """
            object Fields required=containers
             containers []any patch=merge key=name list=map keys=name
             name string
             run any
            """);
    assertThat(notes.sentences())
        .containsExactly(
            "a.go:3:2: fields are outside any struct; they are treated as a struct named Fields.",
            "a.go:3:2: the type Container is not declared here; its fields are not known.",
            "a.go:4:2: not a field of a struct: . . .; the next line is read.",
            "a.go:5:2: not the type of data: func ) error; it is not known.");
  }

  @Test
  void aKindNeedsGroupAndVersion() throws ImportException {
    String kind = "type %s struct { metav1.TypeMeta; metav1.ObjectMeta `json:\"metadata\"` }\n";
    ImportNotes notes = new ImportNotes();
    Release release =
        GoReader.read(
            "a.go",
            "package types\n"
                + kind.formatted("A")
                + "// +groupName=b.io\n"
                + kind.formatted("B")
                + "// +groupName=c.io\n// +versionName=v2\n"
                + kind.formatted("C")
                + "// +groupName=\npackage v1\n"
                + kind.formatted("Pod"),
            notes);
    assertThat(release.kinds().toString())
        .isEqualTo(
            "[DeclaredKind[apiVersion=c.io/v2, kind=C, definition=types.C,"
                + " isStrategic=Optional.empty], DeclaredKind[apiVersion=v1, kind=Pod,"
                + " definition=core.v1.Pod, isStrategic=Optional.empty]]");
    assertThat(notes.sentences()).hasSize(2);
    assertThat(notes.sentences().getFirst())
        .startsWith("a.go:2:6: A is a kind, but its group is not known. Write // +groupName=");
    assertThat(notes.sentences().get(1))
        .startsWith("a.go:4:6: B is a kind, but its package is not named after a version.");
  }

  /** Whatever stands there, reading ends and says no more than it knows. */
  @Test
  void brokenSourceIsReadToItsEnd() throws ImportException {
    for (int end = 0; end < SOURCE.length(); end += 7) {
      String cut = SOURCE.substring(0, end);
      assertThat(GoReader.read("a.go", cut, new ImportNotes()).label()).isEqualTo("a.go");
      assertThat(GoReader.read("a.go", SOURCE.substring(end), new ImportNotes()).label())
          .isEqualTo("a.go");
    }
  }

  private static String text(Release release) {
    return CatalogText.write(List.of(release)).replaceFirst("(?s).*?release [^\n]*\n", "");
  }
}
