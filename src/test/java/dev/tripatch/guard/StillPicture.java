package dev.tripatch.guard;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** What a window shows when nothing moves any more. */
final class StillPicture {
  /** A caret blinks. */
  private static final String NO_CARET =
      "data:text/css,"
          + ".caret{-fx-stroke:transparent !important;}"
          + ".text-input{-fx-display-caret:false !important;}";

  private static final int MOST_ROUNDS = 4_000;

  private final int width;
  private final int[] pixels;

  private StillPicture(int width, int[] pixels) {
    this.width = width;
    this.pixels = pixels;
  }

  /** Pictures of all windows, once each shows the same twice. */
  static List<StillPicture> of(GuardedWindow guarded) {
    GuardedWindow.windows().forEach(StillPicture::hideCaret);
    guarded.settle();
    List<StillPicture> last = List.of();
    for (int round = 0; round < MOST_ROUNDS; round++) {
      List<StillPicture> now = GuardedWindow.windows().stream().map(StillPicture::take).toList();
      if (isSame(now, last)) {
        return now;
      }
      last = now;
      guarded.settle();
    }
    throw new AssertionError("the picture does not come to rest");
  }

  private static void hideCaret(Window window) {
    GuardedWindow.onFx(
        () -> {
          Parent root = window.getScene().getRoot();
          return root.getStylesheets().contains(NO_CARET) || root.getStylesheets().add(NO_CARET);
        });
  }

  private static StillPicture take(Window window) {
    WritableImage image = GuardedWindow.onFx(() -> window.getScene().snapshot(null));
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return new StillPicture(width, pixels);
  }

  void write(Path file) throws IOException {
    int height = pixels.length / width;
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    ImageIO.write(image, "png", file.toFile());
  }

  private static boolean isSame(List<StillPicture> now, List<StillPicture> last) {
    return now.size() == last.size()
        && IntStream.range(0, now.size()).allMatch(i -> now.get(i).isSame(last.get(i)));
  }

  private boolean isSame(StillPicture other) {
    return width == other.width && Arrays.equals(pixels, other.pixels);
  }
}
