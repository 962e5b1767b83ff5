package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.cli.terminal.Screen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.start.WindowMain;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every wrong input gets a sentence on standard error, exit code 2 and nothing else. */
class WrongInputTest {
  private static final String OBJECT = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  private void refuses(String message, String... arguments) {
    Shell.Answer answer = shell.run(arguments);
    assertThat(answer.err()).contains(message).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a: [1                     | file.yaml:1:4: ",
        "\"\"                      | file.yaml: there is no object in it.",
        "\"# only a remark\"       | file.yaml: there is no object in it.",
        "- 1                       | file.yaml:1:1: This is a list, not a Kubernetes object.",
        "just words                | file.yaml:1:1: This is a single value",
        "{a: 1                     | file.yaml:1:1: "
      })
  void textsWithoutAnObject(String text, String message) throws IOException {
    refuses(message, "patch", "--local", shell.file("file.yaml", text));
  }

  @Test
  void aFileWhoseSavingWasKilled() throws IOException {
    String file = shell.file("torn.yaml", OBJECT);
    Path copy = folder.resolve(".torn.yaml.9ab2b2e0-4b1c-4f6e-8a55-0123456789ab.before");
    Files.writeString(copy, OBJECT.replace("name: a", "name: whole"));
    String message = "torn.yaml may be damaged: the program that was saving it was killed";
    refuses(message, "patch", "--local", file);
    refuses(message, "explain", "--local", file, "--live", file);
    refuses(message, "hazards", "--filename", folder.toString());
    refuses(copy.getFileName().toString(), "patch", "--local", file);
    Files.writeString(copy, OBJECT);
    assertThat(shell.run("patch", "--local", file).exitCode()).isNotEqualTo(2);
  }

