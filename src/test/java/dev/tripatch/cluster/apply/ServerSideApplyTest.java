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
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.show.table.ServerSideRows;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields set, taken over, given up; conflicts and their words. */
class ServerSideApplyTest {
  private static final String REPLICAS = "{f:spec: {f:replicas: {}}}";

  @Test
  void aFieldOfAnotherManagerIsAConflict() {
    MapValue live = owned(deployment("{replicas: 3}"), entry("hpa", "Update", REPLICAS));
    Conflicted refused = (Conflicted) apply(deployment("{replicas: 2}"), live);
    assertThat(refused.conflicts())
        .singleElement()
        .satisfies(
            conflict -> {
              assertThat(conflict.path()).isEqualTo(FieldPath.of("spec", "replicas"));
              assertThat(conflict.owner().manager()).isEqualTo("hpa");
              assertThat(conflict.owner().time()).contains("2026-03-01T08:00:00Z");
              assertThat(conflict.live()).contains(new IntegerValue(3));
              assertThat(conflict.wanted()).contains(new IntegerValue(2));
            });
    assertThat(refused.words())
        .isEqualTo(
            "Apply failed with 1 conflict: conflict with \"hpa\" using apps/v1: .spec.replicas");
    assertThat(refused.kubectlWords())
        .startsWith("error: Apply failed with 1 conflict")
        .contains("\nPlease review the fields above--they currently have other managers. Here\n")
        .endsWith("server-side-apply/#conflicts");
  }

  @Test
  void severalConflictsAreListedByManager() {
    MapValue live =
        owned(
            deployment("{replicas: 3, paused: true, minReadySeconds: 1}"),
            entry("z-tool", "Apply", "{f:spec: {f:paused: {}}}"),
            entry("hpa", "Update", "{f:spec: {f:replicas: {}, f:minReadySeconds: {}}}"));
    Conflicted refused =
        (Conflicted) apply(deployment("{replicas: 2, paused: false, minReadySeconds: 2}"), live);
    assertThat(refused.words())
        .isEqualTo(
            """
            Apply failed with 3 conflicts: conflicts with "hpa" using apps/v1:
            - .spec.minReadySeconds
            - .spec.replicas
            conflicts with "z-tool":
            - .spec.paused\
            """);
  }

  @Test
  void aSubresourceIsNamed() {
    MapValue entry =
        entry("hpa", "Update", REPLICAS).toBuilder()
            .put("subresource", new StringValue("scale"))
            .build();
    Conflicted refused =
        (Conflicted) apply(deployment("{replicas: 2}"), owned(deployment("{replicas: 3}"), entry));
    assertThat(refused.words())
        .isEqualTo(
            "Apply failed with 1 conflict: conflict with \"hpa\" with subresource \"scale\" using"
                + " apps/v1: .spec.replicas");
  }

  @Test
  void forceTakesTheFieldOver() {
    MapValue live = owned(deployment("{replicas: 3}"), entry("hpa", "Update", REPLICAS));
    Applied forced = applied(apply(deployment("{replicas: 2}"), live, "kubectl", true));
    assertThat(row(forced, ".spec.replicas").action()).isEqualTo(AppliedAction.TAKEN_OVER);
    assertThat(row(forced, ".spec.replicas").why()).contains("hpa owned it and loses it");
    assertThat(forced.managedFields().toString()).doesNotContain("hpa");
    Conflicted refused = (Conflicted) apply(deployment("{replicas: 2}"), live);
    assertThat(refused.forced()).isEqualTo(forced);
  }

  @Test
  void theSameValueIsNoConflictButSharedOwnership() {
    MapValue live = owned(deployment("{replicas: 3}"), entry("hpa", "Update", REPLICAS));
    Applied applied = applied(apply(deployment("{replicas: 3}"), live));
    assertThat(applied.isChanged()).isFalse();
    AppliedField replicas = row(applied, ".spec.replicas");
    assertThat(replicas.action()).isEqualTo(AppliedAction.ADOPTED);
    assertThat(replicas.why()).contains("kubectl becomes an owner. Also owned by hpa");
  }

  @Test
  void whatNobodyElseOwnsGoesWhenGivenUp() {
    MapValue live =
        owned(
            deployment("{replicas: 3, paused: true, minReadySeconds: 5}"),
            entry("kubectl", "Apply", "{f:spec: {f:replicas: {}, f:paused: {}}}"),
            entry("hpa", "Update", REPLICAS));
    Applied applied = applied(apply(deployment("{}"), live));
    assertThat(applied.result()).isEqualTo(deployment("{replicas: 3, minReadySeconds: 5}"));
    assertThat(row(applied, ".spec.paused").action()).isEqualTo(AppliedAction.REMOVED);
    AppliedField replicas = row(applied, ".spec.replicas");
    assertThat(replicas.action()).isEqualTo(AppliedAction.GIVEN_UP);
    assertThat(replicas.why()).endsWith("it stays, because hpa owns it.");
    assertThat(applied.fields()).noneMatch(row -> row.serverPath().contains("minReady"));
  }

