package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledReleases;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuleHistoryTest {

  private static final RuleHistory HISTORY = new RuleHistory(releases());

  private static Map<String, SchemaSource> releases() {
    Map<String, SchemaSource> releases = new LinkedHashMap<>();
    for (String version : BundledReleases.versions()) {
      releases.put(version, BundledReleases.find(version).orElseThrow());
    }
    return releases;
  }

  @Test
  void aRuleThatNeverChanged() {
    assertThat(HISTORY.of("v1", "Pod", List.of("spec", "volumes")))
        .containsExactly(
            "The same in Kubernetes 1.36, 1.32: patchStrategy merge,retainKeys, patchMergeKey"
                + " name, listType map, listMapKeys name.");
    assertThat(HISTORY.of("v1", "Pod", List.of("spec", "nodeName")))
        .containsExactly("The same in Kubernetes 1.36, 1.32: no annotation.");
  }

  @Test
  void aRuleThatChanged() {
    assertThat(
            HISTORY.of(
                "certificates.k8s.io/v1", "CertificateSigningRequest", List.of("spec", "request")))
        .containsExactly("Kubernetes 1.36: no annotation.", "Kubernetes 1.32: listType atomic.");
  }

  @Test
  void aFieldOrAKindThatIsNew() {
    assertThat(HISTORY.of("v1", "Pod", List.of("spec", "nothing")))
        .containsExactly("The same in Kubernetes 1.36, 1.32: no such field.");
    assertThat(HISTORY.of("networking.k8s.io/v1", "ServiceCIDR", List.of("status", "conditions")))
        .singleElement()
        .asString()
        .startsWith("Kubernetes 1.36: patchStrategy merge, patchMergeKey type");
    assertThat(HISTORY.of("example.com/v1", "Widget", List.of("spec"))).isEmpty();
  }
}
