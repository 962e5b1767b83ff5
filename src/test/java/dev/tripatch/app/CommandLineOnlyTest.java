package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.workspace.schemas.SchemaFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program without JavaFX and on two modules, as the small package has it: java.base, and
 * java.xml, without which Jackson writes no value whose class it does not know.
 */
class CommandLineOnlyTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3}
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

  @Test
  void whatNeedsAWindowSaysSoOrIsAnsweredAsText() throws Exception {
    String local = file("local.yaml", LOCAL);
    List<String> err =
        run(
            "",
            "--local " + local,
            "render x.png",
            "--merge --local " + local,
            "--start-screen " + local,
            "--version");
    assertThat(err)
        .startsWith("tripatch: this is the command line only, so here is the answer as text")
        .contains(
            "tripatch: this is the command line only, and render needs a window",
            "tripatch: this is the command line only, and --merge-tool needs a window",
            "tripatch: this is the command line only, and --start-screen needs a window");
    assertThat(exitCodes(err)).containsExactly(0, 1, 2, 2, 2, 0);
    assertThat(out())
        .contains("spec.replicas", "tripatch development", "Kubernetes 1.")
        .doesNotContain("JavaFX");
  }

  @Test
  void everyCommandRuns() throws Exception {
    String documents = "--local %s --live %s".formatted(file("local.yaml", LOCAL), live());
    String patch = file("patch.yaml", "spec: {replicas: 4}\n");
    String error = file("error.txt", "error: deployments.apps \"web\" not found\n");
    String kept = folder.resolve("web.tripatch").toString();
    List<String> err =
        run(
            "patch -o json " + documents,
            "patch --type json --with-tests -o yaml " + documents,
            "apply --patch " + patch + " --live " + live(),
            "explain -o json " + documents,
            "explain -f " + folder.resolve("local.yaml") + " --live " + live(),
            "conflicts -o yaml " + documents,
            "diff " + file("local.yaml", LOCAL) + " " + live(),
            "report --format html " + documents,
            "dialects " + documents,
            "export --as kustomize " + documents,
            "server-side " + documents,
            "hazards -o json " + documents,
            "save-case " + kept + " " + documents,
            kept,
            "open-error " + error,
            "schema show deploy spec",
            "schema diff " + SchemaFiles.versions().getFirst() + " " + file("rules.yaml", RULES),
            "schema list",
            "schema export --as overlay deploy",
            "completion zsh",
            "complete-words -- explain " + documents + " --field spec.",
            "man " + folder.resolve("man"),
            "--help");
    assertThat(err).noneMatch(line -> line.contains("mistake in Tripatch"));
    assertThat(exitCodes(err))
        .containsExactly(1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0, 0);
  }

  private String live() throws IOException {
    return file("live.yaml", LOCAL.replace("3", "7"));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String out() throws IOException {
    return Files.readString(folder.resolve("out"));
  }

  private static List<Integer> exitCodes(List<String> err) {
    return err.stream()
        .filter(line -> line.startsWith("exit "))
        .map(line -> Integer.parseInt(line.substring(5)))
        .toList();
  }

  /** Standard error of all runs in one JVM. */
  private List<String> run(String... lines) throws Exception {
    String classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(each -> !Path.of(each).getFileName().toString().startsWith("javafx"))
            .collect(Collectors.joining(File.pathSeparator));
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--limit-modules=java.base,java.xml",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classPath,
            "dev.tripatch.app.SeveralRuns");
    Stream<String> words = Stream.of(String.join(" ; ", lines).split(" "));
    ProcessBuilder builder = new ProcessBuilder(Stream.concat(java.stream(), words).toList());
    builder.redirectOutput(folder.resolve("out").toFile());
    builder.redirectError(folder.resolve("err").toFile());
    builder.environment().put("DISPLAY", ":99");
    builder.environment().put("XDG_CONFIG_HOME", folder.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    assertThat(process.waitFor()).as(Files.readString(folder.resolve("err"))).isZero();
    return Files.readAllLines(folder.resolve("err"));
  }
}
