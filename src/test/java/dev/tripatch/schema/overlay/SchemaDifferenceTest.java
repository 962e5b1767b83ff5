package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.DeclaredObject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is compared are releases whose OpenAPI documents were counted, while both come with us. */
class SchemaDifferenceTest {
  private static final SchemaSource NEWEST = BundledReleases.newest();

  private static SchemaDifference releases() {
    Optional<SchemaSource> before = BundledReleases.find("1.32");
    Optional<SchemaSource> after = BundledReleases.find("1.36");
    return SchemaDifference.of(before.orElseThrow(), after.orElseThrow(), any -> true);
  }

  @Test
  void onlyFourFieldsHaveAnotherRuleAndNoneForPatches() {
    SchemaDifference releases = releases();
    assertThat(releases.changed())
        .map(
            field ->
                DeclaredObject.shortName(field.type())
                    + "."
                    + field.before().name()
                    + " "
                    + field.annotations())
        .containsExactlyInAnyOrder(
            "CertificateSigningRequestSpec.request [LIST_TYPE]",
            "CertificateSigningRequestStatus.certificate [LIST_TYPE]",
            "Status.details [LIST_TYPE]",
            "ResourceClaimStatus.devices [LIST_MAP_KEYS]");
    assertThat(releases.changed())
        .filteredOn(field -> field.type().contains("v1beta1.ResourceClaimStatus"))
        .map(field -> Annotation.LIST_MAP_KEYS.of(field.after()))
        .containsExactly("driver,device,pool,shareID");
  }

  @Test
  void whatCameAndWentIsCounted() {
    SchemaDifference releases = releases();
    assertThat(releases.kindsNew()).hasSize(56);
    assertThat(releases.kindsGone()).hasSize(27);
    assertThat(releases.annotatedNew()).hasSize(14);
    assertThat(releases.annotatedGone())
        .map(field -> DeclaredObject.shortName(field.type()) + "." + field.rule().name())
        .contains("StorageVersionMigrationList.items")
        .hasSize(5);
    assertThat(releases.isNone()).isFalse();
  }

  @Test
  void aSourceIsNotOtherThanItself() {
    assertThat(SchemaDifference.of(NEWEST, NEWEST, any -> true).isNone()).isTrue();
  }

  /** Another place of the same type keeps its rule. */
  @Test
  void aRuleOfOnePlaceIsFound() {
    OwnRule rule =
        OwnRule.on(
                new RuleTarget.OfKind(
                    "apps/v1",
                    "Deployment",
                    List.of("spec", "template", "spec", "containers", "args")))
            .with(Annotation.PATCH_STRATEGY, "merge");
    SchemaSource own = new OverlaidSource(NEWEST, new Overlay(List.of(rule), List.of()));
    SchemaDifference found = SchemaDifference.of(NEWEST, own, any -> true);
    assertThat(found.changed())
        .map(field -> field.type() + " " + field.annotations())
        .containsExactly("io.k8s.api.core.v1.Container [PATCH_STRATEGY]");
    assertThat(SchemaDifference.of(NEWEST, own, kind -> kind.kind().equals("Pod")).isNone())
        .isTrue();
  }
}
