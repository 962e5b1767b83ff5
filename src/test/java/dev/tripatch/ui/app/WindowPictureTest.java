package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

class WindowPictureTest {
  private static final String LESSON =
      """
      ## Own

      ```yaml live
      {apiVersion: v1, kind: Service, metadata: {name: a, labels: {b: c}}}
      ```

      ```yaml patch merge
      {metadata: {labels: {b: d}}}
      ```
      """;

  @TempDir Path folder;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private BufferedImage draw(String name, Theme theme, String selected) throws IOException {
    Path png = folder.resolve(name);
    new WindowPicture(
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"))
        .draw(
            WindowPictures.example(),
            new WindowPicture.Look(
                1280,
                800,
                theme,
                Optional.of(selected).map(FieldPath::parse),
                Optional.empty(),
                Optional.empty()),
            png);
    return ImageIO.read(png.toFile());
  }

  @Test
  void thePictureHasTheSizeAndTheThemeAskedFor() throws IOException {
    BufferedImage light = draw("light.png", Theme.LIGHT, "spec.replicas");
    assertThat(light.getWidth()).isEqualTo(1280);
    assertThat(light.getHeight()).isEqualTo(800);
    BufferedImage dark = draw("dark.png", Theme.DARK, "spec.replicas");
    assertThat(brightness(light)).isGreaterThan(0.8);
    assertThat(brightness(dark)).isLessThan(0.2);
  }

  @Test
  void equalInputGivesAnEqualPicture() throws IOException {
    draw("one.png", Theme.LIGHT, "spec.replicas");
    draw("two.png", Theme.LIGHT, "spec.replicas");
    assertThat(folder.resolve("two.png")).hasSameBinaryContentAs(folder.resolve("one.png"));
    draw("three.png", Theme.LIGHT, "spec.strategy.rollingUpdate");
    assertThat(Files.readAllBytes(folder.resolve("three.png")))
        .isNotEqualTo(Files.readAllBytes(folder.resolve("one.png")));
  }

  /** Files with a picture of each step, and one that shows them in turn. */
  @Test
  void everyStepOfALessonHasItsPicture() throws IOException, LessonFileException {
    Lesson lesson = LessonFile.read("own.md", LESSON).lessons().getFirst();
    List<Picture> steps =
        new WindowPicture(
                new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"))
            .drawSteps(
                content -> content.open(lesson),
                new WindowPicture.Look(
                    640, 480, Theme.LIGHT, Optional.empty(), Optional.empty(), Optional.empty()));
    assertThat(steps).hasSize(3);
    StepFiles.writePictures(folder.resolve("own.png"), steps);
    assertThat(ImageIO.read(folder.resolve("own-02.png").toFile()).getWidth()).isEqualTo(640);
    assertThat(folder.resolve("own.gif")).isNotEmptyFile();
  }

  private static double brightness(BufferedImage image) {
    long sum = 0;
    for (int y = 0; y < image.getHeight(); y += 4) {
      for (int x = 0; x < image.getWidth(); x += 4) {
        sum += image.getRGB(x, y) & 0xff;
      }
    }
    return sum / 255.0 / (image.getHeight() / 4 * (image.getWidth() / 4));
  }
}
