package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What belongs together is decided together, or refused with the reason: objects that people lost
 * data in.
 */
class DecidedTogetherTest {
  private static final String POD = "spec.template.spec.";
  private static final String WEB = POD + "containers[name=web]";

  @TempDir Path folder;

  private static String resource(String name) throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(
            DecidedTogetherTest.class.getResourceAsStream("/dev/tripatch/cli/decided/" + name))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Shell.Answer run(String name, String... words) throws IOException {
    Shell shell = new Shell(folder);
    List<String> all = new ArrayList<>(List.of(words));
    all.add("--local");
    all.add(
        Files.exists(folder.resolve("local.yaml"))
            ? folder.resolve("local.yaml").toString()
            : shell.file("local.yaml", resource(name + "/local.yaml")));
    all.add("--live");
    all.add(shell.file("live.yaml", resource(name + "/live.yaml")));
    return shell.run(all.toArray(String[]::new));
  }

  private String local() throws IOException {
    return Files.readString(folder.resolve("local.yaml"));
  }

  private static void isDecided(Shell.Answer answer, String said) {
    assertThat(answer.err()).contains(said);
    assertThat(answer.out()).startsWith("local.yaml: ").endsWith(" took live\n");
    assertThat(answer.exitCode()).isZero();
  }

  /** Nothing but this text changed, nothing is in conflict any more, and nothing is left to do. */
  private void isWritten(String name, String before, String after) throws IOException {
    assertThat(local()).isEqualTo(resource(name + "/local.yaml").replace(before, after));
    assertThat(run(name, "conflicts").out()).isEqualTo("No conflicts.\n");
    Shell.Answer again = run(name, "decide", "--take-live");
    assertThat(again.err()).isEqualTo("tripatch: nothing to decide: there is no conflict.\n");
    assertThat(again.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      textBlock =
          """
          one-of-env|valueFrom: {configMapKeyRef: {name: ex, key: ex}}|value: hot
          one-of-probe|httpGet: {path: /ready, port: 80}|tcpSocket:\\n            port: 5432
          one-of-strategy|{rollingUpdate: {maxSurge: 1}}|{type: Recreate}
          one-of-volume|emptyDir: {sizeLimit: 1Gi}|persistentVolumeClaim:\\n          claimName: data
          """)
  void theOtherMemberOfAOneOfComesWithIt(String name, String before, String after)
      throws IOException {
    isDecided(run(name, "decide", "--take-live", "--drifted"), "Servers take only one of");
    isWritten(name, before, after.replace("\\n", "\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "renamed-container-leaves-none, name: web\\n        image, name: web2\\n        image",
    "port-number-changed-leaves-none, port: 80\\n, port: 8080\\n",
    "mount-path-changed-loses-the-mount, mountPath: /data, mountPath: /var/data"
  })
  void anItemWithAnotherKeyIsOneChange(String name, String before, String after)
      throws IOException {
    isDecided(run(name, "decide", "--take-live"), "Its key has changed: ");
    isWritten(name, before.replace("\\n", "\n"), after.replace("\\n", "\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--take-live", "--take-last-applied"})
  void anItemWhoseKeyLocalChangedIsNotWrittenTwice(String how) throws IOException {
    Shell.Answer answer = run("port-number-changed-in-local", "decide", how);
    assertThat(answer.err()).contains("spec.ports[port=9080] in local is [port=9081] in live");
    assertThat(answer.exitCode()).isZero();
    assertThat(local()).contains("port: 9081").doesNotContain("9080").containsOnlyOnce("http");
  }

  @Test
  void whatApplyClearsIsAConflictOfOneInAFolder() throws IOException {
    String name = "source-set-in-live";
    assertThat(run(name, "conflicts").out()).contains("1 conflict");
    Shell.Answer all =
        new Shell(folder)
            .run(
                "conflicts",
                "-f",
                folder.resolve("local.yaml").toString(),
                "--live",
                folder.resolve("live.yaml").toString());
    assertThat(all.out()).contains("1 conflict");
    assertThat(all.exitCode()).isEqualTo(run(name, "conflicts").exitCode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-of-env",
        "one-of-probe",
        "one-of-strategy",
        "one-of-volume",
        "renamed-container-leaves-none",
        "port-number-changed-leaves-none"
      })
  void whatCannotBeLeftToLiveIsRefusedWithTheReason(String name) throws IOException {
    Shell.Answer answer = run(name, "decide", "--leave-to-live");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .containsAnyOf(
            "cannot be left to live alone. Take live's instead, or leave all of",
            "is empty, which servers refuse.");
    assertThat(local()).isEqualTo(resource(name + "/local.yaml"));
  }

  @Test
  void whatOnlyLiveHasAndApplyClearsIsAConflict() throws IOException {
    String claim = POD + "volumes[name=data].persistentVolumeClaim";
    Shell.Answer conflicts = run("one-of-volume", "conflicts");
    assertThat(conflicts.exitCode()).isEqualTo(1);
    assertThat(conflicts.out())
        .contains("\n" + claim + "\n  Somebody set it in live.")
        .contains("2 conflicts")
        .doesNotContain("default");
    assertThat(run("one-of-volume", "decide", "--leave-to-live", "--field", claim).exitCode())
        .isEqualTo(1);
    isDecided(
        run("one-of-volume", "decide", "--take-live", "--field", claim),
        POD + "volumes[name=data].emptyDir, " + claim);
    isWritten(
        "one-of-volume",
        "emptyDir: {sizeLimit: 1Gi}",
        "persistentVolumeClaim:\n          claimName: data");
  }

  @Test
  void anItemThatLocalDoesNotHaveIsNotCounted() throws IOException {
    for (String option : List.of("--leave-to-live", "--take-live")) {
      Shell.Answer answer =
          run(
              "part-of-an-item-is-written-alone",
              "decide",
              option,
              "--field",
              POD + "tolerations[0].key");
      assertThat(answer.exitCode()).isEqualTo(2);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).contains(POD + "tolerations");
    }
  }

  @Test
  void aPartOfAProbeComesWithTheProbe() throws IOException {
    String name = "part-of-a-probe-that-only-live-has";
    isDecided(
        run(name, "decide", "--take-live", "--field", WEB + ".startupProbe.periodSeconds"),
        ".periodSeconds would not be valid alone, so all of " + WEB + ".startupProbe is taken.");
    isWritten(
        name,
        "image: web:1\n",
        "image: web:1\n        startupProbe:\n          httpGet:\n            path: /\n"
            + "            port: 80\n          periodSeconds: 5\n");
  }

  /** Live has no pod at all: it goes whole, and no directive of the patch is taken for a field. */
  @ParameterizedTest
  @ValueSource(strings = {"spec.template", "spec.template.spec"})
  void onlyFieldsOfTheObjectAreNamed(String field) throws IOException {
    String name = "directive-named-as-a-field";
    Shell.Answer answer = run(name, "decide", "--take-live", "--field", field);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out()).isEqualTo("local.yaml: 1 field of DaemonSet sysdig-agent took live\n");
    String before = resource(name + "/local.yaml");
    assertThat(local()).isEqualTo(before.substring(0, before.indexOf("    spec:\n")));
    assertThat(run(name, "conflicts").out()).isEqualTo("No conflicts.\n");
  }

  @Test
  void programsGetAllFieldsThatAreDecided() throws IOException {
    Shell.Answer answer = run("one-of-probe", "decide", "--take-live", "-o", "json");
    assertThat(answer.out())
        .contains("readinessProbe.httpGet\"")
        .contains("readinessProbe.tcpSocket\"");
  }
}
