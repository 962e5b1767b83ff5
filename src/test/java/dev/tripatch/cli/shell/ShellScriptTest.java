package dev.tripatch.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The scripts in real shells, where these are installed, with a program that says what it got. */
class ShellScriptTest {
  private static final String PROGRAM =
      """
      #!/bin/sh
      case $1 in
        completion) cat "script.$2" ;;
        complete-words) until [ "$1" = -- ]; do shift; done; shift; printf '%s\\n' "$@" >asked; cat candidates ;;
      esac
      """;

  @TempDir Path folder;

  @BeforeEach
  void installsTheProgram() throws IOException {
    Path program = Files.writeString(folder.resolve("tripatch"), PROGRAM);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    for (ShellScript shell : ShellScript.values()) {
      Files.writeString(folder.resolve("script." + shell), shell.text());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCommand(ShellScript shell) throws Exception {
    candidates("explain\tPrints why", ":4");
    String[] typed =
        shell == ShellScript.BASH
            ? new String[] {"tripatch ex", "ex"}
            : new String[] {"tripatch ex"};
    String completed =
        switch (shell) {
          case BASH -> "explain";
          case ZSH -> "tripatch explain ";
          case FISH -> "explain\tPrints why";
        };
    assertThat(complete(shell, typed)).containsExactly(completed);
    assertThat(asked()).endsWith("ex");
  }

  @Test
  void bashInsertsWhatTheProgramWrites() throws Exception {
    candidates("'$(id)'\\$\tchanged", ":4");
    assertThat(complete(ShellScript.BASH, "tripatch --field=a", "a")).containsExactly("'$(id)'\\$");
    assertThat(asked()).containsExactly("tripatch --field=a", "a");
  }

  @Test
  void inBashFilesComeAfterNames() throws Exception {
    candidates("my-schema", ":0");
    Files.createFile(folder.resolve("my-local.yaml"));
    assertThat(complete(ShellScript.BASH, "tripatch --schema my", "my"))
        .containsExactly("my-schema", "my-local.yaml");
  }

  @Test
  void inFishAnOpenQuote() throws Exception {
    candidates(":0");
    Files.createFile(folder.resolve("it's $(id)"));
    assertThat(complete(ShellScript.FISH, "tripatch --local \"it's")).containsExactly("it's $(id)");
    assertThat(asked()).containsExactly("--local", "it's");
  }

  @Test
  void inZshABackslash() throws Exception {
    candidates("a\\:b\tchanged", ":4");
    assertThat(complete(ShellScript.ZSH, "tripatch --field 'a"))
        .containsExactly("tripatch --field 'a\\:b' ");
    assertThat(asked()).containsExactly("--field", "a");
  }

  @Test
  void inZshAnItem() throws Exception {
    candidates("env[name=A].value\tchanged", ":4");
    assertThat(complete(ShellScript.ZSH, "tripatch --field env\\[name=A\\].v"))
        .containsExactly("tripatch --field env\\[name=A\\].value ");
    assertThat(asked()).containsExactly("--field", "env[name=A].v");
  }

  @Test
  void inFishAnItem() throws Exception {
    candidates("env[name=A].value\tchanged", ":4");
    assertThat(complete(ShellScript.FISH, "tripatch --field env[name=A].v"))
        .containsExactly("env[name=A].value\tchanged");
    assertThat(asked()).containsExactly("--field", "env[name=A].v");
  }

  @Test
  void filesAreTheShellsBusiness() throws Exception {
    candidates(":0");
    Files.createFile(folder.resolve("my-local.yaml"));
    assertThat(complete(ShellScript.ZSH, "tripatch --local=my"))
        .containsExactly("tripatch --local=my-local.yaml ");
    assertThat(complete(ShellScript.FISH, "tripatch --local=my"))
        .containsExactly("--local=my-local.yaml");
  }

  @Test
  void foldersAreTheShellsBusiness() throws Exception {
    candidates(":16");
    Files.createFile(folder.resolve("manual.txt"));
    Files.createDirectory(folder.resolve("manuals"));
    assertThat(complete(ShellScript.ZSH, "tripatch man man"))
        .containsExactly("tripatch man manuals/");
    assertThat(complete(ShellScript.FISH, "tripatch man man"))
        .singleElement()
        .asString()
        .startsWith("manuals/");
  }

  @Test
  void kubectlAsksForCompletionOfItsPlugin() throws Exception {
    candidates("explain\tPrints why", ":4");
    Path script = folder.resolve("kubectl_complete-tripatch");
    Files.copy(Path.of("packaging/linux/kubectl_complete-tripatch"), script);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Path link = Files.createSymbolicLink(folder.resolve("link"), script);
    assertThat(run(new ProcessBuilder(link.toString(), "--local", "a b", "")))
        .containsExactly("explain\tPrints why", ":4");
    assertThat(asked()).containsExactly("--local", "a b", "");
  }

  private void candidates(String... lines) throws IOException {
    Files.write(folder.resolve("candidates"), List.of(lines));
  }

  /** The words that the program was asked about. */
  private List<String> asked() throws IOException {
    return Files.readAllLines(folder.resolve("asked"));
  }

  private List<String> complete(ShellScript shell, String... typed) throws Exception {
    assumeTrue(isInstalled(shell.toString()), shell + " is not installed");
    Path script = folder.resolve("complete." + shell);
    try (InputStream file = getClass().getResourceAsStream("complete." + shell)) {
      Files.write(script, Objects.requireNonNull(file).readAllBytes());
    }
    List<String> command = new ArrayList<>();
    command.add(shell.toString());
    if (shell == ShellScript.FISH) {
      command.add("--no-config");
    }
    command.add(script.toString());
    command.addAll(List.of(typed));
    return run(new ProcessBuilder(command));
  }

  private List<String> run(ProcessBuilder builder) throws Exception {
    builder.directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("PATH", folder + ":" + System.getenv("PATH"));
    builder.environment().put("XDG_CONFIG_HOME", folder.toString());
    Files.deleteIfExists(folder.resolve("answer"));
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return out.lines().toList();
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
  }
}
