package dev.tripatch.ui.app;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Several pictures as one GIF file that shows them in turn, again and again. */
public final class AnimatedPicture {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";
  private static final int MILLIS_IN_UNIT = 10;

  /** What makes players begin again: the extension's one block says how often; 0 is forever. */
  private static final byte[] FOR_EVER = {1, 0, 0};

  private AnimatedPicture() {}

  /**
   * The file.
   *
   * @param frames at least one, all of the same size
   * @param each how long each of them is shown, in whole hundredths of a second
   */
  public static byte[] asGif(List<Picture> frames, Duration each) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (Picture frame : frames) {
        BufferedImage pixels = frame.pixels();
        writer.writeToSequence(new IIOImage(pixels, null, metadata(writer, pixels, each)), null);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static IIOMetadata metadata(ImageWriter writer, BufferedImage pixels, Duration each)
      throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(pixels), writer.getDefaultWriteParam());
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(each.toMillis() / MILLIS_IN_UNIT));
    root.appendChild(control);
    root.appendChild(loop());
    metadata.setFromTree(FORMAT, root);
    return metadata;
  }

  private static IIOMetadataNode loop() {
    IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
    extension.setAttribute("applicationID", "NETSCAPE");
    extension.setAttribute("authenticationCode", "2.0");
    extension.setUserObject(FOR_EVER.clone());
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(extension);
    return extensions;
  }
}