  @Test
  void filesThatCannotBeRead() throws IOException {
    String missing = folder.resolve("missing.yaml").toString();
    refuses("missing.yaml: there is no such file.", "patch", "--local", missing);
    refuses(": this is a folder.", "patch", "--local", folder.toString());
    refuses("\"\": this is not the name of a file.", "patch", "--local", "");
    Path binary = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xc3, 0x28});
    refuses("bytes: this is not text in UTF-8.", "patch", "--local", binary.toString());
    refuses("this is not the name of a file.", "patch", "--local", "a\0b");
  }

  @Test
  void filesAndFoldersWithoutPermission() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Path inside = Files.writeString(closed.resolve("a.yaml"), OBJECT);
    Path secret = Files.writeString(folder.resolve("secret.yaml"), OBJECT);
    assumeTrue(
        secret.toFile().setReadable(false) && !Files.isReadable(secret),
        "root may read every file: run as somebody else");
    refuses(
        "secret.yaml: you do not have permission to read this file.",
        "patch",
        "--local",
        secret.toString());
    assertThat(closed.toFile().setExecutable(false)).isTrue();
    try {
      refuses(
          "a.yaml: you do not have permission to read this file.",
          "patch",
          "--local",
          inside.toString());
      refuses("closed: this is a folder.", "patch", "--local", closed.toString());
    } finally {
      assertThat(closed.toFile().setExecutable(true)).as("can be cleaned up").isTrue();
    }
  }

  @Test
  void standardInputThatCannotBeRead() throws IOException {
    InputStream closed = InputStream.nullInputStream();
    closed.close();
    shell.withInput(closed);
    refuses("<stdin>: this cannot be read: Stream closed.", "patch", "--local", "-");
    refuses("<stdin>: there is no object in it.", emptyInput("patch", "--local", "-"));
  }

  private String[] emptyInput(String... arguments) {
    shell.withInput("");
    return arguments;
  }

  @Test
  void standardInputTwice() {
    refuses("can be only one of the documents", "patch", "--local", "-", "--live", "-");
    refuses("can be only one of the documents", "apply", "--patch", "-", "--live", "-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "patch --bogus             | tripatch patch has no option --bogus.",
        "patch words               | words is not expected here",
        "pom.xml                   | pom.xml is a file, not a command; open it with --local.",
        "frob                      | frob is not a command; the commands are patch, apply, explain",
        "patch -o xml              | tripatch: xml is not a value for --output; use yaml or"
            + " json.",
        "explain --color sometimes | sometimes is not a value for --color; use auto, always or"
            + " never.",
        "patch --dialect odd       | use kubernetes, custom-resource, kustomize, helm,"
            + " before-element-order or before-retain-keys.",
        "export --as x             | x is not a value for --as; use kubectl, kustomize or"
            + " patch-file.",
        "patch --local             | '--local'",
        "patch --local a --local b | '--local'",
        "patch --live b            | name the local configuration with --local FILE.",
        "apply --patch p           | name the live object with --live FILE",
        "apply --patch p --live l --local x | leave out --local",
        "apply --patch p --live l --no-overwrite | leave out --local",
        "explain --field a[        | not a field path",
        "explain --field spec.nothing | no document has the field spec.nothing",
        "patch --object Deployment/db | contains no Deployment/db"
      })
  void wrongWords(String arguments, String message) {
    refuses(message, arguments.split(" "));
  }

  @Test
  void noCommand() {
    refuses(
        "say what to do: patch, apply, explain, changes, diff, conflicts, decide, report,"
            + " open-error, dialects, export, send, undo, contexts, merge, server-side, helm,"
            + " save-case, hazards, guide, reference, schema, learn, setup, completion or render.");
  }

  @Test
  void bothDocumentsBrokenIsToldOfOne() throws IOException {
    String broken = shell.file("broken.yaml", "a: [1");
    refuses("broken.yaml:1:4: ", "patch", "--local", broken, "--live", broken);
  }

  @Test
  void aCaseIsNoDocument() throws IOException {
    String local = shell.file("local.yaml", OBJECT);
    String file = folder.resolve("a.tripatch").toString();
    shell.run("save-case", file, "--local", local);
    refuses("a.tripatch: this is a case file", "patch", "--local", file);
    refuses("a.tripatch: this is a case file", "patch", "--local", local, "--live", file);
  }

  @Test
  void aBrokenAnnotation() throws IOException {
    String live =
        shell.file(
            "live.yaml",
            """
            apiVersion: v1
            kind: ConfigMap
            metadata:
              name: a
              annotations:
                kubectl.kubernetes.io/last-applied-configuration: 'no JSON'
            """);
    String local = shell.file("local.yaml", OBJECT);
    refuses(
        "live.yaml:6:5: The last-applied annotation is not a JSON object.",
        "patch",
        "--local",
        local,
        "--live",
        live);
  }

  @Test
  void whatKubernetesRefusesInAPatch() throws IOException {
    String live =
        shell.file(
            "live.yaml",
            """
            apiVersion: v1
            kind: Pod
            metadata: {name: a}
            spec:
              containers:
              - name: a
            """);
    String patch = shell.file("patch.yaml", "spec:\n  containers:\n  - image: x\n");
    refuses(
        """
        patch.yaml:3:3: Kubernetes refuses spec.containers: \
        """,
        "apply",
        "--patch",
        patch,
        "--live",
        live);
    assertThat(shell.run("apply", "--patch", patch, "--live", live).err())
        .contains("  patch: patch.yaml:3:3\n  live: live.yaml:5:3\n")
        .endsWith("\nmap: map[image:x] does not contain declared merge key: name\n");
  }

  @Test
  void conflictsAreNamedWhereOverwriteIsOff() throws IOException {
    String text = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  k: %s\n";
    String before = shell.file("before.yaml", text.formatted("one"));
    String local = shell.file("local.yaml", text.formatted("two"));
    String live = shell.file("live.yaml", text.formatted("three"));
    refuses(
        "local.yaml:5:3: conflict at data.k: last applied one, local two, live three\n",
        "patch",
        "--last-applied",
        before,
        "--local",
        local,
        "--live",
        live,
        "--no-overwrite");
  }

  @Test
  void aPatchThatIsNone() throws IOException {
    String live = shell.file("live.yaml", OBJECT);
    String list = shell.file("list.yaml", "- 1\n");
    refuses("list.yaml:1:3: An operation is a map", "apply", "--patch", list, "--live", live);
    String empty = shell.file("empty.yaml", "");
    refuses("empty.yaml:1:1: There is no patch here", "apply", "--patch", empty, "--live", live);
  }

  /** As of {@code tripatch … | head}: nobody is there to be told. */
  @Test
  void anAnswerThatNobodyReadsToItsEndIsNoError() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    assertThat(runWithFullDisk(true, told)).isEqualTo(141);
    assertThat(told.toString(StandardCharsets.UTF_8)).doesNotContain("cannot be written");
  }

  @Test
  void anAnswerThatCannotBeWrittenIsAnError() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    assertThat(runWithFullDisk(false, told)).isEqualTo(2);
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("standard output cannot be written");
  }

  private static int runWithFullDisk(boolean isPipe, OutputStream told) {
    PrintStream full =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("No space left on device");
              }
            },
            true,
            StandardCharsets.UTF_8);
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            full,
            new PrintStream(told, true, StandardCharsets.UTF_8),
            Map.of(),
            new NoScreen(isPipe));
    return new TerminalProgram(
            terminal,
            Schemas.of(new BundledCatalog()),
            () -> List.of("tripatch 1.2.3", "JDK 25"),
            WindowMain::describe)
        .run(List.of("patch"));
  }

  private record NoScreen(boolean isPipe) implements Screen {
    @Override
    public void forgetTyped() {}

    @Override
    public boolean isTyped() {
      return false;
    }

    @Override
    public boolean isThere() {
      return false;
    }

    @Override
    public OptionalInt columns() {
      return OptionalInt.empty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "report --save x.pdf | x.pdf: a report ends in .md, .markdown, .html or .htm.",
        "save-case web.yaml | web.yaml: a case file ends in .tripatch.",
        "export --as kubectl --save-patch p.pdf | p.pdf: a patch file ends in .yaml, .yml or .json."
      })
  void anUnknownEndingIsRefusedWithWhatIsPossible(String words, String message) {
    Shell.Answer answer = shell.run(words.split(" "));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains(message);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aReportWithoutAnEndingOrWithAFormatIsWritten() {
    String pdf = folder.resolve("x.txt").toString();
    assertThat(shell.run("report", "--format", "html", "-o", pdf).exitCode()).isZero();
    String plain = folder.resolve("report").toString();
    assertThat(shell.run("report", "-o", plain).exitCode()).isZero();
    assertThat(Path.of(plain)).content().startsWith("# ");
  }

  @Test
  void aPatchFileThatEndsInJsonIsJson() {
    String file = folder.resolve("p.json").toString();
    assertThat(shell.run("export", "--as", "kubectl", "--save-patch", file).exitCode()).isZero();
    assertThat(Path.of(file)).content().startsWith("{");
  }

  @Test
  void aNameThatJavaCannotReadIsSaidSo() {
    Shell.Answer answer = shell.run("patch", "--local", folder.resolve("\uFFFDx.yaml").toString());
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("this name is not text in UTF-8").contains("- < FILE");
  }
}
