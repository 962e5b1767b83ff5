package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.shell.ShellScript;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which words the program offers to a shell. */
class CompleteWordsTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: web, namespace: shop}
      data: {color: red}
      """;
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop}
      spec: {replicas: 7, paused: true}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void setUp() throws IOException {
    shell = new Shell(folder).with("XDG_CONFIG_HOME", folder.toString());
    local = shell.file("local.yaml", LOCAL);
    live = shell.file("live.yaml", LIVE);
  }

  @Test
  void theFirstWordIsACommandForPeople() {
    assertThat(words("")).contains("patch", "explain", "schema", "completion", "render");
    assertThat(words("")).doesNotContain("complete-words");
    assertThat(words("ex")).containsExactly("explain", "export");
  }

  @Test
  void theFirstWordIsElseACaseFile() {
    assertThat(complete("upgrade.tri")).containsExactly(":0");
  }

  @Test
  void commandsOfACommand() {
    assertThat(words("schema", ""))
        .containsExactly("show", "diff", "check", "try", "import", "list", "export");
  }

  @Test
  void optionsHaveDescriptions() {
    assertThat(complete("explain", "--fie"))
        .containsExactly("--field\tExplain one field in full, such as spec.replicas", ":4");
  }

  @Test
  void optionsOfTheWindow() {
    assertThat(words("--mer")).containsExactly("--merge-tool");
    assertThat(words("render", "--th")).containsExactly("--theme");
    assertThat(words("render", "--theme", "dar")).containsExactly("dark");
  }

  @Test
  void anOptionIsOfferedOnceUnlessItMayBeRepeated() {
    assertThat(words("patch", "--live", "x", "--li")).isEmpty();
    assertThat(words("patch", "-f", "x", "--file")).containsExactly("--filename");
  }

  @Test
  void bothWaysOfAnOption() {
    assertThat(words("patch", "--no-as")).containsExactly("--no-as-kubectl-apply");
  }

  @Test
  void optionsAreOfferedWhereNoOtherWordCanStand() {
    assertThat(words("patch", "")).contains("--local", "--output").doesNotContain("-o");
    assertThat(words("patch", "-o")).containsExactly("-o");
    assertThat(words("patch", "--", "--lo")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "explain -o,      table yaml json",
    "patch -o,        yaml json",
    "patch --dialect, kubernetes custom-resource kustomize helm before-element-order"
        + " before-retain-keys",
    "patch --type,    strategic merge json",
    "export --shell,  bash zsh powershell",
    "completion,      bash zsh fish",
  })
  void closedSets(String before, String expected) {
    String[] line =
        Stream.concat(Stream.of(before.split(" ")), Stream.of("")).toArray(String[]::new);
    assertThat(words(line)).containsExactly(expected.split(" "));
  }

  @Test
  void aValueInTheWordOfItsOption() {
    assertThat(words("explain", "--output=j")).containsExactly("--output=json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--local", "--case", "-f", "--patch"})
  void files(String option) {
    assertThat(complete("explain", option, "lo")).containsExactly(":0");
  }

  @Test
  void fieldsToWhichSomethingHappens() {
    assertThat(complete("explain", "--local", local, "--live", live, "--field", "spec."))
        .containsExactly("spec.replicas\tchanged", "spec.paused\tkept", ":4");
  }

  @Test
  void whatIsNotSentCannotBeLeftOut() {
    assertThat(words("patch", "--local", local, "--live", live, "--leave-out", "spec."))
        .containsExactly("spec.replicas");
    assertThat(
            words(
                "patch",
                "--local",
                local,
                "--live",
                live,
                "--leave-out",
                "spec.replicas",
                "--leave-out=spec."))
        .containsExactly("--leave-out=spec.replicas");
  }

  @Test
  void fieldsOfManyObjects() {
    assertThat(words("patch", "-f", local, "--live", live, "--leave-out", ""))
        .contains("spec.replicas");
  }

  @Test
  void objectsInTheFiles() {
    assertThat(words("patch", "--local", local, "--live", live, "--object", ""))
        .containsExactly("Deployment/web", "shop/ConfigMap/web", "shop/Deployment/web");
    assertThat(words("explain", "-f", folder.toString(), "--object", "shop/D"))
        .containsExactly("shop/Deployment/web");
  }

  @Test
  void objectsInACase() {
    String file = folder.resolve("web.tripatch").toString();
    assertThat(shell.run("save-case", file, "--local", live).exitCode()).isZero();
    assertThat(words("patch", "--case", file, "--object", ""))
        .containsExactly("shop/Deployment/web");
  }

  @Test
  void kindsAsTheyWereBegun() {
    assertThat(words("schema", "show", "deploy")).containsExactly("deployment");
    assertThat(words("schema", "show", "Deploy")).containsExactly("Deployment");
  }

  @Test
  void kindsOfHazards() {
    assertThat(words("hazards", "--page", "duplicate-k")).containsExactly("duplicate-key");
  }

  @Test
  void schemasByName() throws IOException {
    String crd = shell.file("rules.yaml", "apiVersion: tripatch.dev/v1\n");
    List<String> releases = new ArrayList<>(SchemaFiles.versions());
    releases.add(":0");
    assertThat(complete("schema", "diff", "1.")).isEqualTo(releases);
    assertThat(complete("patch", "--schema", crd)).containsExactly(":0");
  }

  @Test
  void standardInputIsLeftToTheCommand() throws IOException {
    InputStream input = new ByteArrayInputStream(LOCAL.getBytes(StandardCharsets.UTF_8));
    shell.withInput(input);
    assertThat(complete("explain", "--local", "-", "--field", "")).containsExactly(":4");
    assertThat(input.available()).isEqualTo(LOCAL.length());
  }

  /** Whoever opened it would wait, and take from the command what was written for it. */
  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no such files")
  void whatIsNoFileIsNotOpened(ShellScript asking) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), pipe);
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assertThat(closed.toFile().setReadable(false)).isTrue();
    Path socket = folder.resolve("socket");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      for (String file :
          List.of("pipe", "link.yaml", "closed", "socket", "/dev/tty", "/dev/zero")) {
        String path = folder.resolve(file).toString();
        for (String option :
            List.of("--local=", "--live ", "--case ", "-f ", "--schema ", "--last-applied ")) {
          for (String wanted : List.of("--object", "--field")) {
            String line = "explain " + option + path + " " + wanted + " ";
            String[] words =
                asking == ShellScript.BASH
                    ? new String[] {"tripatch " + line, ""}
                    : line.split(" ", -1);
            String[] command = {"complete-words", "--shell=" + asking, "--"};
            String[] all = Stream.of(command, words).flatMap(Stream::of).toArray(String[]::new);
            CompletableFuture<List<String>> answer = CompletableFuture.supplyAsync(() -> ask(all));
            Patience.until(answer::isDone);
            assertThat(answer.join()).as(line).containsExactly(":4");
          }
        }
      }
    } finally {
      assertThat(closed.toFile().setReadable(true)).isTrue();
    }
    assertThat(link).isSymbolicLink();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/no/such/file", "", "\0"})
  void mistakesAreNotTold(String file) {
    Shell.Answer answer =
        shell.run("complete-words", "--shell=zsh", "--", "explain", "--local", file, "--field", "");
    assertThat(answer).isEqualTo(new Shell.Answer(0, ":4\n", ""));
    assertThat(complete("explain", "--local", file, "--object", "")).containsExactly(":4");
  }

  @Test
  void whoMayInsertWordsAsTheyAreGetsNoneToQuote() throws IOException {
    String text =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: web}
        data: {plain: red, "zq$(touch pwn)": red, "a`id`": red, "x y": red, "a\u202eb": red, "a*": red}
        """;
    String file = shell.file("many.yaml", text);
    String other = shell.file("other.yaml", text.replace("red", "blue"));
    String[] line = {"explain", "--local", file, "--live", other, "--field", "data"};
    assertThat(
            ask(
                Stream.concat(Stream.of("complete-words", "--"), Stream.of(line))
                    .toArray(String[]::new)))
        .containsExactly("data.plain\tchanged", ":4");
    assertThat(words(line))
        .containsExactly(
            "data.plain",
            "data[\"zq$(touch pwn)\"]",
            "data.a`id`",
            "data[\"x y\"]",
            "data[\"a\\u202eb\"]",
            "data.a*");
    String typed =
        "tripatch explain --local '%s' --live '%s' --field \"data[".formatted(file, other);
    assertThat(ask("complete-words", "--shell=bash", "--", typed, "data["))
        .containsExactly(
            "data[\\\"zq\\$(touch pwn)\\\"]\tchanged",
            "data[\\\"x y\\\"]\tchanged",
            "data[\\\"a\\\\u202eb\\\"]\tchanged",
            ":4");
  }

  @Test
  void theHelpSaysWhereZshLooks() {
    assertThat(shell.run("completion", "--help").out())
        .contains("tripatch completion zsh > \"${fpath[1]}/_tripatch\"");
  }

  @Test
  void noWordsAtAll() {
    assertThat(shell.run("complete-words").out()).contains("patch\t");
  }

  /** As zsh and fish ask, which quote what they insert. */
  private List<String> complete(String... words) {
    return ask(
        Stream.concat(Stream.of("complete-words", "--shell=zsh", "--"), Stream.of(words))
            .toArray(String[]::new));
  }

  private List<String> ask(String... words) {
    Shell.Answer answer = shell.run(words);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isZero();
    return answer.out().lines().toList();
  }

  private List<String> words(String... words) {
    return complete(words).stream()
        .filter(line -> !line.startsWith(":"))
        .map(line -> line.split("\t")[0])
        .toList();
  }
}
