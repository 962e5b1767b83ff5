package dev.tripatch.ui.start;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command that opens the window to have conflicts decided learns of it: real processes. */
class MergeProcessTest {

  private static final String LOCAL = "a: 2 # mine\nb: 2\n" + IDENTITY;

  @TempDir Path folder;

  private record Ended(int code, String errors) {}

  private Ended run(String steps, String... further) throws IOException, InterruptedException {
    Path local = Files.writeString(folder.resolve("local.yaml"), LOCAL);
    Path live = Files.writeString(folder.resolve("live.yaml"), named("a: 3\nb: 3\n"));
    Path last = Files.writeString(folder.resolve("last.yaml"), named("a: 1\nb: 1\n"));
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "-Duser.language=en",
            "-cp",
            System.getProperty("java.class.path"),
            MergeProgram.class.getName(),
            steps));
    command.addAll(List.of("--local", local.toString(), "--live", live.toString()));
    command.addAll(List.of("--last-applied", last.toString()));
    command.addAll(List.of(further));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("XDG_CONFIG_HOME");
    builder.environment().put("HOME", folder.toString());
    Process process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), errors);
  }

  @Test
  void whenAllIsDecidedAndSavedTheCodeIsZero() throws Exception {
    Ended ended =
        run(
            "2 of 2 conflicts undecided,live,1 of 2 conflicts undecided,next,keep,"
                + "2 conflicts decided,save,close",
            "--merge");
    assertThat(ended.errors()).doesNotContain("tripatch:");
    assertThat(ended.code()).isZero();
    assertThat(folder.resolve("local.yaml")).hasContent(LOCAL.replace("a: 2", "a: 3"));
  }

  @Test
  void whatStaysUndecidedIsAskedAboutAndPrinted() throws Exception {
    Ended ended =
        run(
            "2 of 2 conflicts undecided,keep,1 of 2 conflicts undecided,close,!Finish Anyway",
            "--merge");
    assertThat(ended.errors()).contains("tripatch: 1 conflict undecided; local wins:\n  b\n");
    assertThat(ended.code()).isEqualTo(1);
  }

  @Test
  void withoutTheOptionNobodyIsAsked() throws Exception {
    Ended ended = run("2 of 2 conflicts undecided,close");
    assertThat(ended.errors()).doesNotContain("tripatch:");
    assertThat(ended.code()).isZero();
  }
}
