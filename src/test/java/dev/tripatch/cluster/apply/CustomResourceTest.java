package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.applied;
import static dev.tripatch.cluster.apply.Cases.apply;
import static dev.tripatch.cluster.apply.Cases.entry;
import static dev.tripatch.cluster.apply.Cases.owned;
import static dev.tripatch.cluster.apply.Cases.row;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.api.Test;

/**
 * Custom resources: their metadata is that of every object, the rest is merged without a schema.
 */
class CustomResourceTest {
  private static final String HEAD = "{apiVersion: x.io/v1, kind: Thing, metadata: {name: t, ";

  private static MapValue thing(String metadata) {
    return yaml(HEAD + metadata + "}}");
  }

  private static MapValue metadataOf(Applied applied) {
    return (MapValue) applied.result().find("metadata").orElseThrow();
  }

  @Test
  void finalizersAreASet() {
    MapValue live = thing("finalizers: [x/theirs, x/mine]");
    MapValue owned =
        owned(
            live,
            entry("tool", "Apply", "{f:metadata: {f:finalizers: {'v:\"x/mine\"': {}}}}"),
            entry("gc", "Update", "{f:metadata: {f:finalizers: {'v:\"x/theirs\"': {}}}}"));
    Applied applied = applied(apply(thing("finalizers: [x/new]"), owned, "tool", false));
    assertThat(metadataOf(applied)).isEqualTo(yaml("{name: t, finalizers: [x/theirs, x/new]}"));
    assertThat(row(applied, ".metadata.finalizers[=\"x/mine\"]").action())
        .isEqualTo(AppliedAction.REMOVED);
  }

  @Test
  void ownerReferencesAreToldApartByUidAndOwnedAsWholes() {
    MapValue live =
        owned(
            thing("ownerReferences: [{uid: a, name: one}, {uid: b, name: two}]"),
            entry("gc", "Update", "{f:metadata: {f:ownerReferences: {'k:{\"uid\":\"a\"}': {}}}}"));
    Applied added = applied(apply(thing("ownerReferences: [{uid: c, name: new}]"), live));
    assertThat(metadataOf(added).find("ownerReferences"))
        .isEqualTo(
            yaml("{o: [{uid: a, name: one}, {uid: b, name: two}, {uid: c, name: new}]}").find("o"));
    Conflicted refused =
        (Conflicted) apply(thing("ownerReferences: [{uid: a, name: other}]"), live);
    assertThat(refused.words()).endsWith(": .metadata.ownerReferences[uid=\"a\"]");
  }

  @Test
  void metadataMustFitItsSchemaAndNothingElseNeeds() {
    Refused refused =
        (Refused)
            apply(
                yaml(
                    "{apiVersion: x.io/v1, kind: Thing, anything: {b: 1}, metadata: {name: t,"
                        + " finalizers: [a, a], label: {}}}"),
                thing(""));
    assertThat(refused.causes())
        .extracting(ServerSideOutcome.Blame::words)
        .containsExactly(
            ".metadata.finalizers: duplicate entries for key [=\"a\"]",
            ".metadata.label: field not declared in schema");
  }
}
