package dev.tripatch.workspace.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A setup in a home with a hostile name, read by the real git and the real shells. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "names of files there are others")
class SetupOnMachineTest {
  /** Writes down how it was called. */
  private static final String RECORDER = "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$TRIPATCH_CALLED\"\n";

  @TempDir private Path folder;
  private Path home;
  private Map<String, String> environment;

  @BeforeEach
  void makeHome() throws IOException {
    home = Files.createDirectory(folder.resolve("it's a \"home\" $HOME %O `x`"));
    environment = new HashMap<>();
    environment.put("PATH", System.getenv("PATH"));
    environment.put("HOME", home.toString());
    environment.put("SHELL", "/bin/bash");
    environment.put("TRIPATCH_CALLED", folder.resolve("called").toString());
  }

  private SetupProgram program(String name) throws IOException {
    Path bin = Files.createDirectories(folder.resolve(name)).resolve("tripatch");
    Files.writeString(bin, RECORDER);
    Files.setPosixFilePermissions(bin, PosixFilePermissions.fromString("rwx------"));
    return new SetupProgram(bin.toString(), false);
  }

  private SetupPlan git(SetupProgram program, boolean isOut) throws IOException {
    Program git = new Program("git", environment, new CommandLog());
    Assumptions.assumeTrue(git.place().isPresent(), "there is no git");
    return new GitSetup(program, git, home, environment).plan(isOut);
  }

  private static List<String> run(SetupPlan plan) throws IOException {
    List<String> copies = new ArrayList<>();
    for (SetupStep step : plan.steps()) {
      step.run().ifPresent(copies::add);
    }
    return copies;
  }