  @Test
  void whatIsGivenUpAndComesBackByDefaultSaysSo() {
    MapValue live =
        owned(
            deployment("{replicas: 2, progressDeadlineSeconds: 600, minReadySeconds: 5}"),
            entry(
                "kubectl",
                "Apply",
                "{f:spec: {f:replicas: {}, f:progressDeadlineSeconds: {}, f:minReadySeconds:"
                    + " {}}}"));
    Applied applied = applied(apply(deployment("{}"), live));
    AppliedField replicas = row(applied, ".spec.replicas");
    assertThat(replicas.action()).isEqualTo(AppliedAction.DEFAULTED);
    assertThat(replicas.result()).contains(new IntegerValue(1));
    AppliedField deadline = row(applied, ".spec.progressDeadlineSeconds");
    assertThat(deadline.action()).isEqualTo(AppliedAction.BACK);
    assertThat(deadline.result()).isEqualTo(deadline.live());
    assertThat(deadline.why()).endsWith("so it is removed. Then the server fills in its default.");
    assertThat(row(applied, ".spec.minReadySeconds").action()).isEqualTo(AppliedAction.REMOVED);
    assertThat(new ServerSideRows(List.of()).of(applied))
        .filteredOn(each -> each.mark().isPresent())
        .extracting(each -> each.path().toString())
        .containsExactly("spec.minReadySeconds", "spec.replicas");
  }

  /** What a server stores stays as it is. */
  @Test
  void whereAllComesBackNothingChanges() {
    MapValue live =
        owned(
            deployment("{replicas: 1, progressDeadlineSeconds: 600}"),
            entry("kubectl", "Apply", "{f:spec: {f:replicas: {}, f:progressDeadlineSeconds: {}}}"));
    Applied applied = applied(apply(deployment("{}"), live));
    assertThat(applied.isChanged()).isFalse();
    assertThat(applied.fields())
        .extracting(AppliedField::action)
        .containsOnly(AppliedAction.ADOPTED, AppliedAction.BACK);
  }

  @Test
  void onlyApplyAndOnlyTheSameNameAreTheManager() {
    MapValue live =
        owned(
            deployment("{paused: true, minReadySeconds: 5}"),
            entry("kubectl", "Update", "{f:spec: {f:paused: {}}}"),
            entry("argocd", "Apply", "{f:spec: {f:minReadySeconds: {}}}"));
    Applied applied = applied(apply(deployment("{replicas: 1}"), live));
    assertThat(applied.result())
        .isEqualTo(deployment("{paused: true, minReadySeconds: 5, replicas: 1}"));
    assertThat(applied.unknowns())
        .anySatisfy(
            unknown -> {
              assertThat(unknown.kind()).isEqualTo(Unknown.Kind.MANAGER_NAME);
              assertThat(unknown.sentence())
                  .contains("under the manager kubectl, but under argocd");
            });
  }

