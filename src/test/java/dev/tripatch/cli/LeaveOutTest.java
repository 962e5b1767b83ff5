package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --leave-out}. */
class LeaveOutTest {

  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec: {hostname: %s, subdomain: %s, tolerations: [{key: %s}]}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", POD.formatted("a", "b", "c"));
    live = shell.file("live.yaml", POD.formatted("x", "y", "z"));
  }

  private Shell.Answer patchWithout(String field) {
    return shell.run("patch", "--local", local, "--live", live, "--leave-out", field);
  }

  @Test
  void thePatchIsWithoutTheField() {
    Shell.Answer answer = patchWithout("spec.hostname");
    assertThat(answer.out()).doesNotContain("hostname:").contains("subdomain: b");
    assertThat(answer.err()).contains("1 field is left out of the patch: spec.hostname.");
  }

  @Test
  void aCaseKeepsWhatIsLeftOut() {
    String saved = folder.resolve("web.tripatch").toString();
    shell.run("save-case", saved, "--local", local, "--live", live, "--leave-out", "spec.hostname");
    assertThat(shell.run("patch", "--case", saved).out())
        .isEqualTo(patchWithout("spec.hostname").out());
  }

  @Test
  void whatCannotBeLeftOutIsSaidAndNothingPrinted() {
    Shell.Answer part = patchWithout("spec.tolerations[0].key");
    assertThat(part.exitCode()).isEqualTo(2);
    assertThat(part.out()).isEmpty();
    assertThat(part.err()).contains("Leave out spec.tolerations.");
    assertThat(patchWithout("spec.hostnam").err()).contains("no document has it");
  }
}
