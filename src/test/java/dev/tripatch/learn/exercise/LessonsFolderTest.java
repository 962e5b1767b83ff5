package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.Book;
import dev.tripatch.learn.Lesson;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonsFolderTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @TempDir Path folder;

  private LessonsFolder.Read read() {
    return LessonsFolder.read(folder, WORKBENCH);
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"documents", "threads", "exercises"})
  void theProgramsOwnLessonsHaveNoFaults(String books) {
    Path files = Path.of("src/main/resources/dev/tripatch/learn/lesson", books);
    LessonsFolder.Read read = LessonsFolder.read(files, WORKBENCH);
    assertThat(read.problems()).isEmpty();
    assertThat(read.books()).isNotEmpty();
  }

  @Test
  void filesAreInOrderAndWhatIsNoLessonIsLeftOut() throws IOException {
    file("b.md", "## Words\n\nNone.\n\n## Two\n```yaml live\na: 1\n```\n");
    file("a.md", "# First\n\n## One\n```yaml live\na: 1\n```\n");
    file("Readme.md", "```\n");
    file("c.txt", "```\n");
    assertThat(read().problems()).isEmpty();
    assertThat(read().books()).extracting(Book::title).containsExactly("First", "b.md");
    assertThat(read().books().getLast().lessons()).extracting(Lesson::title).containsExactly("Two");
  }

  @Test
  void whatCannotBeReadIsToldAndTheRestIsThere() throws IOException {
    Files.createDirectory(folder.resolve("folder.md"));
    Files.write(folder.resolve("latin.md"), new byte[] {'#', ' ', (byte) 0xe4, '\n'});
    file("open.md", "## One\n\n```yaml live\na: 1\n");
    file("good.md", "## One\n```yaml live\na: 1\n```\n");
    assertThat(read().books()).extracting(Book::name).containsExactly("good");
    assertThat(read().problems())
        .containsExactly(
            "folder.md is a folder.",
            "latin.md is not UTF-8 text.",
            "open.md:3: This block does not end. End it with a line that contains only ```.");
  }

  @Test
  void aFolderThatIsGoneIsTold() {
    Path gone = folder.resolve("gone");
    assertThat(LessonsFolder.read(gone, WORKBENCH))
        .isEqualTo(new LessonsFolder.Read(List.of(), List.of(gone + " does not exist.")));
  }
}
