package dev.tripatch.ui.app;

import dev.tripatch.learn.Lesson;
import dev.tripatch.share.report.LessonPage;
import dev.tripatch.share.report.PicturedStep;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Writes pictures of steps to files. */
public final class StepFiles {
  private static final Duration EACH = Duration.ofMillis(1800);

  private StepFiles() {}

  /**
   * A picture of each step, {@code NAME-01.png} and so on, and {@code NAME.gif}, which shows them
   * in turn.
   *
   * @param file {@code NAME.png}
   */
  public static void writePictures(Path file, List<DrawnStep> steps) throws IOException {
    List<String> names = names(file, steps.size());
    for (int i = 0; i < steps.size(); i++) {
      Picture.write(file.resolveSibling(names.get(i)), steps.get(i).image().asPng());
    }
    List<Picture> frames = steps.stream().map(DrawnStep::image).toList();
    Picture.write(file.resolveSibling(base(file) + ".gif"), AnimatedPicture.asGif(frames, EACH));
  }

  /**
   * A lesson as one HTML file, or as Markdown with pictures beside it.
   *
   * @param file where; its ending says which
   */
  public static void writeLesson(Path file, Lesson lesson, List<DrawnStep> steps)
      throws IOException {
    boolean isHtml = file.toString().endsWith(".html");
    List<String> names = names(file, steps.size());
    List<PicturedStep> pictured = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      byte[] png = steps.get(i).image().asPng();
      if (!isHtml) {
        Picture.write(file.resolveSibling(names.get(i)), png);
      }
      String source =
          isHtml
              ? "data:image/png;base64," + Base64.getEncoder().encodeToString(png)
              : names.get(i);
      pictured.add(new PicturedStep(steps.get(i).step().orElseThrow(), source));
    }
    String page =
        isHtml ? LessonPage.html(lesson, pictured) : LessonPage.markdown(lesson, pictured);
    Picture.write(file, page.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> names(Path file, int count) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      names.add("%s-%02d.png".formatted(base(file), i));
    }
    return names;
  }

  private static String base(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
