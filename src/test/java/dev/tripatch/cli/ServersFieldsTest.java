package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What local says of fields that are not for it to say, and what kubectl itself refuses. */
class ServersFieldsTest {
  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c, namespace: d%s}\ndata: {a: '%s'}\n";

  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, generation: %1$d, creationTimestamp: '2026-01-01T00:00:0%1$dZ'}
      spec:
        selector: {matchLabels: {app: web}}
        template: {metadata: {labels: {app: web}}, spec: {containers: [{name: c, image: 'i:1'}]}}
      status: {replicas: %1$d}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  private Shell.Answer run(String command, String local, String live) throws IOException {
    return shell.run(
        command,
        "--local",
        shell.file("local.yaml", local),
        "--live",
        shell.file("live.yaml", live));
  }

  @Test
  void anotherVersionOrIdentityIsRefused() throws IOException {
    for (String field : List.of("resourceVersion", "uid")) {
      String words = field.equals("uid") ? "field is immutable" : "the object has been modified";
      String local = MAP.formatted(", " + field + ": '100'", 2);
      String live = MAP.formatted(", " + field + ": '120'", 1);
      assertThat(run("explain", local, live).out())
          .containsPattern("metadata." + field + " .* precondition: the server refuses");
      assertThat(run("hazards", local, live).out())
          .contains("refused  metadata." + field, "is a precondition: live has another", words);
      Shell.Answer applied = run("server-side", local, live);
      assertThat(applied.err()).contains("Kubernetes refuses metadata." + field, words);
      assertThat(applied.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void theSameVersionOrAnyIsNotRefused() throws IOException {
    String live = MAP.formatted(", resourceVersion: '120', uid: u", 1);
    for (String kept : List.of(", resourceVersion: '120', uid: u", ", resourceVersion: ''", "")) {
      String local = MAP.formatted(kept, 2);
      assertThat(run("hazards", local, live).out()).contains("No hazards found.");
      assertThat(run("server-side", local, live).err()).doesNotContain("refuses");
    }
  }

  @Test
  void whatTheServerMaintainsIsIgnoredAndStays() throws IOException {
    String local = WEB.formatted(1);
    String live = WEB.formatted(2);
    assertThat(run("explain", local, live).out())
        .containsPattern("metadata.generation .* ignored: the server sets it")
        .containsPattern("metadata.creationTimestamp .* ignored: the server sets it")
        .containsPattern("status.replicas .* ignored: the server sets it");
    assertThat(run("server-side", local, live).out())
        .containsPattern("metadata.generation +ignored")
        .containsPattern("status +ignored");
    String given = shell.file("local.yaml", local);
    String there = shell.file("live.yaml", live);
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", given, "--live", there);
    assertThat(stored.out()).contains("generation: 2", "00:00:02Z", "status:\n  replicas: 2");
    assertThat(stored.err())
        .contains("metadata.generation: The server keeps 2: it has set this field itself.");
  }

  /** The words are kubectl's, as recorded from 1.36. */
  @Test
  void labelsThatAreNoTextsAreRefusedByKubectlItself() throws IOException {
    String local = MAP.formatted(", labels: {a: 5}", 2);
    String live = MAP.formatted("", 1);
    String words =
        "local.yaml\": json: cannot unmarshal number into Go struct field"
            + " ObjectMeta.metadata.labels of type string";
    for (String command : List.of("patch", "explain", "server-side", "conflicts", "dialects")) {
      Shell.Answer answer = run(command, local, live);
      assertThat(answer.out()).as(command).isEmpty();
      assertThat(answer.err()).as(command).contains("kubectl cannot decode", words);
      assertThat(answer.err()).as(command).doesNotContain("a server");
      assertThat(answer.exitCode()).as(command).isEqualTo(2);
    }
    assertThat(run("hazards", local, live).out())
        .contains("wrong-type  metadata.labels.a", "kubectl cannot decode", words, "1 hazard.")
        .doesNotContain("a server");
  }

  @Test
  void nullAmongAnnotationsIsSentAsAnEmptyText() throws IOException {
    String local = MAP.formatted(", annotations: {t: null}", 1);
    String live = MAP.formatted(", annotations: {t: x}", 1);
    assertThat(run("patch", local, live).out())
        .contains("t: \"\"\n", "\"annotations\":{\"t\":\"\"}");
  }
}
