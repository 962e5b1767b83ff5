package dev.tripatch.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldRulesTest {

  private final FieldRules rules = rules("replicas", "hostIP", "key", "x-kubernetes-map-type");

  @ParameterizedTest
  @CsvSource({
    "replicas, replicas",
    "Replicas, replicas",
    "REPLICAS, replicas",
    "hostip, hostIP",
    "hostIp, hostIP",
    "X-Kubernetes-Map-Type, x-kubernetes-map-type",
    "replica\u017f, replicas",
    "\u212aey, key"
  })
  void aFieldIsFoundWhateverItsCase(String key, String name) {
    assertThat(rules.find(key).map(FieldRule::name)).contains(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "replica",
        "replicass",
        "$replicas",
        "repl\u0131cas",
        "repl\u0130cas",
        "host-IP"
      })
  void otherKeysAreNoField(String key) {
    assertThat(rules.find(key)).isEmpty();
  }

  @Test
  void theExactNameWinsThenTheFirst() {
    FieldRules twins = rules("Name", "name");
    assertThat(twins.find("name").map(FieldRule::name)).contains("name");
    assertThat(twins.find("Name").map(FieldRule::name)).contains("Name");
    assertThat(twins.find("NAME").map(FieldRule::name)).contains("Name");
  }

  @Test
  void namesAreSortedAndCannotBeChanged() {
    assertThat(rules.names()).containsExactly("hostIP", "key", "replicas", "x-kubernetes-map-type");
    assertThatThrownBy(() -> rules.names().removeFirst())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aNameStandsOnce() {
    assertThatThrownBy(() -> rules("a", "a"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a");
  }

  private static FieldRules rules(String... names) {
    return new FieldRules(Stream.of(names).map(FieldRulesTest::rule).toList());
  }

  private static FieldRule rule(String name) {
    return new FieldRule(
        "Owner",
        name,
        new SchemaType.Primitive("string"),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        "Owner." + name + " · test");
  }
}
