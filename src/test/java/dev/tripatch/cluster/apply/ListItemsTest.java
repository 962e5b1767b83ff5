package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.applied;
import static dev.tripatch.cluster.apply.Cases.apply;
import static dev.tripatch.cluster.apply.Cases.deployment;
import static dev.tripatch.cluster.apply.Cases.entry;
import static dev.tripatch.cluster.apply.Cases.owned;
import static dev.tripatch.cluster.apply.Cases.row;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Items that share a name, leave out a key, or are owned in another way than when they were set.
 */
class ListItemsTest {
  private static final String ENV_A =
      "{f:spec: {f:template: {f:spec: {f:containers: {'k:{\"name\":\"c\"}': {f:env:"
          + " {'k:{\"name\":\"A\"}': {.: {}, f:name: {}, f:value: {}}}}}}}}}";

  private static MapValue env(String items) {
    return deployment("{template: {spec: {containers: [{name: c, env: [" + items + "]}]}}}");
  }

  /** To the server twins are one field, and the single item that replaces them is a new one. */
  @Test
  void twinsInLiveMakeAConflictThoughLocalSaysTheSame() {
    MapValue live =
        owned(env("{name: A, value: x}, {name: A, value: x}"), entry("tool", "Update", ENV_A));
    Conflicted refused = (Conflicted) apply(env("{name: A, value: x}"), live, "me", false);
    assertThat(refused.conflicts())
        .extracting(OwnershipConflict::serverPath)
        .containsExactly(
            ".spec.template.spec.containers[name=\"c\"].env[name=\"A\"]",
            ".spec.template.spec.containers[name=\"c\"].env[name=\"A\"].name",
            ".spec.template.spec.containers[name=\"c\"].env[name=\"A\"].value");
    assertThat(refused.conflicts())
        .allMatch(OwnershipConflict::areTwinsInLive)
        .allMatch(conflict -> conflict.live().isEmpty() && conflict.wanted().isPresent());
    assertThat(refused.forced().result()).isEqualTo(env("{name: A, value: x}"));
    AppliedField value =
        row(refused.forced(), ".spec.template.spec.containers[name=\"c\"].env[name=\"A\"].value");
    assertThat(value.action()).isEqualTo(AppliedAction.TAKEN_OVER);
    assertThat(value.why())
        .isEqualTo(
            "Live has several items with this name, which the server treats as one field; local's"
                + " item replaces them. tool owned it and loses it, because conflicts are"
                + " overridden.");
  }

  @Test
  void twinsThatLocalDoesNotNameStay() {
    MapValue live =
        owned(
            env("{name: A, value: x}, {name: A, value: y}, {name: B, value: old}"),
            entry("tool", "Update", ENV_A));
    Applied applied = applied(apply(env("{name: B, value: new}"), live, "me", false));
    assertThat(applied.result())
        .isEqualTo(env("{name: A, value: x}, {name: A, value: y}, {name: B, value: new}"));
  }

  /** The schema's default counts: for a field that is always written that is nothing, or 0. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "topologySpreadConstraints: [{topologyKey: zone, maxSkew: %s}]",
        "containers: [{image: i%s}]",
        "containers: [{name: c, ports: [{name: n%s}]}]",
        "imagePullSecrets: [{}]"
      })
  void aKeyThatIsLeftOutHasADefault(String spec) {
    MapValue live = pod(spec.replace("%s", "1"));
    MapValue local = pod(spec.replace("%s", "2"));
    assertThat(applied(apply(local, live)).result()).isEqualTo(local);
  }

  private static MapValue pod(String spec) {
    return yaml("{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {" + spec + "}}");
  }

  /** Service.spec.selector became atomic in 1.19; older entries name its keys. */
  @Test
  void whoOwnedPartsOfWhatIsNowOneFieldOwnsTheWhole() {
    MapValue service = yaml(SERVICE + "{selector: {app: x, tier: y}}}");
    MapValue live =
        owned(service, entry("helm", "Apply", "{f:spec: {f:selector: {f:app: {}, f:tier: {}}}}"));
    Conflicted refused = (Conflicted) apply(yaml(SERVICE + "{selector: {app: z}}}"), live);
    assertThat(refused.words())
        .isEqualTo("Apply failed with 1 conflict: conflict with \"helm\": .spec.selector");
  }

  private static final String SERVICE =
      "{apiVersion: v1, kind: Service, metadata: {name: s}, spec: ";

  @Test
  void whoSetsNothingOwnsNothing() {
    MapValue object = yaml("{apiVersion: v1, kind: ServiceAccount, metadata: {name: s}}");
    assertThat(applied(apply(object, object)).managedFields().isEmpty()).isTrue();
  }

  /**
   * Live's twins are one name: after the merged one, the second goes and local's next item comes.
   */
  @Test
  void localsItemComesInThePlaceOfTheSecondTwin() {
    String head = "{apiVersion: v1, kind: ServiceAccount, metadata: {name: s}, secrets: ";
    MapValue live = yaml(head + "[{name: b}, {name: l}, {name: b}, {name: a}]}");
    MapValue local = yaml(head + "[{name: b}, {name: q}, {name: x}]}");
    Applied applied = applied(apply(local, live, "helm", true));
    assertThat(applied.result())
        .isEqualTo(yaml(head + "[{name: b}, {name: l}, {name: q}, {name: a}, {name: x}]}"));
  }

  /** As the server does where an object has no owners. Others may have owners that are hidden. */
  @Test
  void anObjectThatHoldsNoValueBelongsToThoseBeforeTheFirstApply() {
    String head = "{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: i}, spec: ";
    MapValue local = yaml(head + "{ingressClassName: a, tls: [{}]}}");
    assertThat(applied(apply(local, yaml(head + "{tls: []}}"))).managedFields().items())
        .extracting(entry -> ((MapValue) entry).text("manager"))
        .containsExactly("kubectl", "before-first-apply");
    assertThat(applied(apply(local, yaml(head + "{ingressClassName: b}}"))).managedFields().items())
        .extracting(entry -> ((MapValue) entry).text("manager"))
        .containsExactly("kubectl");
  }

  /** An item that nobody owns any more leaves a list that its owner keeps. */
  @Test
  void anEmptiedListStaysWithWhoOwnsIt() {
    String head = "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ownerReferences: ";
    String reference = "[{apiVersion: v1, kind: a, name: b, uid: u}]}}";
    MapValue live =
        owned(
            yaml(head + reference),
            entry(
                "kubectl", "Apply", "{f:metadata: {f:ownerReferences: {'k:{\"uid\":\"u\"}': {}}}}"),
            entry("keeper", "Update", "{f:metadata: {f:ownerReferences: {}}}"));
    Applied applied = applied(apply(yaml(head + "[]}}"), live));
    assertThat(applied.managedFields().items())
        .extracting(entry -> ((MapValue) entry).text("manager"))
        .containsExactly("keeper");
  }
}