  private String shell(String... words) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.directory(folder.toFile());
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (!file.toString().contains(".before-tripatch")) {
          files.put(home.relativize(file).toString(), new SetupFile(file).read().orElse(""));
        }
      }
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {"bin", "a 'b' \"c\" $D %A `e` \\f;g", "größe"})
  void gitStartsTheDriverWhateverItsPathIs(String name) throws Exception {
    run(git(program(name), false));

    assertThat(git(program(name), false).steps()).as("a second time").isEmpty();
    String said =
        shell(
            "sh",
            "-c",
            """
            git init -q repo && cd repo && git config user.email a@b && git config user.name a
            printf 'a: 1\\n' >'x y.yaml' && git add . && git commit -qm 1
            git checkout -qb other && printf 'a: 2\\n' >'x y.yaml' && git commit -qam 2
            git checkout -q - && printf 'a: 3\\n' >'x y.yaml' && git commit -qam 3
            git merge other
            """);
    assertThat(folder.resolve("called")).as(said).exists();
    assertThat(Files.readAllLines(folder.resolve("called")))
        .startsWith("merge", "--driver", "--base")
        .containsSequence("--path", "x y.yaml", "--marker-size", "7");
  }

  @Test
  void gitStartsBothTools() throws Exception {
    run(git(program("it's my bin"), false));

    shell(
        "sh",
        "-c",
        """
        git init -q repo && cd repo && git config user.email a@b && git config user.name a
        printf 'a\\n' >'x y.txt' && git add . && git commit -qm 1 && printf 'b\\n' >'x y.txt'
        git difftool --no-prompt --tool=tripatch
        """);
    assertThat(Files.readAllLines(folder.resolve("called"))).startsWith("diff").hasSize(3);
    shell(
        "sh",
        "-c",
        """
        cd repo && git commit -qam 2 && git checkout -qb other HEAD~1
        printf 'c\\n' >'x y.txt' && git commit -qam 3 && git merge - ; git mergetool --tool=tripatch
        """);
    assertThat(Files.readAllLines(folder.resolve("called")))
        .startsWith("merge", "--base")
        .endsWith("--save", "x y.txt");
  }

  @Test
  void gitsFilesComeBackAsTheyWere() throws Exception {
    Files.writeString(home.resolve(".gitconfig"), "[user]\n\tname = A\n[merge]\n\ttool = meld\n");
    Path attributes = Files.createDirectories(home.resolve(".config/git")).resolve("attributes");
    Files.writeString(attributes, "*.png binary");
    Map<String, String> before = files();

    SetupPlan plan = git(program("bin"), false);
    List<String> copies = run(plan);

    assertThat(copies).hasSize(2).allSatisfy(copy -> assertThat(Path.of(copy)).exists());
    assertThat(String.join("\n", plan.remarks())).contains("merge.tool is meld");
    assertThat(files()).isNotEqualTo(before);
    run(git(program("bin"), true));
    assertThat(files()).isEqualTo(before);
    assertThat(git(program("bin"), true).steps()).isEmpty();
  }

  @Test
  void anotherDriverOfTheFilesStays() throws Exception {
    Path attributes = home.resolve("mine");
    Files.writeString(attributes, "*.yaml  merge=other\n");
    Files.writeString(home.resolve(".gitconfig"), "[core]\n\tattributesFile = ~/mine\n");

    SetupPlan plan = git(program("bin"), false);
    run(plan);

    assertThat(String.join("\n", plan.remarks())).contains("*.yaml  merge=other");
    assertThat(Files.readString(attributes)).isEqualTo("*.yaml  merge=other\n");
  }

  private SetupPlan kubectl(SetupProgram program, boolean isOut) throws IOException {
    return new KubectlSetup(program, home, environment).plan(isOut);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void eachShellHasTheVariable(String name) throws Exception {
    Assumptions.assumeTrue(
        SetupProgram.onPath(name, environment).isPresent(), "there is no " + name);
    environment.put("SHELL", "/usr/bin/" + name);
    SetupProgram program = program("it's$HOME\\");

    SetupPlan plan = kubectl(program, false);
    run(plan);

    assertThat(plan.obstacles()).isEmpty();
    assertThat(plan.steps()).hasSize(1);
    assertThat(shell(name, "-i", "-c", "printenv KUBECTL_EXTERNAL_DIFF"))
        .contains(program.command() + "\n");
    assertThat(kubectl(program, false).steps()).isEmpty();
    run(kubectl(program, true));
    assertThat(files()).isEmpty();
  }

  @Test
  void aLinkIsFollowedAndRightsStay() throws Exception {
    Path real = Files.createDirectory(folder.resolve("dotfiles")).resolve("bashrc");
    Files.write(real, new byte[] {'a', (byte) 0xff, '\r', '\n', 'b'});
    Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
    Files.createSymbolicLink(home.resolve(".bashrc"), real);
    byte[] before = Files.readAllBytes(real);

    run(kubectl(program("bin"), false));

    assertThat(home.resolve(".bashrc")).isSymbolicLink();
    assertThat(Files.readAllBytes(real)).startsWith(before).hasSizeGreaterThan(before.length);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real)))
        .isEqualTo("rw-r-----");
    run(kubectl(program("bin"), true));
    assertThat(Files.readAllBytes(real)).isEqualTo(before);
  }

  @Test
  void whatSomebodyElseHasSetStays() throws Exception {
    Files.writeString(home.resolve(".bashrc"), "export KUBECTL_EXTERNAL_DIFF=\"dyff between\"\n");

    assertThat(kubectl(program("bin"), false).obstacles())
        .singleElement()
        .asString()
        .contains("dyff between", ".bashrc");
    Files.delete(home.resolve(".bashrc"));
    environment.put("KUBECTL_EXTERNAL_DIFF", "meld");
    assertThat(kubectl(program("bin"), false).obstacles())
        .singleElement()
        .asString()
        .contains("meld");
  }

  @Test
  void kubectlCannotStartAPathWithABlank() throws Exception {
    assertThat(kubectl(program("a b"), false).obstacles())
        .singleElement()
        .asString()
        .contains("splits", "a b");
  }

  @Test
  void theProgramOnPathIsNamedWithoutItsFolder() throws IOException {
    SetupProgram program = program("bin");
    Path link = Files.createDirectory(folder.resolve("links")).resolve("tripatch");
    Files.createSymbolicLink(link, Path.of(program.command()));
    Map<String, String> path = Map.of("PATH", Objects.requireNonNull(link.getParent()).toString());

    Optional<String> launcher = Optional.of(program.command());
    assertThat(SetupProgram.of(launcher, path, false).command()).isEqualTo("tripatch");
    assertThat(SetupProgram.of(launcher, Map.of("PATH", "/nowhere"), false).command())
        .isEqualTo(program.command());
  }
}
