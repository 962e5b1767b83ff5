package dev.tripatch.document.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KindWordTest {

  @ParameterizedTest
  @CsvSource({
    "NetworkPolicy, networkpolicies",
    "NetworkPolicy, netpol",
    "Ingress, ingresses",
    "Ingress, ING",
    "Endpoints, endpoints",
    "Gateway, gateways",
    "StorageClass, storageclasses",
    "StatefulSet, sts"
  })
  void kubectlTakesTheWordForTheKind(String kind, String word) {
    assertThat(KindWord.means(word, kind)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Deployment, deploys", "Service, sv", "Ingress, ingres", "Sts, statefulset"})
  void otherWordsAreOfOtherKinds(String kind, String word) {
    assertThat(KindWord.means(word, kind)).isFalse();
  }
}
