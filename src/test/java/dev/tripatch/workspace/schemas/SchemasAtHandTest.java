package dev.tripatch.workspace.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.workspace.schemas.SchemaAtHand.Origin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The schemas at hand are found where they are, and choosing one twice changes nothing. */
class SchemasAtHandTest {

  private static final Schemas BUILT_IN = Schemas.of(BundledReleases.newest());
  private static final KindName GATE = new KindName("demo.example.com/v1", "Gate");

  private static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata:
        name: gates.demo.example.com
      spec:
        group: demo.example.com
        scope: Namespaced
        names: {kind: Gate, plural: gates}
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  properties:
                    zones:
                      type: array
                      x-kubernetes-list-type: %s
                      items: {type: string}
      """;

  private static final String RULES =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: merge
      """;

  @TempDir Path folder;
  private KeptSchemas kept;

  @BeforeEach
  void fill() throws IOException, SchemaFault {
    kept = KeptSchemas.in(folder.resolve("settings"));
    kept.keep("mine", List.of(new SchemaText("crd.yaml", CRD.formatted("atomic"))));
    Path manifests = Files.createDirectories(folder.resolve("manifests"));
    Files.writeString(manifests.resolve("gate-crd.yaml"), CRD.formatted("set"));
    Files.writeString(manifests.resolve("broken-crd.yaml"), "kind: CustomResourceDefinition\n");
    Files.writeString(manifests.resolve("web.yaml"), "apiVersion: v1\nkind: Service\n");
    Files.createDirectories(manifests.resolve(".tripatch"));
    Files.writeString(manifests.resolve(".tripatch/schema.yaml"), RULES);
  }

  private List<SchemaAtHand> find(OwnSchemas now) {
    return new SchemasAtHand(
            BUILT_IN,
            Optional.of(kept),
            List.of(folder.resolve("manifests")),
            now.brought(),
            Overlay.EMPTY)
        .find(now);
  }

  private SchemaAtHand named(String name) {
    return find(OwnSchemas.NONE).stream()
        .filter(each -> each.name().endsWith(name))
        .findFirst()
        .orElseThrow();
  }

  private static Schemas over(OwnSchemas own) {
    return new Schemas(BUILT_IN.builtIn(), own.brought(), own.overlay());
  }

  private static String change(OwnSchemas now, SchemaAtHand chosen) {
    return SchemaChange.of(over(now).source(), over(chosen.chosen(now)).source(), GATE).sentence();
  }

  @Test
  void allAreFoundThoseInForceFirst() {
    assertThat(find(OwnSchemas.NONE))
        .extracting(each -> each.origin() + " " + Path.of(each.name()).getFileName())
        .startsWith("RELEASE Kubernetes " + BundledReleases.versions().getFirst())
        .contains(
            "KEPT mine",
            "FOLDER gate-crd.yaml",
            "FOLDER broken-crd.yaml",
            "RULES schema.yaml",
            "RELEASE Kubernetes " + BundledReleases.versions().getLast())
        .doesNotContain("FOLDER web.yaml");
  }

  @Test
  void whatCannotBeReadSaysWhy() {
    assertThat(named("broken-crd.yaml").content())
        .isInstanceOf(SchemaAtHand.Content.Unusable.class);
  }

  @Test
  void choosingTwiceChangesNothing() {
    OwnSchemas before = named("mine").chosen(OwnSchemas.NONE);
    for (SchemaAtHand each : find(before)) {
      OwnSchemas once = each.chosen(before);
      assertThat(each.isIn(once)).as(each.name()).isNotEqualTo(isSwitched(each, before));
      assertThat(each.chosen(once)).as(each.name()).isEqualTo(before);
    }
  }

  private static boolean isSwitched(SchemaAtHand each, OwnSchemas before) {
    return switch (each.content()) {
      case SchemaAtHand.Content.BuiltIn() -> false;
      case SchemaAtHand.Content.Unusable(String _) -> true;
      default -> each.isIn(before);
    };
  }

  @Test
  void saysWhatItWouldChange() {
    OwnSchemas kept = named("mine").chosen(OwnSchemas.NONE);
    assertThat(change(OwnSchemas.NONE, named("mine")))
        .isEqualTo("It declares Gate, which has no schema now.");
    assertThat(change(kept, named("mine"))).isEqualTo("Without it, Gate has no schema.");
    assertThat(change(kept, named("gate-crd.yaml")))
        .startsWith("1 rule differs for Gate: ")
        .contains("zones");
    assertThat(change(kept, named(BundledReleases.versions().getLast())))
        .isEqualTo("The same rules for Gate.");
  }

  @Test
  void aForgottenOneIsGone() throws SchemaFault {
    kept.forget("mine");
    assertThat(find(OwnSchemas.NONE)).noneMatch(each -> each.origin() == Origin.KEPT);
  }
}
