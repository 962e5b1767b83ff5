package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that mean nothing, and rules that are unusual; on fields of built-in kinds. */
class RuleCheckTest {

  private static final SchemaSource CATALOG = new BundledCatalog();

  private static FieldRule rule(SchemaSource source, String way) {
    return SchemaPlace.rule(
            source
                .lookUp("v1", way.startsWith("spec.ports") ? "Service" : "Pod")
                .fields()
                .orElseThrow(),
            SchemaPaths.read(way))
        .orElseThrow();
  }

  /** Sets one annotation of a field of Pod; says what is impossible then. */
  @ParameterizedTest
  @CsvSource({
    "spec.tolerations, PATCH_STRATEGY, merge, MERGE_KEY, items are objects",
    "spec.tolerations, MERGE_KEY, nam, MERGE_KEY, Toleration has no field nam",
    "spec.hostAliases, MERGE_KEY, hostnames, MERGE_KEY, HostAlias.hostnames is not a string",
    "spec.containers.args, MERGE_KEY, name, MERGE_KEY, items are not objects",
    "spec.containers.args, PATCH_STRATEGY, retainKeys, PATCH_STRATEGY, string has no keys",
    "spec.containers.args, LIST_TYPE, map, LIST_MAP_KEYS, needs list map keys",
    "spec.containers.args, LIST_MAP_KEYS, name, LIST_MAP_KEYS, belong to a list of type map",
    "spec.containers, MERGE_KEY, 'name,image', MERGE_KEY, only one merge key",
    "spec.nodeName, PATCH_STRATEGY, merge, PATCH_STRATEGY, string is always replaced",
    "spec.nodeName, LIST_TYPE, set, LIST_TYPE, this is a plain value",
    "spec.nodeName, MAP_TYPE, atomic, MAP_TYPE, this is a plain value",
    "spec.affinity, MERGE_KEY, name, MERGE_KEY, this is an object",
    "spec.containers, PATCH_STRATEGY, 'merge,replace', PATCH_STRATEGY, exclude each other",
    "spec.containers, LIST_MAP_KEYS, nam, LIST_MAP_KEYS, Container has no field nam",
  })
  void whatMeansNothing(
      String way, Annotation changed, String value, Annotation about, String sentence) {
    OwnRule own =
        OwnRule.on(new RuleTarget.OfKind("v1", "Pod", SchemaPaths.read(way))).with(changed, value);
    FieldRule rule = rule(new OverlaidSource(CATALOG, new Overlay(List.of(own), List.of())), way);
    assertThat(RuleCheck.of(rule))
        .filteredOn(RuleFinding::isImpossible)
        .anySatisfy(
            finding -> {
              assertThat(finding.annotation()).isEqualTo(about);
              assertThat(finding.sentence()).contains(sentence);
            });
    assertThat(RuleCheck.of(rule(CATALOG, way))).noneMatch(RuleFinding::isImpossible);
  }

  @ParameterizedTest
  @CsvSource({
    "spec.ports, LIST_MAP_KEYS, 'by port, server-side apply by port, protocol'",
    "spec.topologySpreadConstraints, LIST_MAP_KEYS, by topologyKey",
    "status.hostIPs, LIST_TYPE, server-side apply replaces it",
    "spec.containers.resources.claims, LIST_TYPE, server-side apply merges it by name",
  })
  void whatIsUnusual(String way, Annotation about, String sentence) {
    assertThat(RuleCheck.of(rule(CATALOG, way)))
        .anySatisfy(
            finding -> {
              assertThat(finding.isImpossible()).isFalse();
              assertThat(finding.annotation()).isEqualTo(about);
              assertThat(finding.sentence()).contains(sentence);
            });
  }

  @Test
  void nothingIsSaidOfAUsualRule() {
    assertThat(RuleCheck.of(rule(CATALOG, "spec.containers"))).isEmpty();
    assertThat(RuleCheck.of(rule(CATALOG, "spec.tolerations"))).isEmpty();
  }

  @Test
  void onlyTwoRulesOfKubernetesMeanNothing() {
    List<String> impossible = new ArrayList<>();
    Set<ObjectSchema> seen = new HashSet<>();
    for (KnownKind kind : CATALOG.kinds()) {
      collect(CATALOG.lookUp(kind.apiVersion(), kind.kind()).type(), seen, impossible);
    }
    assertThat(seen).hasSizeGreaterThan(500);
    assertThat(impossible)
        .anySatisfy(each -> assertThat(each).startsWith("APIServiceSpec.caBundle: "))
        .allSatisfy(
            each ->
                assertThat(each)
                    .matches("(APIServiceSpec.caBundle|StorageVersionMigrationList.items): .*"));
  }

  private static void collect(SchemaType type, Set<ObjectSchema> seen, List<String> impossible) {
    if (SchemaType.withoutLists(type) instanceof ObjectSchema object && seen.add(object)) {
      for (String key : object.fieldNames()) {
        FieldRule rule = object.field(key).orElseThrow();
        if (RuleCheck.of(rule).stream().anyMatch(RuleFinding::isImpossible)) {
          impossible.add(object.name() + "." + key + ": " + RuleCheck.of(rule));
        }
        collect(rule.type(), seen, impossible);
      }
    }
  }

  @Test
  void aTypeReachesTheKindsThatUseIt() {
    assertThat(Reach.of("io.k8s.api.core.v1.Container", CATALOG)).isEqualTo(new Reach(18, 9));
    assertThat(Reach.of("no.such.Type", CATALOG)).isEqualTo(new Reach(0, 0));
  }
}
