package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch apply --as-stored}: the object as a server has it, and why it differs. */
class AsStoredTest {
  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {}}
      spec:
        replicas: 2
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - name: web
              image: web:1
              resources: {limits: {cpu: 0.5}}
      """;

  private static final String ADDRESS = "clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5]";
  private static final String KEPT = "type: NodePort, " + ADDRESS;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  @Test
  void theServersFormIsPrintedAndTheReasonsTold() throws IOException {
    String local = shell.file("web.yaml", WEB);
    Shell.Answer plain = shell.run("apply", "--local", local);
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", local);
    assertThat(plain.out()).contains("cpu: 0.5").doesNotContain("restartPolicy");
    assertThat(stored.out()).contains("cpu: 500m", "restartPolicy: Always");
    assertThat(stored.err())
        .contains("tripatch: metadata.labels: The server does not store {}: it leaves out")
        .contains("[name=web].resources.limits.cpu: The server stores 500m: it writes quantities")
        .contains("[name=web].imagePullPolicy: The server fills in the default, IfNotPresent.")
        .contains("… and the server stores 3 more fields otherwise.");
    assertThat(stored.exitCode()).isEqualTo(plain.exitCode());
  }

  @Test
  void aPatchOfOnesOwnAsWell() throws IOException {
    String patch = shell.file("patch.yaml", "spec: {template: {spec: {hostNetwork: false}}}\n");
    Shell.Answer stored =
        shell.run("apply", "--as-stored", "--patch", patch, "--live", shell.file("web.yaml", WEB));
    assertThat(stored.out()).contains("cpu: 500m").doesNotContain("hostNetwork");
    assertThat(stored.err())
        .contains("hostNetwork: The server does not store false: to it, that is the same as");
  }

  @Test
  void ofManyObjectsTheReasonsAreRemarks() throws IOException {
    shell.file("k8s.yaml", WEB);
    Shell.Answer stored = shell.run("apply", "--as-stored", "-f", folder.toString());
    assertThat(stored.out())
        .contains("cpu: 500m", "limits.cpu: The server stores 500m: it writes quantities in one");
  }

  @Test
  void whatIsUnknownIsSaidAndNotGuessed() throws IOException {
    String widget =
        shell.file(
            "widget.yaml",
            "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {a: []}\n");
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", widget);
    assertThat(stored.out()).contains("a: []");
    assertThat(stored.err())
        .contains("tripatch: the defaults of Widget are unknown, so none is filled in.");
  }

  /** Since 1.28, servers do so in Pods only. */
  @Test
  void portsOfTheHostAreFilledInWhereTheReleaseDoes() throws IOException {
    String spec =
        "{hostNetwork: true, containers: [{name: a, image: a, ports: [{containerPort: 8}]}]}";
    String pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: " + spec;
    String web = WEB.substring(0, WEB.indexOf("    spec:")) + "    spec: " + spec;
    assertThat(shell.run("apply", "--as-stored", "--local", shell.file("p.yaml", pod)).out())
        .contains("hostPort: 8");
    assertThat(shell.run("apply", "--as-stored", "--local", shell.file("w.yaml", web)).out())
        .contains("containerPort: 8", "restartPolicy: Always")
        .doesNotContain("hostPort");
  }

  @Test
  void whatTheServerChoosesIsNamedAndNotGuessed() throws IOException {
    String service =
        shell.file(
            "service.yaml",
            "apiVersion: v1\n"
                + "kind: Service\n"
                + "metadata: {name: s}\n"
                + "spec: {type: NodePort, clusterIP: None, ports: [{port: 80}, {port: 81, nodePort:"
                + " 30081}]}\n");
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", service);
    assertThat(stored.out())
        .contains("sessionAffinity: None", "internalTrafficPolicy: Cluster")
        .doesNotContain("ipFamilies");
    assertThat(stored.err())
        .contains(
            "tripatch: the server chooses spec.ipFamilies, spec.ipFamilyPolicy,"
                + " spec.ports[port=80].nodePort.");
  }

  /** What a server has allocated, it fills in again before it looks at the change. */
  @Test
  void addressesAndPortsStayWhateverLocalSays() throws IOException {
    String live = shell.file("live.yaml", service("{name: h, port: 80, nodePort: 30080}", KEPT));
    for (String spec : List.of("type: NodePort", "type: NodePort, clusterIP: '', clusterIPs: []")) {
      String local = shell.file("local.yaml", service("{name: h, port: 81}", spec));
      Shell.Answer stored =
          shell.run(
              "apply", "--as-stored", "--last-applied", live, "--local", local, "--live", live);
      assertThat(stored.out())
          .contains("port: 81", "nodePort: 30080", "clusterIP: 10.0.0.5", "- 10.0.0.5");
      assertThat(stored.err())
          .contains(
              "spec.clusterIP: The server keeps 10.0.0.5: it has set this field itself.",
              "nodePort: The server keeps 30080");
    }
  }

  /** Whoever gives a number to another port takes it from the one that had it. */
  @Test
  void aPortThatAnotherOneTookIsNotFilledInAgain() throws IOException {
    String live = shell.file("live.yaml", service("{name: h, port: 80, nodePort: 30080}", KEPT));
    String local =
        shell.file(
            "local.yaml",
            service("{name: h, port: 80}, {name: i, port: 81, nodePort: 30080}", "type: NodePort"));
    Shell.Answer stored =
        shell.run("apply", "--as-stored", "--last-applied", live, "--local", local, "--live", live);
    assertThat(stored.out()).containsOnlyOnce("nodePort: 30080");
    assertThat(stored.err()).contains("spec.ports[port=80].nodePort.");
  }

  @Test
  void fieldsOfTheOldTypeAreDropped() throws IOException {
    String balanced = "type: LoadBalancer, allocateLoadBalancerNodePorts: true, " + ADDRESS;
    String live = shell.file("live.yaml", service("{port: 80, nodePort: 30080}", balanced));
    String inside = shell.file("inside.yaml", "spec: {type: ClusterIP}\n");
    String outside = shell.file("outside.yaml", "spec: {type: ExternalName, externalName: a.b}\n");
    Shell.Answer internal = shell.run("apply", "--as-stored", "--patch", inside, "--live", live);
    assertThat(internal.out())
        .contains("clusterIP: 10.0.0.5", "internalTrafficPolicy: Cluster")
        .doesNotContain("allocateLoad", "nodePort", "externalTrafficPolicy");
    Shell.Answer external = shell.run("apply", "--as-stored", "--patch", outside, "--live", live);
    assertThat(external.out())
        .contains("externalName: a.b")
        .doesNotContain("allocateLoad", "nodePort", "TrafficPolicy", "10.0.0.5");
  }

  private static String service(String ports, String spec) {
    return "apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {%s, ports: [%s]}\n"
        .formatted(spec, ports);
  }

  /** What is a mask in stringData is the same mask in data, not its encoding. */
  @Test
  void secretsAreMaskedWhereTheyAreStored() throws IOException {
    String local =
        shell.file(
            "secret.yaml",
            "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {pw: hunter2}\n");
    Shell.Answer piped = shell.run("apply", "--as-stored", "--local", local);
    assertThat(piped.out()).contains("pw: aHVudGVyMg==");
    assertThat(piped.err()).doesNotContain("aHVudGVyMg", "hunter2");
    Shell.Answer shown =
        new Shell(folder).onTerminal().run("apply", "--as-stored", "--local", local);
    assertThat(shown.out()).contains("  pw: ••••••(A)").doesNotContain("aHVudGVyMg", "hunter2");
  }
}
