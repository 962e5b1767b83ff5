package dev.tripatch.cluster.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words that kubectl gets, and what is made of recorded answers. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class ClusterTest {
  private static final ServedKind DEPLOYMENTS =
      new ServedKind("apps/v1", "Deployment", "deployments", true, true);

  private static final String LIST = "/apis/apps/v1/namespaces/shop/deployments";

  @TempDir private Path folder;
  private FakeKubectl kubectl;

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
  }

  private Cluster cluster() {
    return cluster(Optional.of("truth"), Optional.of("shop"));
  }

  private Cluster cluster(Optional<String> context, Optional<String> namespace) {
    Map<String, String> environment = Map.of("PATH", folder + ":/usr/bin:/bin");
    return new Cluster(
        new Kubectl(environment, new CommandLog()),
        new Connection(Optional.empty(), context, namespace, Optional.empty()));
  }

  private FakeKubectl at(String path, FakeAnswer... answers) {
    return kubectl.answersAny(List.of("--raw", path), answers);
  }

  private List<List<String>> calls() {
    return kubectl.calls().stream().map(FakeCall::arguments).toList();
  }

  private static FailureKind failure(ClusterAnswer<?> answer) {
    return switch (answer) {
      case ClusterAnswer.Failed<?>(Failure failure) -> failure.kind();
      case ClusterAnswer.Got<?> got -> throw new AssertionError("it answered: " + got.value());
    };
  }

  private static String page(String next, String... names) {
    StringBuilder items = new StringBuilder();
    for (String name : names) {
      items.append(items.isEmpty() ? "" : ",").append("{\"metadata\":{\"name\":\"" + name + "\"}}");
    }
    return "{\"kind\":\"DeploymentList\",\"apiVersion\":\"apps/v1\",\"metadata\":{\"continue\":\""
        + next
        + "\"},\"items\":["
        + items
        + "]}";
  }

  private ClusterAnswer<List<String>> names() {
    return names(cluster());
  }

  private static ClusterAnswer<List<String>> names(Cluster cluster) {
    return cluster.list(DEPLOYMENTS, each -> Optional.of(each.name().name()));
  }

  @Test
  void anObjectIsAskedForWithEveryOptionThatMatters() {
    kubectl.answersAny(List.of("get"), FakeAnswer.recorded("found"));

    LiveObject web = cluster().get("deploy/web").got().orElseThrow();

    assertThat(web.name().toString()).isEqualTo("shop/Deployment/web");
    assertThat(calls())
        .containsExactly(
            List.of(
                "get",
                "deploy/web",
                "-o",
                "json",
                "--selector=",
                "--show-managed-fields",
                "--context",
                "truth",
                "--namespace",
                "shop"));
  }

  /** kubectl before 1.21 always shows them; it is asked in vain only once. */
  @Test
  void oldKubectlsAreAskedAgainWithoutWhatTheyDoNotKnow() {
    kubectl
        .answersAny(
            List.of("--show-managed-fields"),
            FakeAnswer.of(KubectlAnswer.of("option of a newer version", "1.20")))
        .answersAny(List.of("get"), FakeAnswer.of(KubectlAnswer.of("found", "1.20")));
    Cluster cluster = cluster();

    LiveObject web = cluster.get("deploy/web").got().orElseThrow();
    assertThat(cluster.inNamespace("shop").get("deploy/web").got()).isPresent();

    assertThat(web.value().toString()).contains("managedFields");
    assertThat(calls()).hasSize(3);
  }

  @Test
  void addressesSayWhatTheyMeanWhateverIsInANameAndNoSelectorOrOutputCounts() {
    String name = "$(touch made) \"a\" é; 100%/../x?y=z&#";
    ServedKind roles = new ServedKind("rbac.authorization.k8s.io/v1", "Role", "roles", true, true);
    String path =
        "/apis/rbac.authorization.k8s.io/v1/namespaces/a%2Fb%3Fc/roles/"
            + "%24%28touch%20made%29%20%22a%22%20%C3%A9%3B%20100%25%2F..%2Fx%3Fy%3Dz%26%23";
    at(path, FakeAnswer.prints("{\"kind\":\"Role\",\"metadata\":{\"name\":\"another\"}}"));

    ClusterAnswer<LiveObject> answer = cluster().inNamespace("a/b?c").get(roles, name);

    assertThat(failure(answer)).isEqualTo(FailureKind.UNREADABLE);
    assertThat(calls())
        .containsExactly(
            List.of("get", "--raw", path, "--output=", "--selector=", "--context", "truth"));
  }

  @Test
  void kindsOfAGroupAreAskedForOnce() {
    at("/apis/apps/v1", FakeAnswer.recorded("kinds of a group"));
    at("/api/v1", FakeAnswer.recorded("kinds of the core group"));
    at("/apis/example.com/v1", FakeAnswer.recorded("raw, no such kind"));
    Cluster cluster = cluster();

    assertThat(cluster.served("apps/v1", "Deployment").got()).contains(DEPLOYMENTS);
    assertThat(
            cluster.inNamespace("a").served("apps/v1", "StatefulSet").got().orElseThrow().plural())
        .isEqualTo("statefulsets");
    assertThat(cluster.until(() -> false).served("v1", "Namespace").got())
        .contains(new ServedKind("v1", "Namespace", "namespaces", false, true));
    assertThat(cluster.served("v1", "Service").got().orElseThrow().plural()).isEqualTo("services");
    assertThat(calls()).hasSize(2);
    assertThat(failure(cluster.served("v1", "Gadget"))).isEqualTo(FailureKind.UNKNOWN_KIND);
    assertThat(failure(cluster.served("example.com/v1", "Gadget")))
        .isEqualTo(FailureKind.UNKNOWN_KIND);
  }

  @Test
  void recordedPagesBecomeOneListOfWholeObjects() {
    String next = "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MjMyLCJzdGFydCI6ImdhdGV3YXlcdTAwMDAifQ";
    at(LIST + "?limit=500", FakeAnswer.recorded("page 1"));
    at(LIST + "?limit=500&continue=" + next, FakeAnswer.recorded("page 2, the last"));

    List<LiveObject> all = cluster().list(DEPLOYMENTS, Optional::of).got().orElseThrow();

    assertThat(all)
        .extracting(each -> each.name().toString())
        .containsExactly(
            "shop/Deployment/bare",
            "shop/Deployment/gateway",
            "shop/Deployment/leaving",
            "shop/Deployment/web");
    assertThat(all).allMatch(each -> each.name().apiVersion().equals("apps/v1"));
    assertThat(all.getFirst().yaml()).startsWith("apiVersion: apps/v1\nkind: Deployment\n");
  }

  @Test
  void aListWhosePagesExpiredBeginsAgainOnce() {
    at(
        LIST + "?limit=500",
        FakeAnswer.prints(page("a+b/=", "old")),
        FakeAnswer.prints(page("c", "new")));
    at(LIST + "?limit=500&continue=a%2Bb%2F%3D", FakeAnswer.recorded("page that came too late"));
    at(LIST + "?limit=500&continue=c", FakeAnswer.prints(page("", "last")));

    assertThat(names().got().orElseThrow()).containsExactly("new", "last");
  }

  @Test
  void aListThatExpiresAgainIsGivenUp() {
    at(LIST + "?limit=500", FakeAnswer.prints(page("a", "old")));
    at(LIST + "?limit=500&continue=a", FakeAnswer.recorded("page that came too late"));

    Cluster forFiveCalls = cluster().until(() -> calls().size() > 4);
    assertThat(failure(names(forFiveCalls))).isEqualTo(FailureKind.EXPIRED);
    assertThat(calls()).hasSize(4);
  }

  /** Half a list would say of the other half that it is not there. */
  @Test
  void aListOfWhichAPageFailsIsNoList() {
    at(LIST + "?limit=500", FakeAnswer.prints(page("a", "one")));
    at(LIST + "?limit=500&continue=a", FakeAnswer.recorded("raw, context down"));

    assertThat(failure(names())).isEqualTo(FailureKind.UNREACHABLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no json", "{\"kind\":\"Status\"}", "[]", "{\"items\":"})
  void whatIsNoListIsNotTakenForAnEmptyOne(String answer) {
    at(LIST + "?limit=500", FakeAnswer.prints(answer));

    assertThat(failure(names())).isEqualTo(FailureKind.UNREADABLE);
  }

  @Test
  void aListWithoutItemsIsEmpty() {
    at(LIST + "?limit=500", FakeAnswer.prints("{\"metadata\":{},\"items\":null}"));

    assertThat(names().got().orElseThrow()).isEmpty();
  }

  @Test
  void nothingIsAskedBetweenPagesOnceNobodyWantsThem() {
    at(LIST + "?limit=500", FakeAnswer.prints(page("a", "one")));
    AtomicInteger seen = new AtomicInteger();

    ClusterAnswer<List<String>> answer =
        cluster()
            .until(() -> seen.get() > 0)
            .list(
                DEPLOYMENTS,
                each -> {
                  seen.incrementAndGet();
                  return Optional.of(each.name().name());
                });

    assertThat(failure(answer)).isEqualTo(FailureKind.CANCELLED);
    assertThat(calls()).hasSize(1);
  }

  /** 500 objects may be larger than what is read at once. */
  @Test
  void pagesThatAreTooLargeAreAskedForInSmallerOnes() {
    at(LIST + "?limit=500", FakeAnswer.ofSize(70_000_000));
    at(LIST + "?limit=50", FakeAnswer.prints(page("", "large")));

    assertThat(names().got().orElseThrow()).containsExactly("large");
  }

  @Test
  void theNamespaceOfTheContextIsAskedForOnce() {
    kubectl.answersAny(
        List.of("config", "view", "--minify"),
        FakeAnswer.recorded("kubeconfig, current context only"));
    Cluster cluster = cluster(Optional.empty(), Optional.empty());
    String namespace = cluster.place().got().orElseThrow().namespace();
    at(
        "/apis/apps/v1/namespaces/" + namespace + "/deployments?limit=500",
        FakeAnswer.prints(page("")));

    for (int i = 0; i < 3; i++) {
      assertThat(cluster.list(DEPLOYMENTS, Optional::of).got()).isPresent();
    }

    assertThat(calls()).hasSize(1 + 1 + 3);
  }

  @Test
  void kindsWithoutNamespacesAreAskedForInNone() {
    ServedKind namespaces = new ServedKind("v1", "Namespace", "namespaces", false, true);
    at("/api/v1/namespaces?limit=500", FakeAnswer.prints(page("", "shop")));

    assertThat(cluster().list(namespaces, Optional::of).got().orElseThrow()).hasSize(1);
  }

  /** kubectl asks its own machine where the kubeconfig says no server, and then blames that. */
  @ParameterizedTest
  @CsvSource({
    "no kubeconfig: reading, no kubeconfig: view of the current context, NO_CURRENT_CONTEXT",
    "no current context: reading, no current context: view of the current context,"
        + " NO_CURRENT_CONTEXT",
    "context without its cluster, unknown context, NO_CONTEXT",
    "'raw, context no-such-cluster', , NO_CLUSTER",
  })
  void whereTheKubeconfigSaysNoServerItIsToBlame(String reading, String view, FailureKind kind) {
    String withoutCluster =
        "{\"clusters\":null,\"contexts\":[{\"name\":\"no-such-cluster\",\"context\":{\"user\":\"a\"}}]}";
    kubectl
        .answersAny(
            List.of("config", "view"),
            view == null ? FakeAnswer.prints(withoutCluster) : FakeAnswer.recorded(view))
        .answersAny(List.of("get"), FakeAnswer.recorded(reading));

    assertThat(failure(cluster().get("deploy/web"))).isEqualTo(kind);
  }

  @Test
  void aServerOnThisMachineThatIsDownIsToBlameItself() {
    kubectl
        .answersAny(
            List.of("config", "view"),
            FakeAnswer.prints(
                "{\"clusters\":[{\"name\":\"a\",\"cluster\":{\"server\":\"http://localhost:8080\"}}],"
                    + "\"contexts\":[{\"name\":\"a\",\"context\":{\"cluster\":\"a\"}}]}"))
        .answersAny(List.of("get"), FakeAnswer.recorded("no kubeconfig: reading"));

    assertThat(failure(cluster().get("deploy/web"))).isEqualTo(FailureKind.UNREACHABLE);
  }

  @ParameterizedTest
  @CsvSource({
    "preferences: server-side, 1.36, --server-side=true",
    "preferences: server-side, 1.32, ",
    "preferences: server-side, 1.20, ",
    "preferences: none, 1.36, ",
    "preferences: off, 1.36, ",
  })
  void preferencesOfAnApplyByTheServerAreKnown(String name, String version, String setting) {
    kubectl.answers(KubectlAnswer.of(name, version));

    assertThat(cluster().appliesServerSide()).isEqualTo(Optional.ofNullable(setting));
  }

  @Test
  void otherPreferencesAreNobodysBusiness() {
    kubectl.answers(
        List.of("kuberc", "view"),
        FakeAnswer.prints(
            """
            defaults:
            - command: apply
              options:
              - {name: server-side, default: "false"}
            - command: delete
              options:
              - {name: server-side, default: "true"}
            - command: apply
            """));

    assertThat(cluster().appliesServerSide()).isEmpty();
  }

  @Test
  void foldersThatKustomizeCannotBuildAreToBlame() {
    kubectl.answersAny(List.of("kustomize"), FakeAnswer.recorded("kustomize, base missing"));

    assertThat(failure(cluster().kustomize("overlay"))).isEqualTo(FailureKind.KUSTOMIZE);
  }
}
