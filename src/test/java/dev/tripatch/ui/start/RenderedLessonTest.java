package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.learn.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** As {@code tripatch render} gets its words; each way through the arguments. */
  @Test
  void argumentsOfAPictureAreRead() throws IOException {
    RenderOptions read =
        WindowArguments.ofPicture(List.of("--lesson", "2.10", "out.html")).orElseThrow();
    assertThat(read.picture).isEqualTo(Path.of("out.html"));
    assertThat(read.lesson).isEqualTo("2.10");
    assertThat(WindowArguments.ofPicture(List.of("out.png"))).isPresent();
    assertThatThrownBy(() -> WindowArguments.ofPicture(List.of("out.png", "--no-such")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("--no-such");
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
