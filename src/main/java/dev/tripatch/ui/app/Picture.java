package dev.tripatch.ui.app;

import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/** Something that JavaFX has drawn. */
public final class Picture {
  private final BufferedImage pixels;

  /** A copy of a drawn image. */
  public Picture(Image drawn) {
    int width = (int) drawn.getWidth();
    int height = (int) drawn.getHeight();
    int[] colors = new int[width * height];
    drawn
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colors, 0, width);
    pixels = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    pixels.setRGB(0, 0, width, height, colors, 0, width);
  }

  BufferedImage pixels() {
    return pixels;
  }

  /** The picture as a PNG file. */
  public byte[] asPng() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(pixels, "png", bytes);
    return bytes.toByteArray();
  }

  /**
   * Writes a picture's file: all of it, or nothing.
   *
   * @throws IOException with a sentence for people
   */
  public static void write(Path file, byte[] picture) throws IOException {
    try {
      TextFiles.save(file, picture).force();
    } catch (IOException failed) {
      throw new IOException(SavingFault.sentence(file, failed), failed);
    }
  }
}
