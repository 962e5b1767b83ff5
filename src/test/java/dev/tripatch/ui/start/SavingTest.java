package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavingTest {
  private static final String LIST =
      """
      {"apiVersion": "v1", "kind": "List", "items": [
        {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}},
        {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "b"}}
      ]}
      """;

  @TempDir Path folder;

  private final DocumentFiles files = new DocumentFiles();

  private OpenDocument.Origin second(Path file) throws IOException {
    return files.read(file).get(1).origin().orElseThrow();
  }

  @Test
  void oneObjectOfAListIsSavedAndTheOtherStays() throws IOException {
    Path file = Files.writeString(folder.resolve("list.json"), LIST);
    files.save(second(file), "{\"apiVersion\": \"v1\", \"kind\": \"Secret\"}");
    assertThat(files.read(file))
        .extracting(each -> each.origin().orElseThrow().object().name().kind())
        .containsExactly("ConfigMap", "Secret");
  }

  @Test
  void whatWouldMakeTheOthersUnreadableIsNotWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("list.json"), LIST);
    OpenDocument.Origin origin = second(file);
    assertThatThrownBy(() -> files.save(origin, "apiVersion: v1\nkind: Secret\n"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("list.json holds 2 objects")
        .hasMessageContaining("Nothing was written");
    assertThat(file).hasContent(LIST);
  }
}
