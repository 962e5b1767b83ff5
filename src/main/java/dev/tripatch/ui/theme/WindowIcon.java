package dev.tripatch.ui.theme;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.image.Image;

/** What stands for the program in a window's frame, a task bar and a switcher. */
public final class WindowIcon {

  /** Half of them are for screens of scale 2; larger ones no window shows. */
  private static final int[] SIZES = {16, 24, 32, 48, 64, 128};

  private WindowIcon() {}

  /** The picture in all sizes that windows show; systems choose. */
  public static List<Image> sizes() {
    return IntStream.of(SIZES).mapToObj(WindowIcon::of).toList();
  }

  private static Image of(int size) {
    String file = "/dev/tripatch/ui/icon/" + size + ".png";
    return new Image(
        Objects.requireNonNull(WindowIcon.class.getResource(file), file).toExternalForm());
  }
}
