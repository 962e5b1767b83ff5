package dev.tripatch.ui.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Writes pictures of steps to files. */
public final class StepFiles {
  private static final Duration EACH = Duration.ofSeconds(3);

  private StepFiles() {}

  /**
   * A picture of each step, {@code NAME-01.png} and so on, and {@code NAME.gif}, which shows them
   * in turn.
   *
   * @param file {@code NAME.png}
   */
  public static void writePictures(Path file, List<Picture> steps) throws IOException {
    List<String> names = names(file, steps.size());
    for (int i = 0; i < steps.size(); i++) {
      Picture.write(file.resolveSibling(names.get(i)), steps.get(i).asPng());
    }
    Picture.write(file.resolveSibling(base(file) + ".gif"), AnimatedPicture.asGif(steps, EACH));
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
