package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Topic;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch reference}. */
class ReferenceCommandTest {
  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inAFolder() {
    shell = new Shell(folder);
  }

  @Test
  void listsAllPagesByTopic() {
    Shell.Answer answer = shell.run("reference");
    assertThat(answer.exitCode()).isZero();
    for (Topic topic : Topic.values()) {
      assertThat(answer.out().lines()).containsOnlyOnce(topic.title());
    }
    for (Page page : BundledReference.read().pages()) {
      assertThat(answer.out()).contains(page.id() + " ").contains(page.title() + "\n");
    }
  }

  @Test
  void printsAPageOrASection() {
    String page = BundledReference.read().find("directive/retain-keys").orElseThrow().markdown();
    assertThat(shell.run("reference", "directive/retain-keys").out()).isEqualTo(page);
    assertThat(shell.run("reference", "$retainKeys").out()).isEqualTo(page);
    assertThat(shell.run("reference", "not-retained").out())
        .isEqualTo(shell.run("reference", "reason/not-retained").out())
        .startsWith("### `not-retained`\n")
        .endsWith("\nIn Cleared by $retainKeys: tripatch reference outcome/cleared\n");
    assertThat(shell.run("reference", "hazard/union").out()).startsWith("# Two of one kind\n");
  }

  @Test
  void looksForWords() {
    Shell.Answer answer = shell.run("reference", "merge", "key");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("annotation/patch-merge-key")
        .contains("refusal/merging-lists#no-merge-key");
    assertThat(shell.run("reference", "lonely finalizers xyz").exitCode()).isEqualTo(2);
    assertThat(shell.run("reference", "xyz").err())
        .contains("the reference has nothing about xyz: write fewer words");
  }
}
