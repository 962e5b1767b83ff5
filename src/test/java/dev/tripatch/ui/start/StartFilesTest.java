package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CaseWriter;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which objects the window opens where files hold several: the same as the command line. */
class StartFilesTest {
  @TempDir Path folder;

  private String file(String name, String... objects) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("---\n", objects)).toString();
  }

  private static String object(String apiVersion, String kind, String namespace, String name) {
    String place = namespace.isEmpty() ? "" : "  namespace: " + namespace + "\n";
    return "apiVersion: %s\nkind: %s\nmetadata:\n  name: %s\n%s"
        .formatted(apiVersion, kind, name, place);
  }

  private static String deployment(String namespace, String name) {
    return object("apps/v1", "Deployment", namespace, name);
  }

  private static StartDocuments open(String... arguments) throws IOException {
    return open("", arguments);
  }

  private static StartDocuments open(String input, String[] arguments) throws IOException {
    return new StartFiles(
            new DocumentFiles(),
            new PipedTexts(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), _ -> {}))
        .open(WindowArguments.ofWindow(List.of(arguments)).documents);
  }

  @Test
  void standardInputIsListedAsAFileThatCannotBeSavedTo() throws IOException {
    String objects = deployment("shop", "a") + "---\n" + deployment("shop", "b");
    StartDocuments shown = open(objects, new String[] {"-f", "-", "--live", folder.toString()});
    ObjectSources sources = shown.objects().orElseThrow();
    Path kept = sources.local().getFirst();
    assertThat(Files.readString(kept)).isEqualTo(objects);
    assertThat(sources.live()).containsExactly(folder);
    OpenDocument first = new DocumentFiles().read(kept).getFirst();
    assertThatThrownBy(() -> new DocumentFiles().save(first.origin().orElseThrow(), "kind: X\n"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("read-only");
    assertThatThrownBy(() -> open("-f", "-", "--live", "-"))
        .hasMessageContaining("standard input (-) can be only one");
  }

  private static String text(Optional<OpenDocument> document) {
    return document.orElseThrow().text().strip();
  }

  @Test
  void localsIsTheOneThatLiveNamesThoughItSaysNoNamespace() throws IOException {
    StartDocuments shown =
        open(
            "--local",
            file("local.yaml", deployment("", "api"), deployment("", "web")),
            "--live",
            file("live.yaml", deployment("shop", "web")));
    assertThat(text(shown.document(Role.LOCAL))).isEqualTo(deployment("", "web").strip());
    assertThat(text(shown.document(Role.LIVE))).contains("namespace: shop");
  }

  @Test
  void livesIsTheOneThatLocalDescribesInAnyVersionOfTheSameGroup() throws IOException {
    StartDocuments shown =
        open(
            "--local",
            file("local.yaml", object("autoscaling/v2", "HorizontalPodAutoscaler", "", "web")),
            "--live",
            file(
                "live.yaml",
                object("example.com/v1", "HorizontalPodAutoscaler", "shop", "web"),
                object("autoscaling/v1", "HorizontalPodAutoscaler", "shop", "web")));
    assertThat(text(shown.document(Role.LIVE))).startsWith("apiVersion: autoscaling/v1\n");
  }

  @Test
  void itemsOfAListAreObjects() throws IOException {
    String list =
        """
        apiVersion: v1
        kind: List
        items:
        - apiVersion: apps/v1
          kind: Deployment
          metadata: {name: api}
        - apiVersion: apps/v1
          kind: Deployment
          metadata: {name: web}
        """;
    String live = file("live.yaml", deployment("", "web"));
    StartDocuments shown = open("--local", file("list.yaml", list), "--live", live);
    assertThat(text(shown.document(Role.LOCAL))).endsWith("metadata: {name: web}");
  }

  @Test
  void withoutLocalLiveSaysWhichOne() throws IOException {
    StartDocuments shown =
        open(
            "--live",
            file("live.yaml", deployment("shop", "api"), deployment("shop", "web")),
            "--last-applied",
            file("last.yaml", deployment("", "api")));
    assertThat(text(shown.document(Role.LIVE))).contains("name: api");
    assertThat(shown.document(Role.LOCAL)).isEmpty();
  }

  @Test
  void theObjectAskedForIsTakenFromEveryFile() throws IOException {
    String local = file("local.yaml", deployment("", "api"), deployment("", "web"));
    String live = file("live.yaml", deployment("test", "web"), deployment("shop", "web"));
    StartDocuments shown =
        open("--local", local, "--live", live, "--object", "shop/deployment/web");
    assertThat(text(shown.document(Role.LOCAL))).contains("name: web");
    assertThat(text(shown.document(Role.LIVE))).contains("namespace: shop");
  }

  @Test
  void severalObjectsAreListedUnlessOneIsAskedFor() throws IOException {
    String all = file("all.yaml", deployment("", "api"), deployment("", "web"));
    ObjectSources listed = new ObjectSources(List.of(), List.of(Path.of(all)), List.of(), true);
    assertThat(open("--local", all)).isEqualTo(StartDocuments.of(listed));
    assertThat(open("-R", "-f", folder.toString(), "--live", all).objects())
        .contains(listed.with(Role.LIVE, List.of(Path.of(all))).with(Role.LOCAL, List.of(folder)));
    assertThat(open("--local", folder.toString()).objects())
        .contains(listed.with(Role.LOCAL, List.of(folder)));
    assertThatThrownBy(() -> open("-f", all, "--local", all))
        .hasMessageContaining("leave out --local");
    assertThatThrownBy(() -> open("--local", all, "--object", "Deployment/db"))
        .hasMessageContaining("contains no Deployment/db. It contains:");
  }

  @Test
  void liveOfAClusterIsThatOfLocalAndNeverOfAFileToo() throws IOException {
    String local = file("web.yaml", deployment("shop", "web"));
    assertThat(open("--local", local, "--from-cluster").live().orElseThrow().object())
        .isEqualTo("Deployment.v1.apps/web");
    assertThat(open("-f", local, "--from-cluster").objects().orElseThrow().cluster()).isPresent();
    for (String option : List.of("--local", "-f")) {
      assertThatThrownBy(() -> open(option, local, "--live", local, "--from-cluster"))
          .hasMessageContaining("leave out --live");
      assertThatThrownBy(() -> open(option, local, "-n", "shop"))
          .hasMessageContaining("add --from-cluster");
    }
    assertThatThrownBy(() -> open("--local", local, "--from-cluster", "-n", "pay"))
        .hasMessage("shop/Deployment/web is in the namespace shop, and --namespace says pay.");
  }

  @Test
  void aFileThatCannotBeReadIsShownToBeMended() throws IOException {
    String live = file("live.yaml", deployment("shop", "web"));
    StartDocuments shown = open("--local", file("broken.yaml", "a: [1\n"), "--live", live);
    assertThat(text(shown.document(Role.LOCAL))).isEqualTo("a: [1");
    assertThat(text(shown.document(Role.LIVE))).contains("namespace: shop");
    String blank = file("blank.yaml", "\n");
    assertThatThrownBy(() -> open("--local", blank))
        .hasMessage(blank + " is empty: there is no object in it.");
  }

  @Test
  void standardInputIsOneDocumentAtMost() throws IOException {
    String objects = deployment("", "api") + "---\r\n" + deployment("", "web");
    StartDocuments shown =
        open(objects, new String[] {"--local", "-", "--object", "Deployment/web"});
    assertThat(text(shown.document(Role.LOCAL))).contains("name: web");
    assertThatThrownBy(() -> open("--local", "-", "--live", "-"))
        .hasMessage("standard input (-) can be only one of the documents.");
  }

  @Test
  void aFileWithoutPermissionIsToldInWords() throws IOException {
    Path secret = Path.of(file("secret.yaml", deployment("", "web")));
    assumeTrue(
        secret.toFile().setReadable(false) && !Files.isReadable(secret),
        "root may read every file: run as somebody else");
    assertThatThrownBy(() -> open("--local", secret.toString()))
        .hasMessage(secret + ": you do not have permission to read this file.");
  }

  @Test
  void aCaseBringsItsOwnDocuments() throws Exception {
    Case saved = Case.of(Map.of(Role.LOCAL, Case.Text.unfiled("a", "kind: A\n")));
    String file = file("web.tripatch", CaseWriter.write(saved));
    assertThat(open("--case", file)).isEqualTo(StartDocuments.of(saved));
    assertThat(open(CaseWriter.write(saved), new String[] {"--case", "-"}))
        .isEqualTo(StartDocuments.of(saved));
    assertThat(open("--case", pipe("case", CaseWriter.write(saved))))
        .isEqualTo(StartDocuments.of(saved));
  }

  @Test
  void aCaseThatIsNoneOrIsMixedWithDocumentsIsRefused() throws IOException {
    String none = file("none.tripatch", "{}");
    assertThatThrownBy(() -> open("--case", none))
        .hasMessageContaining("This is not a Tripatch case file");
    assertThatThrownBy(() -> open("--case", none, "--local", none))
        .hasMessageContaining("leave out --case");
    assertThatThrownBy(() -> open("--case", none + "x")).hasMessageContaining("does not exist");
  }

  /** A pipe that a text is written to once. */
  private String pipe(String name, String text) throws IOException, InterruptedException {
    Path pipe = folder.resolve(name);
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo");
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                Files.writeString(pipe, text);
              } catch (IOException failed) {
                throw new IllegalStateException(failed);
              }
            });
    return pipe.toString();
  }

  @Test
  void aPipeIsReadButIsNoFileToSaveTo() throws Exception {
    StartDocuments shown = open("--local", pipe("pipe", deployment("", "web")));
    assertThat(text(shown.document(Role.LOCAL))).isEqualTo(deployment("", "web").strip());
    assertThat(shown.document(Role.LOCAL).orElseThrow().origin()).isEmpty();
  }

  @Test
  void pipesWithManyObjectsAreListedAsFilesThatCannotBeSavedTo() throws Exception {
    String objects = deployment("shop", "a") + "---\n" + deployment("shop", "b");
    for (String option : List.of("--local", "-f")) {
      StartDocuments shown =
          open(option, pipe(option + "1", objects), "--live", pipe(option + "2", objects));
      ObjectSources sources = shown.objects().orElseThrow();
      assertThat(sources.local()).hasSize(1).doesNotContainAnyElementsOf(sources.live());
      assertThat(sources.local().getFirst()).hasContent(objects);
      assertThat(sources.live().getFirst()).hasContent(objects);
    }
  }

  @Test
  void whoWaitsForAPipeIsToldWhy() throws Exception {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    Path pipe = folder.resolve("slow");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo");
    PipedTexts texts = new PipedTexts(InputStream.nullInputStream(), told::add);
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return texts.read(pipe);
              } catch (IOException failed) {
                throw new UncheckedIOException(failed);
              }
            });
    assertThat(told.poll(2, TimeUnit.MINUTES))
        .isEqualTo("waiting for " + pipe + "; the window opens when all of it has been written");
    Files.writeString(pipe, "a");
    assertThat(read.get(2, TimeUnit.MINUTES)).isEqualTo("a");
    assertThat(texts.read(pipe)).isEqualTo("a");
  }

  @Test
  void whatNeverEndsGetsAMessage() {
    assumeTrue(Files.exists(Path.of("/dev/zero")), "only Unix has /dev/zero");
    assertThatThrownBy(() -> open("--local", "/dev/zero"))
        .hasMessageStartingWith("/dev/zero is larger than 20 MB");
  }

  @Test
  void whatTheWindowHasNoMemoryForGetsAMessage() throws IOException {
    String half = file("half.yaml", deployment("", "one") + "# kept\n".repeat((3 << 20) / 7));
    assertThatThrownBy(() -> open("--local", half, "--live", half))
        .hasMessageStartingWith("The documents together would be 7 MB, and");
    assertThat(open("--local", half)).isNotNull();
  }

  @Test
  void objectsOfAFileKnowTheirLines() throws IOException {
    String file = file("all.yaml", deployment("", "one"), deployment("", "two"));
    assertThat(
            open("--local", file, "--object", "Deployment/two")
                .document(Role.LOCAL)
                .orElseThrow()
                .linesBefore())
        .isEqualTo(5);
  }
}
