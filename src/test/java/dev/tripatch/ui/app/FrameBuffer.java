package dev.tripatch.ui.app;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import javafx.geometry.Rectangle2D;

/**
 * The pixels that Xvfb shows, as it keeps them in a file ({@code -fbdir}): what a person would see,
 * whoever painted it. The file is an X window dump: a header, colours, and lines of pixels.
 */
final class FrameBuffer {

  private static final int BYTES_PER_LINE = 12 * Integer.BYTES;
  private static final int COLOURS = 19 * Integer.BYTES;
  private static final int BYTES_PER_COLOUR = 12;
  private static final int BYTES_PER_PIXEL = 4;

  private final MappedByteBuffer file;
  private final int start;
  private final int line;

  FrameBuffer(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
    }
    line = file.getInt(BYTES_PER_LINE);
    start = file.getInt(0) + file.getInt(COLOURS) * BYTES_PER_COLOUR;
  }

  /** A number that changes when what is seen in a part of the screen changes. */
  long look(Rectangle2D part) {
    long sum = 0;
    for (int y = (int) part.getMinY(); y < part.getMaxY(); y++) {
      for (int x = (int) part.getMinX(); x < part.getMaxX(); x++) {
        sum = sum * 31 + file.getInt(start + y * line + x * BYTES_PER_PIXEL);
      }
    }
    return sum;
  }
}
