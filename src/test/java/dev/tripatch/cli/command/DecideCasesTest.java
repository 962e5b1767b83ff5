package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions that once lost something, or did what nobody asked for. */
class DecideCasesTest {
  private static final String WEB = "spec.template.spec.containers[name=web].";

  @TempDir Path folder;

  private Shell.Answer decide(String name, String... options) throws IOException {
    for (String file : List.of("local.yaml", "live.yaml")) {
      if (!Files.exists(folder.resolve(file))) {
        Files.write(folder.resolve(file), Files.readAllBytes(of(name, file)));
      }
    }
    return run("decide", options);
  }

  private Shell.Answer run(String command, String... options) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("--local", path("local.yaml"), "--live", path("live.yaml")));
    words.addAll(List.of(options));
    return new Shell(folder).run(words.toArray(String[]::new));
  }

  private String path(String file) {
    return folder.resolve(file).toString();
  }

  private String local() throws IOException {
    return Files.readString(folder.resolve("local.yaml"));
  }

  private static Path of(String name, String file) {
    try {
      return Path.of(
          DecideCasesTest.class
              .getResource("/dev/tripatch/cli/decide/" + name + "/" + file)
              .toURI());
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  private static String localOf(String name) throws IOException {
    return Files.readString(of(name, "local.yaml"));
  }

  /** Decides twice: the second time there is nothing left to do, and it ends like the first. */
  private void drifted(String name, int exitCode, String expected) throws IOException {
    Shell.Answer first = decide(name, "--take-live", "--drifted");
    assertThat(local()).isEqualTo(expected);
    assertThat(first.exitCode()).isEqualTo(exitCode);
    Shell.Answer second = run("decide", "--take-live", "--drifted");
    assertThat(local()).isEqualTo(expected);
    assertThat(second.exitCode()).isEqualTo(exitCode);
    assertThat(second.out()).isEmpty();
    assertThat(second.err()).isNotEmpty();
  }

  private void left(String name) throws IOException {
    drifted(name, 1, localOf(name));
    assertThat(run("decide", "--take-live", "--drifted").err())
        .contains("is undecided: Local and live both changed");
  }

  @Test
  void whatLocalRemovedStaysAway() throws IOException {
    String name = "01-drifted-brings-back-what-local-removed";
    drifted(name, 0, localOf(name).replace("app: shop", "app: shop-v2"));
  }

  @Test
  void aVerbThatLocalRemovedStaysAway() throws IOException {
    String name = "01b-drifted-brings-back-a-verb";
    drifted(name, 0, localOf(name).replace("  - update\n", ""));
  }

  @Test
  void anArgumentThatLocalRemovedStaysAway() throws IOException {
    String name = "01c-drifted-undoes-a-removed-argument";
    drifted(name, 0, localOf(name).replace("        - --c\n", ""));
  }

  @Test
  void twoNewRulesAreNotMixed() throws IOException {
    left("02-drifted-mixes-two-new-rules");
  }

  @Test
  void anItemThatBothChangedIsNotThereTwice() throws IOException {
    left("02b-drifted-adds-live-item-beside-local-item");
  }

  @Test
  void anotherItemDoesNotGetTheValueOfTheOneItReplaced() throws IOException {
    left("02c-drifted-gives-memory-the-target-of-cpu");
  }

  @Test
  void theValueOfAnArgumentIsTaken() throws IOException {
    String name = "03-drifted-loses-an-argument-value";
    drifted(name, 0, localOf(name).replace("- '1'", "- '3'"));
  }
}
