package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.learn.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenderedLessonTest {
  @TempDir private Path folder;

  private static RenderOptions options(String picture, String lesson) {
    RenderOptions options = new RenderOptions();
    options.picture = Path.of(picture);
    options.lesson = lesson;
    return options;
  }

  @Test
  void aLessonOfTheProgramOrOfAFile() throws IOException {
    String name = "retain-keys/examples-a-deployment-changes-its-strategy";
    assertThat(RenderedLesson.of(options("out.html", name)).map(Lesson::name)).contains(name);
    Path own =
        Files.writeString(
            folder.resolve("own.md"), "## Words\n\n## Own\n\n```yaml live\na: 1\n```\n");
    assertThat(RenderedLesson.of(options("out.png", own.toString())).map(Lesson::title))
        .contains("Own");
  }

  @Test
  void noneUnlessItIsNamed() throws IOException {
    RenderOptions options = new RenderOptions();
    options.picture = Path.of("out.png");
    assertThat(RenderedLesson.of(options)).isEmpty();
    options.picture = Path.of("out.html");
    assertThatThrownBy(() -> RenderedLesson.of(options))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("--lesson NAME");
  }

  @ParameterizedTest
  @CsvSource({"retain-keys/none, there is no lesson", "nowhere.md, nowhere.md"})
  void whatIsNotThereIsSaid(String name, String message) {
    assertThatThrownBy(() -> RenderedLesson.of(options("out.html", name)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(message);
  }
}
