package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.learn.BundledReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch guide}. */
class GuideCommandTest {
  @TempDir private Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inAFolder() {
    shell = new Shell(folder);
  }

  @Test
  void printsThePagesAndAPage() {
    assertThat(shell.run("guide").out()).startsWith("# The guide\n");
    String page = BundledReference.read().find("guide/teach-it").orElseThrow().markdown();
    assertThat(shell.run("guide", "teach-it").out()).isEqualTo(page);
    assertThat(shell.run("guide", "guide/teach-it").out()).isEqualTo(page);
    Shell.Answer unknown = shell.run("guide", "teach");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("no page teach", "tripatch guide");
  }

  @Test
  void writesItsFilesToANewFolderOnly() throws IOException {
    String name = folder.resolve("guide").toString();
    assertThat(shell.run("guide", "--examples", name).exitCode()).isZero();
    BundledReference.guideFiles()
        .forEach(
            (path, text) -> assertThat(folder.resolve("guide").resolve(path)).hasContent(text));
    Path web = folder.resolve("guide/web.yaml");
    Files.writeString(web, "mine");
    Shell.Answer again = shell.run("guide", "--examples", name);
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("guide: this folder already exists.");
    assertThat(web).hasContent("mine");
  }
}
