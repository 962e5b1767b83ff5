package dev.tripatch.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.RuleUses.RuleUse;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.SchemaPaths;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rule each tool follows. Threads: kubernetes#39188, kustomize#3111, kyverno#10655. */
class RuleUsesTest {

  private static final SchemaSource CATALOG = new BundledCatalog();
  private static final RuleUses USES = new RuleUses(CATALOG, CATALOG);

  @ParameterizedTest
  @CsvSource({
    "v1, Service, spec.ports, merges items by port, 'owns each item, found by port, protocol',"
        + " 'merges items by port, protocol', merges items by port",
    "v1, Pod, spec.containers.args, replaces the list, owns the whole list, replaces the list,"
        + " replaces the list",
    "v1, Pod, metadata.finalizers, adds and removes single items, 'owns each item, found by its"
        + " value', adds and removes single items, adds and removes single items",
    "apps/v1, Deployment, spec.strategy, 'merges the fields, and clears the keys that local does"
        + " not have', owns each field, merges the fields, 'merges the fields, and clears the keys"
        + " that local does not have'",
    "v1, Pod, spec.nodeName, replaces the value, owns the value, replaces the value, replaces the"
        + " value",
    "apps/v1, Deployment, spec.selector, merges the fields, owns the whole object, merges the"
        + " fields, merges the fields",
    "policy/v1, PodDisruptionBudget, spec.selector, replaces the object, owns the whole object,"
        + " merges the fields, replaces the object",
  })
  void eachToolFollowsItsOwn(
      String apiVersion,
      String kind,
      String way,
      String kubectl,
      String server,
      String kustomize,
      String helm) {
    assertThat(USES.of(apiVersion, kind, SchemaPaths.read(way)))
        .extracting(RuleUse::use)
        .containsExactly(kubectl, server, kustomize, helm);
  }

  @Test
  void aFieldThatNobodyKnowsHasNoUse() {
    assertThat(USES.of("v1", "Pod", SchemaPaths.read("spec.nothing"))).isEmpty();
    assertThat(USES.of("example.com/v1", "Widget", SchemaPaths.read("spec"))).isEmpty();
  }
}
