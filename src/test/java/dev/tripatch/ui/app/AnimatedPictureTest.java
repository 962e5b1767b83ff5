package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

class AnimatedPictureTest {

  @Test
  void showsEveryFrameInTurn() throws IOException {
    List<Picture> frames = List.of(plain(Color.RED), plain(Color.BLUE), plain(Color.WHITE));
    byte[] gif = AnimatedPicture.asGif(frames, Duration.ofMillis(1500));
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(3);
      assertThat(reader.read(1).getRGB(3, 4)).isEqualTo(0xff0000ff);
      assertThat(control(reader, 2).getNamedItem("delayTime").getNodeValue()).isEqualTo("150");
    }
  }

  private static NamedNodeMap control(ImageReader reader, int frame) throws IOException {
    IIOMetadataNode root =
        (IIOMetadataNode) reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
    Node control = root.getElementsByTagName("GraphicControlExtension").item(0);
    return control.getAttributes();
  }

  private static Picture plain(Color color) {
    WritableImage image = new WritableImage(16, 8);
    PixelWriter writer = image.getPixelWriter();
    for (int x = 0; x < 16; x++) {
      for (int y = 0; y < 8; y++) {
        writer.setColor(x, y, color);
      }
    }
    return new Picture(image);
  }
}
