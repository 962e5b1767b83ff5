package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CasePaths;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.ObjectPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case files on the command line. */
class CasesTest {
  private static final String POD =
      """
      # what we want
      apiVersion: v1
      kind: Pod
      metadata: {name: web, namespace: shop}
      spec: {hostname: %s}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";
  private String saved = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local =
        shell.file(
            "local.yaml", "kind: ConfigMap\nmetadata: {name: c}\n---\n" + POD.formatted("two"));
    live = shell.file("live.yaml", POD.formatted("one"));
    saved = folder.resolve("web.tripatch").toString();
  }

  @Test
  void aReportNeverTakesThePlaceOfItsCase() throws IOException {
    save();
    String before = Files.readString(Path.of(saved));
    Shell.Answer answer = shell.run("report", "--case", saved, "-o", saved);
    assertThat(answer.err()).startsWith("web.tripatch: this is the case itself.\n");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(Path.of(saved)).hasContent(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "apply",
        "explain",
        "dialects",
        "export --as kubectl",
        "patch --type json"
      })
  void everyCommandAnswersTheSame(String command) {
    save();
    String[] words = command.split(" ");
    Shell.Answer ofFiles =
        shell.run(with(words, "--local", local, "--live", live, "--object", "Pod/web"));
    Shell.Answer ofCase = shell.run(with(words, "--case", saved));
    assertThat(ofCase).isEqualTo(ofFiles);
    assertThat(ofCase.out()).isNotEmpty();
  }

  @Test
  void theTextsAreSavedAsTheyAreWithTheirFiles() {
    save("--no-overwrite", "--as-kubectl-apply");
    Case opened = opened();
    assertThat(opened.text(Role.LIVE).orElseThrow().text()).isEqualTo(POD.formatted("one"));
    assertThat(opened.text(Role.LOCAL).orElseThrow().text()).isEqualTo(POD.formatted("two"));
    assertThat(opened.text(Role.LOCAL).orElseThrow().place())
        .as("relative, since it lies beside the case")
        .contains(new ObjectPlace("local.yaml", 1));
    assertThat(opened.text(Role.LAST_APPLIED)).isEmpty();
    assertThat(opened.options().overwrite()).isFalse();
    assertThat(opened.options().mode()).contains(ComparisonMode.KUBECTL_APPLY);
  }

  /** A repository is moved with its cases; what a case tells of a machine is no one's business. */
  @Test
  void aCaseTellsNoPathOfTheFoldersThatAreMovedWithIt() throws IOException {
    Path cases = Files.createDirectories(folder.resolve("repo/docs/cases"));
    Path base = Files.createDirectories(folder.resolve("repo/base"));
    Path file = Files.writeString(base.resolve("web.yaml"), POD.formatted("two"));
    saved = cases.resolve("web.tripatch").toString();
    shell.run("save-case", saved, "--local", file.toString(), "--live", live);
    assertThat(Path.of(saved)).content().contains("\"../../base/web.yaml\"").doesNotContain("repo");
    Case opened = CasePaths.of(Path.of("/moved/docs/cases/web.tripatch")).read(opened());
    assertThat(opened.text(Role.LOCAL).orElseThrow().place())
        .contains(new ObjectPlace("/moved/base/web.yaml", 0));
    assertThat(shell.run("explain", "--case", saved).err()).doesNotContain("cannot be read");
  }

  @Test
  void theOptionsOfACaseHold() throws IOException {
    String lastApplied = shell.file("last.yaml", POD.formatted("zero"));
    String[] conflict = {"--last-applied", lastApplied, "--no-overwrite"};
    save(conflict);
    assertThat(shell.run("patch", "--case", saved).err())
        .startsWith("web.tripatch (local.yaml):5:8: conflict at spec.hostname");
  }

  @Test
  void anotherCaseFromACase() {
    save();
    String again = folder.resolve("again.tripatch").toString();
    shell.run("save-case", again, "--case", saved, "--no-overwrite");
    Case first = opened();
    saved = again;
    assertThat(opened().texts()).isEqualTo(first.texts());
    assertThat(opened().options().overwrite()).isFalse();
  }

  @Test
  void aCaseElsewhereNamesTheSameFiles() throws IOException {
    save();
    Path other = Files.createDirectories(folder.resolve("below"));
    String again = other.resolve("again.tripatch").toString();
    shell.run("save-case", again, "--case", saved);
    saved = again;
    Case opened = CasePaths.of(Path.of(saved)).read(opened());
    assertThat(opened.text(Role.LOCAL).orElseThrow().place()).contains(new ObjectPlace(local, 1));
  }

  @Test
  void onlyTheOwnerMayReadACase() throws IOException {
    save();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of(saved))))
        .isEqualTo("rw-------");
  }

  @Test
  void standardInputHasNoFile() {
    shell.withInput(POD.formatted("one"));
    shell.run("save-case", saved, "--local", live, "--live", "-");
    assertThat(opened().text(Role.LIVE))
        .contains(Case.Text.unfiled("<stdin>", POD.formatted("one")));
  }

  @Test
  void aCaseMayComeFromStandardInput() throws IOException {
    save();
    shell.withInput(Files.readString(Path.of(saved)));
    assertThat(shell.run("patch", "--case", "-").out()).contains("hostname: two");
  }

  @Test
  void aPatchIsAppliedToTheLiveObjectOfACase() throws IOException {
    save();
    String patch = shell.file("patch.yaml", "spec: {hostname: three}");
    assertThat(shell.run("apply", "--patch", patch, "--case", saved).out())
        .contains("hostname: three");
  }

  @Test
  void thePatchThatWasComposedInACaseIsExplained() throws IOException {
    save();
    String with = Files.readString(Path.of(saved)).stripTrailing();
    String draft =
        shell.file(
            "draft.tripatch",
            with.substring(0, with.length() - 1)
                + ", \"patch\": {\"format\": \"merge\", \"text\": \"spec: {hostname: four}\"}}");
    Shell.Answer answer = shell.run("explain", "--case", draft, "--composed");
    assertThat(answer.out()).contains("spec.hostname").contains("your patch");
    assertThat(shell.run("explain", "--case", draft).out()).isEqualTo(answer.out());
    assertThat(shell.run("explain", "--case", saved, "--composed").err())
        .contains("no patch was composed in this case");
    assertThat(shell.run("explain", "--case", draft, "--no-overwrite").err())
        .contains("a composed patch is used as it is: leave out --no-overwrite");
    assertThat(shell.run("explain", "--composed").err()).contains("name it with --case FILE");
    assertThat(shell.run("explain", "--case", draft, "--type", "json").err())
        .contains("the case says the type of its composed patch");
  }

  /** What a case holds is what every command takes that can take a patch of a person. */
  @ParameterizedTest
  @CsvSource({
    "apply, hostname: four, hostname: two",
    "explain -o yaml, patch: four, patch: two",
    "explain --steps, 2  spec.hostname: Value set, So the patch",
    "report, hostname: four, hostname: two",
    "export --as kubectl, --type=merge -p, --type=strategic -p",
    "export --as kustomize, hostname: four, hostname: two",
    "export --as patch-file, hostname: four, hostname: two",
  })
  void theComposedPatchOfACaseIsTheOneThatIsMeant(String words, String composed, String calculated)
      throws IOException {
    save();
    String with = Files.readString(Path.of(saved)).stripTrailing();
    String draft =
        with.substring(0, with.length() - 1)
            + ", \"patch\": {\"format\": \"merge\", \"text\": \"spec: {hostname: four}\"}}";
    List<String> command = new ArrayList<>(List.of(words.split(" ")));
    command.addAll(List.of("--case", "-"));
    Shell.Answer taken = shell.withInput(draft).run(command.toArray(String[]::new));
    assertThat(taken.out()).contains(composed).doesNotContain(calculated);
    assertThat(taken.err()).contains("using the patch composed in this case");
    command.add("--no-composed");
    Shell.Answer made = shell.withInput(draft).run(command.toArray(String[]::new));
    assertThat(made.out()).contains(calculated).doesNotContain(composed);
    assertThat(made.err()).doesNotContain("composed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"patch", "changes", "conflicts", "server-side"})
  void whatAsksOfTheDocumentsSaysThatTheComposedPatchHasNoPartInIt(String command)
      throws IOException {
    save();
    String with = Files.readString(Path.of(saved)).stripTrailing();
    String draft =
        with.substring(0, with.length() - 1)
            + ", \"patch\": {\"format\": \"merge\", \"text\": \"spec: {hostname: four}\"}}";
    assertThat(shell.withInput(draft).run(command, "--case", "-").err())
        .contains("the patch composed in this case is not used here");
  }

  @Test
  void aCaseIsNeverOverwritten() {
    save();
    Shell.Answer again = shell.run("save-case", saved, "--local", live);
    assertThat(again.err()).contains("web.tripatch: this file already exists.");
    assertThat(again.exitCode()).isEqualTo(2);
  }

  @Test
  void theCaseOfAnError() throws IOException {
    String error =
        shell.file(
            "error.txt",
            """
            Error from server (Invalid): error when applying patch:
            {"spec":{"hostname":"b"}}
            to:
            Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
            Name: "web", Namespace: "shop"
            for: "web.yaml": error when creating patch with:
            original:
            {"apiVersion":"v1","kind":"Pod","metadata":{"name":"web"},"spec":{"hostname":"a"}}
            modified:
            {"apiVersion":"v1","kind":"Pod","metadata":{"name":"web"},"spec":{"hostname":"b"}}
            current:
            {"apiVersion":"v1","kind":"Pod","metadata":{"name":"web"},"spec":{"hostname":"c"}}
            for:
            """);
    Shell.Answer answer = shell.run("open-error", error, "--save-case", saved);
    assertThat(answer.err()).contains("saved the case; it holds the documents unmasked.");
    assertThat(opened().text(Role.LIVE).orElseThrow().text()).contains("hostname: c");
    assertThat(shell.run("patch", "--case", saved).out()).contains("hostname: b");
  }

  @Test
  void anErrorWithoutDocumentsIsNoCase() throws IOException {
    String error =
        shell.file(
            "error.txt",
            "error: unable to find api field in struct Container for the json field x");
    assertThat(shell.run("open-error", error, "--save-case", saved).exitCode()).isEqualTo(2);
    assertThat(Path.of(saved)).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "patch --case LIVE | live.yaml:1:1: ",
        "patch --case gone.tripatch | gone.tripatch: there is no such file.",
        "patch --case SAVED --local LIVE | leave out --case, or --local",
        "patch --case EMPTY | empty.tripatch: this case has no text for Local.",
        "apply --case EMPTY --patch LIVE | empty.tripatch: this case has no text for Live.",
        "apply --case - --patch - | standard input (-) can be only one",
        "apply --case SAVED --patch LIVE --no-overwrite | leave out --local",
        "save-case | Missing required parameter: 'FILE'",
      })
  void refuses(String words, String message) throws IOException {
    save();
    String empty = shell.file("empty.tripatch", "{\"tripatch\": 1}");
    String line = words.replace("LIVE", live).replace("SAVED", saved).replace("EMPTY", empty);
    Shell.Answer answer = shell.run(line.split(" "));
    assertThat(answer.err()).contains(message);
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  private void save(String... more) {
    Shell.Answer answer =
        shell.run(
            with(
                with(new String[] {"save-case", saved, "--local", local, "--live", live}, more),
                "--object",
                "Pod/web"));
    assertThat(answer).isEqualTo(new Shell.Answer(0, "", ""));
  }

  private Case opened() {
    try {
      return ((CaseReading.Done) CaseReader.read(saved, Files.readString(Path.of(saved)))).opened();
    } catch (IOException gone) {
      throw new AssertionError(gone);
    }
  }

  private static String[] with(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }
}
