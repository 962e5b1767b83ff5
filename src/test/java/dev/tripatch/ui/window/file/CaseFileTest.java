package dev.tripatch.ui.window.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.workspace.ObjectPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseFileTest {
  private static final String SECOND = "kind: B\n";

  @TempDir Path folder;

  @Test
  void anObjectThatIsAsItWasIsUsed() throws IOException {
    Path file = Files.writeString(folder.resolve("m.yaml"), "kind: A\n---\n" + SECOND);
    CaseFile.Found found = look(file, 1);
    assertThat(found.document().orElseThrow().text()).isEqualTo(SECOND);
    assertThat(found.real()).isEqualTo(file.toRealPath());
  }

  @Test
  void anotherTextIsNotUsed() throws IOException {
    Path file = Files.writeString(folder.resolve("m.yaml"), "kind: A\n---\nkind: C\n");
    assertThat(look(file, 1).document()).isEmpty();
    assertThat(look(file, 2).document()).as("no such object").isEmpty();
  }

  @Test
  void whatIsNoFileIsNotUsed() {
    assertThat(look(folder.resolve("none.yaml"), 0).document()).isEmpty();
    assertThat(look(folder, 0).document()).isEmpty();
    assertThat(look(folder, 0).sentence())
        .isNotEqualTo(look(folder.resolve("none.yaml"), 0).sentence());
  }

  private static CaseFile.Found look(Path file, int object) {
    return new CaseFile(Role.LOCAL, ObjectPlace.of(file, object), SECOND).look(new DocumentFiles());
  }
}
