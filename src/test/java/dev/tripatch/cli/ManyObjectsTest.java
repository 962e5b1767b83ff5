package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands about files, folders and lists of objects. */
class ManyObjectsTest {
  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: shop
      spec:
        replicas: 3
      """;
  private static final String SETTINGS =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: settings
        namespace: shop
      data:
        level: info
      """;
  private static final String SECRET =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: password
        namespace: shop
      data:
        word: aHVudGVyMg==
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = Files.createDirectories(folder.resolve("new")).toString();
    Files.createDirectories(folder.resolve("new/sub"));
    live = folder.resolve("live.yaml").toString();
    shell.file("new/a.yaml", SETTINGS + "---\n" + WEB);
    shell.file("new/sub/secret.yaml", SECRET);
    shell.file(
        "live.yaml",
        "apiVersion: v1\nkind: List\nitems:\n"
            + item(WEB.replace("3", "7"))
            + item(SETTINGS)
            + item(SECRET.replace("aHVudGVyMg==", "b2xk"))
            + item(SETTINGS.replace("settings", "old")));
  }

  private static String item(String object) {
    return "- " + object.strip().replace("\n", "\n  ") + "\n";
  }

  @Test
  void aSummaryComesFirstAndThenEachThatChanges() {
    Shell.Answer answer =
        shell.run("explain", "-R", "-f", local, "--live", live, "--no-as-kubectl-apply");
    assertThat(answer.out())
        .startsWith("OBJECT")
        .containsSubsequence(
            "shop/ConfigMap/settings  in sync",
            "shop/Deployment/web      will change  ~1",
            "new/a.yaml:9",
            "live.yaml:4",
            "shop/Secret/password     will change  ~1",
            "shop/ConfigMap/old       only live",
            "4 objects: 1 in sync, 2 will change, 1 only live.",
            "── shop/Deployment/web ── new/a.yaml:9\n",
            "spec.replicas",
            "── shop/Secret/password ──")
        .doesNotContain("── shop/ConfigMap/settings", "aHVudGVyMg==", "b2xk");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void withoutSubFoldersTheyAreLeftOut() {
    assertThat(shell.run("explain", "-f", local, "--live", live, "--no-as-kubectl-apply").out())
        .contains("shop/Secret/password     only live", "1 will change, 2 only live");
  }

  /** kubectl writes its annotation into each, as live has none; it is no field that changes. */
  @Test
  void theAnnotationIsSentAndNotCounted() {
    assertThat(shell.run("explain", "-R", "-f", local, "--live", live).out())
        .containsPattern("shop/ConfigMap/settings +annotation only +new/a.yaml:1")
        .containsPattern("shop/Deployment/web +will change +~1 +new/a.yaml:9")
        .contains("4 objects: 1 annotation only, 2 will change, 1 only live.");
  }

  @Test
  void patchesAreOneDocument() {
    Shell.Answer answer =
        shell.run("patch", "-f", local, "--live", live, "-o", "json", "--no-as-kubectl-apply");
    assertThat(answer.out())
        .startsWith("{\n  \"objects\": [")
        .containsSubsequence(
            "\"name\": \"settings\"",
            "\"state\": \"in-sync\"",
            "\"name\": \"web\"",
            "\"document\": 2",
            "\"firstLine\": 9",
            "\"state\": \"will-change\"",
            "\"answer\": {",
            "\"replicas\": 3");
    assertThat(answer.err())
        .isEqualTo("tripatch: 4 objects: 1 in sync, 1 will change, 2 only live.\n");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void oneBrokenFileStopsNothingElseAndIsAnError() throws IOException {
    shell.file("new/broken.yaml", "kind: [Service\n");
    Shell.Answer answer = shell.run("explain", "-f", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.out()).contains("── shop/Deployment/web ──");
    assertThat(answer.err()).startsWith("new/broken.yaml:1:7: ");
  }

  @Test
  void aRefusedObjectIsAnErrorAndNamesItsPlace() throws IOException {
    shell.file(
        "new/a.yaml",
        SETTINGS
            + "---\n"
            + WEB.replace(
                "replicas: 3",
                "replicas: 3\n  template:\n    spec:\n      containers: [{image: x}]"));
    shell.file(
        "live.yaml",
        WEB.replace(
            "replicas: 3", "replicas: 3\n  template:\n    spec:\n      containers: [{name: a}]"));
    Shell.Answer answer = shell.run("explain", "-f", local, "--live", live);
    assertThat(answer.out()).contains("shop/Deployment/web      refused");
    assertThat(answer.err()).startsWith("new/a.yaml:9: ");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void nothingToDoIsZero() {
    assertThat(
            shell
                .run("explain", "-R", "-f", local, "--live", local, "--no-as-kubectl-apply")
                .exitCode())
        .isZero();
  }

  @Test
  void conflictsTakeWhatWasAppliedFromAFolderToo() throws IOException {
    shell.file("new/a.yaml", SETTINGS + "---\n" + WEB.replace("3", "5"));
    Files.createDirectories(folder.resolve("old"));
    shell.file("old/web.yaml", WEB);
    Shell.Answer answer =
        shell.run(
            "conflicts", "-f", local, "--live", live, "--last-applied", folder.resolve("old") + "");
    assertThat(answer.out()).contains("!1", "1 conflict", "── shop/Deployment/web ──", "WHO MOVED");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void hazardsNameTheirPlacesInTheFiles() throws IOException {
    shell.file("new/a.yaml", SETTINGS + "---\n" + WEB + "  replica: 4\n");
    Shell.Answer answer = shell.run("hazards", "-f", local);
    assertThat(answer.out()).contains("▲4", "▲ new/a.yaml:16:3");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void reportsAreOneDocumentInEachFormat() throws IOException {
    Shell.Answer markdown =
        shell.run("report", "-R", "-f", local, "--live", live, "--no-as-kubectl-apply");
    assertThat(markdown.out())
        .startsWith("# 4 objects: 1 in sync, 2 will change, 1 only live.")
        .contains("# Deployment", "# Secret")
        .doesNotContain("aHVudGVyMg==");
    String file = folder.resolve("r.html").toString();
    assertThat(
            shell
                .run(
                    "report",
                    "-R",
                    "-f",
                    local,
                    "--live",
                    live,
                    "--no-as-kubectl-apply",
                    "--save",
                    file)
                .exitCode())
        .isEqualTo(1);
    assertThat(Files.readString(Path.of(file)))
        .containsOnlyOnce("</html>")
        .contains("id=\"o1f1\"", "id=\"o2f1\"");
  }

  @Test
  void aReportNeverReplacesWhatItReads() throws IOException {
    String same = shell.file("manifest", WEB);
    Shell.Answer answer = shell.run("report", "-f", same, "-o", same);
    assertThat(answer.err()).contains("this is one of the documents");
    assertThat(Files.readString(Path.of(same))).isEqualTo(WEB);
  }

  @Test
  void oneOfThemCanBeAskedFor() {
    assertThat(
            shell
                .run(
                    "patch",
                    "-f",
                    local,
                    "--live",
                    live,
                    "--object",
                    "cm/settings",
                    "--no-as-kubectl-apply")
                .err())
        .contains("1 object: 1 in sync.");
  }

  @Test
  void standardInputMayBeAList() throws IOException {
    String list = Files.readString(Path.of(live));
    assertThat(shell.withInput(list).run("explain", "-f", local, "--live", "-").out())
        .contains("<stdin>:4");
  }

  @Test
  void oneAndManyAreNotMixed() {
    Shell.Answer answer = shell.run("explain", "-f", local, "--local", live);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("leave out --local");
  }
}
