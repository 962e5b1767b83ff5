package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenderedLessonTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @TempDir private Path folder;

  private final List<String> told = new ArrayList<>();

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
    RenderedLesson named =
        RenderedLesson.of(options("out.html", name), WORKBENCH, told::add).orElseThrow();
    assertThat(named.lesson().name()).isEqualTo(name);
    assertThat(RenderedLesson.of(options("out.png", named.number()), WORKBENCH, told::add))
        .map(RenderedLesson::lesson)
        .contains(named.lesson());
    assertThat(named.page()).contains(named.number() + " " + named.book());
    Path own =
        Files.writeString(
            folder.resolve("own.md"), "## Words\n\n## Own\n\n```yaml live\na: 1\n```\n");
    assertThat(RenderedLesson.of(options("out.png", own.toString()), WORKBENCH, told::add))
        .map(found -> found.lesson().title())
        .contains("Own");
    RenderOptions ofFolder = options("out.html", "1.1");
    ofFolder.lessons = folder;
    assertThat(RenderedLesson.of(ofFolder, WORKBENCH, told::add))
        .map(found -> found.lesson().title())
        .contains("Own");
  }

  @Test
  void noneUnlessItIsNamed() throws IOException {
    RenderOptions options = new RenderOptions();
    options.picture = Path.of("out.png");
    assertThat(RenderedLesson.of(options, WORKBENCH, told::add)).isEmpty();
    options.picture = Path.of("out.html");
    assertThatThrownBy(() -> RenderedLesson.of(options, WORKBENCH, told::add))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("--lesson NAME");
  }

  @ParameterizedTest
  @CsvSource({
    "retain-keys/none, no lesson is called",
    "99.1, no lesson has the number 99.1",
    "retain-keys, several lessons match retain-keys",
    "nowhere.md, nowhere.md"
  })
  void whatIsNotThereIsSaid(String name, String message) {
    assertThatThrownBy(() -> RenderedLesson.of(options("out.html", name), WORKBENCH, told::add))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(message);
  }
}
