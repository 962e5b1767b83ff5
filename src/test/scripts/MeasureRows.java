import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Measures the rows of text in pictures of the window by their line numbers: the last digits of all
 * numbers of a pane stand below each other, with nothing right of them, and are equally high. Rows
 * are as far from each other as their digits; a line that is wrapped takes several rows.
 *
 * <p>Reads lines {@code FILE SIZE}, the size being that of the text in pixels of the picture;
 * answers each with {@code ok ROWS} or with what is wrong.
 */
final class MeasureRows {

  /** A line that is wrapped takes at most so many rows, or the next number is another column's. */
  private static final int MOST_ROWS = 12;

  /** Less than so many numbers are no gutter. */
  private static final int FEWEST = 4;

  /** A difference of colours that the eye sees. */
  private static final int SEEN = 60;

  private final int width;
  private final int height;
  private final int[] pixels;
  private final double size;

  private MeasureRows(BufferedImage image, double size) {
    this.width = image.getWidth();
    this.height = image.getHeight();
    this.pixels = image.getRGB(0, 0, width, height, null, 0, width);
    this.size = size;
  }

  /** A digit: its upper and lower edge. */
  private record Digit(int top, int bottom) {

    int height() {
      return bottom - top;
    }

    double middle() {
      return (top + bottom) / 2.0;
    }
  }

  /** The last digits of a pane's line numbers. */
  private record Gutter(int x, List<Digit> digits) {

    /** Whether these are the same digits, or others of the same numbers, seen from beside. */
    boolean isAlso(Gutter other, int digit) {
      return other.x - x < 3 * digit
          && other.digits.getFirst().top() <= digits.getLast().bottom()
          && digits.getFirst().top() <= other.digits.getLast().bottom();
    }
  }

  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ");
      BufferedImage image = ImageIO.read(new File(words[0]));
      System.out.println(new MeasureRows(image, Double.parseDouble(words[1])).measure());
      System.out.flush();
    }
  }

  private String measure() {
    List<String> wrong = new ArrayList<>();
    List<Gutter> known = new ArrayList<>();
    int digit = (int) Math.round(size * 0.6);
    for (int x = 5; x < width - 2 * digit; x++) {
      for (List<Digit> digits : gutters(x, digit)) {
        Gutter gutter = new Gutter(x, digits);
        if (known.stream().noneMatch(each -> each.isAlso(gutter, digit))) {
          known.add(gutter);
          check(x, digits, wrong);
        }
      }
    }
    int rows = known.stream().mapToInt(gutter -> gutter.digits().size()).sum();
    return wrong.isEmpty() ? "ok " + rows : String.join("; ", wrong);
  }

  /**
   * Rows are higher than their text, and one is as high as the others; tables are measured, too.
   */
  private void check(int x, List<Digit> all, List<String> wrong) {
    List<Digit> digits = whole(all);
    List<Double> distances = new ArrayList<>();
    for (int i = 1; i < digits.size(); i++) {
      distances.add(digits.get(i).middle() - digits.get(i - 1).middle());
    }
    double usual = distances.stream().min(Double::compare).orElseThrow();
    for (int i = 0; i < distances.size(); i++) {
      double rows = Math.max(1, Math.rint(distances.get(i) / usual));
      double distance = distances.get(i) / rows;
      boolean isUsual = Math.abs(distances.get(i) - rows * usual) <= 1;
      if (!isUsual || distance < 1.45 * size || distance > 1.9 * size + 1) {
        wrong.add("at " + x + "," + digits.get(i + 1).top() + " a row of " + distance);
      }
    }
  }

  /** Without a first or last digit of which an edge of the pane covers a part. */
  private static List<Digit> whole(List<Digit> digits) {
    int high = digits.stream().mapToInt(Digit::height).max().orElse(0);
    int from = digits.getFirst().height() < high ? 1 : 0;
    int to = digits.size() - (digits.getLast().height() < high ? 1 : 0);
    return digits.subList(from, to);
  }

  /** The columns of last digits that begin at an x. */
  private List<List<Digit>> gutters(int x, int breadth) {
    List<List<Digit>> found = new ArrayList<>();
    List<Digit> digits = new ArrayList<>();
    int start = -1;
    for (int y = 0; y < height; y++) {
      boolean isInk = isInk(x, y, breadth);
      if (isInk && start < 0) {
        start = y;
      } else if (!isInk && start >= 0) {
        Digit digit = new Digit(start, y);
        start = -1;
        if (!fits(digit, digits, x, breadth)) {
          keep(digits, found);
          digits = new ArrayList<>();
        }
        if (isDigit(digit, x, breadth)) {
          digits.add(digit);
        }
      }
    }
    keep(digits, found);
    return found;
  }

  private static void keep(List<Digit> digits, List<List<Digit>> found) {
    if (digits.size() >= FEWEST) {
      found.add(digits);
    }
  }

  /** Whether a digit goes on a column; otherwise the column has ended. */
  private boolean fits(Digit digit, List<Digit> before, int x, int breadth) {
    return isDigit(digit, x, breadth)
        && (before.isEmpty()
            || Math.abs(digit.height() - before.getLast().height()) <= 1
                && digit.middle() - before.getLast().middle() < 1.6 * MOST_ROWS * size
                && !isBorderBetween(before.getLast(), digit, x + breadth + 4));
  }

  /** Whether a pane ends between two digits. */
  private boolean isBorderBetween(Digit upper, Digit lower, int x) {
    int ground = pixel(x, upper.bottom());
    for (int y = upper.bottom(); y < lower.top(); y++) {
      if (difference(pixel(x, y), ground) > SEEN) {
        return true;
      }
    }
    return false;
  }

  /** Digits are 0.73 of the text size high, and nothing is close behind a number. */
  private boolean isDigit(Digit digit, int x, int breadth) {
    if (Math.abs(digit.height() - 0.73 * size) > Math.max(1.2, 0.08 * size)) {
      return false;
    }
    for (int y = digit.top() - 1; y <= digit.bottom(); y++) {
      if (isInk(x + breadth, y, 4)) {
        return false;
      }
    }
    return true;
  }

  /** Whether some pixels of a row are not of the colour that the gap behind a number has. */
  private boolean isInk(int x, int y, int breadth) {
    int ground = pixel(x + breadth + 4, y);
    for (int i = 0; i < breadth; i++) {
      if (difference(pixel(x + i, y), ground) > SEEN) {
        return true;
      }
    }
    return false;
  }

  private int pixel(int x, int y) {
    return pixels[Math.clamp(y, 0, height - 1) * width + Math.clamp(x, 0, width - 1)];
  }

  private static int difference(int one, int other) {
    return Math.abs((one >> 16 & 0xff) - (other >> 16 & 0xff))
        + Math.abs((one >> 8 & 0xff) - (other >> 8 & 0xff))
        + Math.abs((one & 0xff) - (other & 0xff));
  }
}
