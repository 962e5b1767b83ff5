package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The objects in files and folders. */
class ObjectReaderTest {
  private static final String WEB = "apiVersion: v1\nkind: Service\nmetadata: {name: web}\n";
  private static final String LIST =
      """
      apiVersion: v1
      kind: List
      items:
      - apiVersion: v1
        kind: ConfigMap
        metadata:
          name: a
      - apiVersion: v1
        kind: ConfigMap
        metadata:
          name: b
      """;

  @TempDir Path folder;
  private final ObjectReader reader = new ObjectReader(UnaryOperator.identity());

  @BeforeEach
  void files() throws IOException {
    Files.createDirectories(folder.resolve("sub/deep"));
    Files.writeString(folder.resolve("b.yaml"), "# first\n---\n" + WEB);
    Files.writeString(folder.resolve("a.yml"), LIST);
    Files.writeString(
        folder.resolve("sub/deep/c.json"),
        "{\"kind\": \"Pod\", \"apiVersion\": \"v1\"," + " \"metadata\": {\"name\": \"p\"}}");
    Files.writeString(folder.resolve("notes.txt"), "no manifest");
    Files.writeString(folder.resolve("kustomization.yaml"), "resources: [b.yaml]\n");
  }

  private List<String> found(ObjectSet set) {
    return set.objects().stream()
        .map(
            each ->
                each.name()
                    + " "
                    + folder.relativize(Path.of(each.file().name()))
                    + ":"
                    + each.firstLine()
                    + "-"
                    + each.lastLine())
        .toList();
  }

  @Test
  void aFolderIsReadAsKubectlReadsItWithoutSubFolders() {
    ObjectSet set = reader.read(List.of(folder), false, Watch.NOBODY);
    assertThat(found(set))
        .containsExactly(
            "ConfigMap/a a.yml:4-7", "ConfigMap/b a.yml:8-11", "Service/web b.yaml:3-5");
    assertThat(set.unread()).isEmpty();
    assertThat(set.remarks()).singleElement().asString().contains("kustomization.yaml");
  }

  @Test
  void subFoldersAreReadOnDemand() {
    assertThat(found(reader.read(List.of(folder), true, Watch.NOBODY)))
        .hasSize(4)
        .last()
        .isEqualTo("Pod/p sub/deep/c.json:1-1");
  }

  @Test
  void aFileThatIsNamedTwiceIsReadOnce() {
    Path file = folder.resolve("b.yaml");
    assertThat(reader.read(List.of(file, folder), false, Watch.NOBODY).objects()).hasSize(3);
  }

  @Test
  void whatCannotBeReadHidesNothingElse() throws IOException {
    Files.writeString(folder.resolve("b.yaml"), WEB + "---\na: [1\n---\nb: 2\n---\n" + WEB);
    Files.write(folder.resolve("d.yaml"), new byte[] {(byte) 0xc3, 0x28});
    ObjectSet set = reader.read(List.of(folder, folder.resolve("gone.yaml")), false, Watch.NOBODY);
    assertThat(set.objects()).hasSize(4);
    assertThat(set.unread().stream().map(Unread::place).map(this::local))
        .containsExactly("b.yaml:5:4", "b.yaml:7:1", "d.yaml", "gone.yaml");
    assertThat(set.unread().stream().map(Unread::message)).allMatch(words -> words.length() > 10);
  }

  private String local(String place) {
    return place.replace(folder + folder.getFileSystem().getSeparator(), "");
  }

  @Test
  void anEmptyFolderSaysWhatToDo() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThat(reader.read(List.of(empty), false, Watch.NOBODY).unread())
        .singleElement()
        .satisfies(each -> assertThat(each.sentence()).contains("no .yaml").contains("-R"));
  }

  @Test
  void whoCancelsGetsNoMore() {
    List<Integer> seen = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public void done(int done, int all) {
            seen.add(done);
          }

          @Override
          public boolean isCancelled() {
            return !seen.isEmpty();
          }
        };
    assertThat(reader.read(List.of(folder), true, watch).objects()).hasSize(2);
    assertThat(seen).containsExactly(1);
  }
}
