package dev.tripatch.schema.gosource;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import org.junit.jupiter.api.Test;

class GoWriterTest {

  @Test
  void structsAsGofmtLaysThemOut() {
    Release release =
        CatalogText.parse(
                """
                tripatch-catalogue 1
                release Test
                kind example.com/v1 Widget example.com.v1.Widget
                object example.com.v1.Widget
                 apiVersion string
                 kind string
                 metadata @io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta
                 spec @example.com.v1.Widget/spec
                object example.com.v1.Widget/spec map=atomic required=size
                 $ref integer:int64
                 labels {}string map=granular
                 ports []@example.com.v1.Widget/spec/ports patch=merge key=port list=map\
                 keys=port,protocol
                 size Quantity
                 template @io.k8s.api.core.v1.PodTemplateSpec
                object example.com.v1.Widget/spec/ports
                 port string
                 protocol string
                """)
            .releases()
            .getFirst();
    assertThat(GoWriter.write(release))
        .isEqualTo(
            """
            // +k8s:openapi-model-package=example.com.v1
            // +groupName=example.com
            package v1

            import (
            \tcorev1 "k8s.io/api/core/v1"
            \t"k8s.io/apimachinery/pkg/api/resource"
            \tmetav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
            )

            type Widget struct {
            \tmetav1.TypeMeta   `json:",inline"`
            \tmetav1.ObjectMeta `json:"metadata,omitempty"`

            \tSpec *WidgetSpec `json:"spec,omitempty"`
            }

            // +structType=atomic
            type WidgetSpec struct {
            \tRef int64 `json:"$ref,omitempty"`
            \t// +mapType=granular
            \tLabels map[string]string `json:"labels,omitempty"`
            \t// +patchMergeKey=port
            \t// +patchStrategy=merge
            \t// +listType=map
            \t// +listMapKey=port
            \t// +listMapKey=protocol
            \tPorts    []WidgetSpecPorts       `json:"ports,omitempty" patchStrategy:"merge" patchMergeKey:"port"`
            \tSize     resource.Quantity       `json:"size"`
            \tTemplate *corev1.PodTemplateSpec `json:"template,omitempty"`
            }

            type WidgetSpecPorts struct {
            \tPort     string `json:"port,omitempty"`
            \tProtocol string `json:"protocol,omitempty"`
            }
            """);
  }
}
