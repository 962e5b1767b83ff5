package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepsOnTerminalTest {
  private static final String LIVE = "apiVersion: v1\nkind: Service\nmetadata: {name: a}\n";

  @TempDir private Path folder;

  @Test
  void theLastStepHasPatchAndResult() {
    Shell shell = new Shell(folder);
    ListValue steps = (ListValue) read(shell.run("explain", "--steps", "-o", "json"));
    MapValue last = (MapValue) steps.items().getLast();
    assertThat(last.entries().get("patch")).isEqualTo(read(shell.run("patch")));
    assertThat(last.entries().get("object")).isEqualTo(read(shell.run("apply")));
  }

  @Test
  void printsPhasesRulesAndSentences() {
    String text = new Shell(folder).run("explain", "--steps").out();
    assertThat(text)
        .contains("What local dropped\n   1  metadata.labels.tier: Removed from local\n")
        .contains("      |   labels:\n      |     tier: null\n")
        .contains("spec.strategy: $retainKeys clears\n")
        .endsWith("This is live with the patch.\n");
  }

  @Test
  void printsTheStepsOfOneField() {
    assertThat(new Shell(folder).run("explain", "--steps", "--field", "spec.replicas").out())
        .contains("spec.replicas: Value set\n")
        .doesNotContain("spec.strategy");
  }

  @Test
  void stepsThroughAPatchThatSomebodyWrote() throws IOException {
    Shell shell = new Shell(folder);
    String patch =
        shell.file(
            "patch.json",
            """
            [{"op": "add", "path": "/spec", "value": {}}, {"op": "remove", "path": "/spec"}]
            """);
    Shell.Answer answer =
        shell.run("explain", "--steps", "--patch", patch, "--live", shell.file("live.yaml", LIVE));
    assertThat(answer.out())
        .contains("Operation 1 adds spec.")
        .contains("Operation 2 removes spec");
  }

  @Test
  void manyObjectsHaveNoSteps() throws IOException {
    Shell shell = new Shell(folder);
    Shell.Answer answer =
        shell.run("explain", "--steps", "-f", shell.file("a.yaml", LIVE), "--live", "a.yaml");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("leave out --field, --steps");
  }

  private static Value read(Shell.Answer answer) {
    return SourceReader.read("printed", answer.out()).root().orElseThrow().value();
  }
}