  /** Worked out by hand from the rules of list and map types; what is owned stands in own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # what | local | live | own | result
          items by all keys | {ports: [{port: 80, protocol: UDP, name: u}]} | {ports: [{port: 80, protocol: TCP, name: t}]} | {} | {ports: [{port: 80, protocol: TCP, name: t}, {port: 80, protocol: UDP, name: u}]}
          a key's default | {ports: [{port: 80, name: new}]} | {ports: [{port: 80, protocol: TCP, targetPort: 8080}]} | {} | {ports: [{port: 80, protocol: TCP, targetPort: 8080, name: new}]}
          an item given up | {ports: [{port: 80}]} | {ports: [{port: 80, protocol: TCP}, {port: 81, protocol: TCP, nodePort: 30081}]} | {f:ports: {'k:{"port":80,"protocol":"TCP"}': {.: {}, f:port: {}}, 'k:{"port":81,"protocol":"TCP"}': {.: {}, f:port: {}}}} | {ports: [{port: 80, protocol: TCP}]}
          an atomic map | {selector: {a: x}} | {selector: {b: y}} | {} | {selector: {a: x}}
          an atomic list | {loadBalancerSourceRanges: [b]} | {loadBalancerSourceRanges: [a, b]} | {} | {loadBalancerSourceRanges: [b]}
          a whole list given up | {} | {externalIPs: [a]} | {f:externalIPs: {}} | {}
          an item's field given up | {ports: [{port: 80}]} | {ports: [{port: 80, protocol: TCP, name: n}]} | {f:ports: {'k:{"port":80,"protocol":"TCP"}': {.: {}, f:port: {}, f:name: {}}}} | {ports: [{port: 80, protocol: TCP}]}
          the last field given up | {} | {sessionAffinityConfig: {clientIP: {timeoutSeconds: 5}}} | {f:sessionAffinityConfig: {f:clientIP: {f:timeoutSeconds: {}}}} | {}
          null clears | {type: null, clusterIP: x} | {type: NodePort} | {} | {clusterIP: x}
          """)
  void byTheRulesOfAService(String what, String local, String live, String own, String result) {
    MapValue object =
        owned(
            service(live),
            entry("tool", "Apply", "{f:spec: " + own + "}").toBuilder()
                .put("apiVersion", new StringValue("v1"))
                .build());
    Applied applied = applied(apply(service(local), object, "tool", false));
    assertThat(specOf(applied.result())).as(what).isEqualTo(specOf(service(result)));
  }

  private static Optional<MapValue> specOf(MapValue service) {
    return Optional.ofNullable((MapValue) service.get("spec")).filter(spec -> !spec.isEmpty());
  }

  private static MapValue service(String spec) {
    return yaml("apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: " + spec + "\n");
  }

  @Test
  void sharedItemsComeInLocalsOrderAndLivesOwnStayWhereTheyWere() {
    MapValue live = deployment(containers("a", "x", "b", "c", "w"));
    MapValue local = deployment(containers("c", "m", "a", "b"));
    Applied applied = applied(apply(local, live, "tool", false));
    assertThat(applied.result()).isEqualTo(deployment(containers("x", "c", "w", "m", "a", "b")));
  }

  private static String containers(String... names) {
    return "{template: {spec: {containers: [{name: " + String.join("}, {name: ", names) + "}]}}}";
  }

  @Test
  void membersOfASetAreOwnedOneByOne() {
    String head = "apiVersion: v1\nkind: ConfigMap\nmetadata: ";
    MapValue live =
        owned(
            yaml(head + "{name: c, finalizers: [x/a, x/b]}"),
            entry("kubectl", "Apply", "{f:metadata: {f:finalizers: {.: {}, 'v:\"x/a\"': {}}}}"));
    Applied applied = applied(apply(yaml(head + "{name: c, finalizers: [x/n]}"), live));
    assertThat(row(applied, ".metadata.finalizers[=\"x/a\"]").action())
        .isEqualTo(AppliedAction.REMOVED);
    assertThat(row(applied, ".metadata.finalizers[=\"x/n\"]").path())
        .hasToString("metadata.finalizers[=x/n]");
    assertThat(((MapValue) applied.result().find("metadata").orElseThrow()).get("finalizers"))
        .hasToString(yaml("f: [x/b, x/n]").find("f").orElseThrow().toString());
  }

  @Test
  void statusAndServerFieldsAreNotTaken() {
    MapValue local =
        yaml(
            """
            apiVersion: apps/v1
            kind: Deployment
            metadata: {name: web, namespace: default, uid: other, creationTimestamp: null}
            status: {replicas: 1}
            """);
    Applied applied = applied(apply(local, deployment("{replicas: 3}")));
    assertThat(applied.isChanged()).isFalse();
    assertThat(applied.fields())
        .filteredOn(row -> row.action() == AppliedAction.IGNORED)
        .extracting(AppliedField::serverPath)
        .containsExactly(".status", ".metadata.uid");
  }

  @Test
  void aCustomResourceIsMergedFieldByFieldAndItsListsWhole() {
    String head = "apiVersion: x.io/v1\nkind: Thing\nmetadata: {name: t}\nspec: ";
    Applied applied =
        applied(
            apply(
                yaml(head + "{a: {b: 1}, list: [{name: x}]}"),
                yaml(head + "{a: {c: 2}, list: [{name: y}]}")));
    assertThat(applied.result()).isEqualTo(yaml(head + "{a: {c: 2, b: 1}, list: [{name: x}]}"));
    assertThat(applied.unknowns())
        .extracting(Unknown::kind)
        .containsExactly(
            Unknown.Kind.NO_OWNERS, Unknown.Kind.CUSTOM_SCHEMA, Unknown.Kind.SERVER_STEPS);
  }

  @Test
  void withoutLiveEverythingIsAdded() {
    MapValue local = deployment("{replicas: 2}");
    Applied applied =
        applied(ServerSideApply.of(local, Optional.empty(), Cases.schema(local), "kubectl", false));
    assertThat(applied.result()).isEqualTo(local);
    assertThat(applied.fields()).allMatch(row -> row.action() == AppliedAction.ADDED);
    assertThat(applied.unknowns()).extracting(Unknown::kind).doesNotContain(Unknown.Kind.NO_OWNERS);
  }
}
