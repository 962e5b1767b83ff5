package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
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
  void whatOnlyNewerServersFillInIsLeftOpen() throws IOException {
    String service =
        shell.file(
            "service.yaml",
            "apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {ports: [{port: 80}]}\n");
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", service);
    assertThat(stored.out()).contains("sessionAffinity: None").doesNotContain("internalTraffic");
    assertThat(stored.err())
        .contains(
            "tripatch: newer servers also fill in spec.internalTrafficPolicy; with what is"
                + " unknown");
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
