package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** A window that another one opened is in the screen, and its corner is not that of the other. */
class CascadeTest {

  private static final Rectangle2D SCREEN = new Rectangle2D(100, 30, 1280, 770);

  @Property(tries = 500)
  void bothCornersAreSeen(
      @ForAll @IntRange(min = -300, max = 1400) int x,
      @ForAll @IntRange(min = -300, max = 900) int y,
      @ForAll @IntRange(min = 640, max = 1600) int width,
      @ForAll @IntRange(min = 480, max = 1000) int height) {
    Rectangle2D first = new Rectangle2D(x, y, width, height);
    Rectangle2D next = Cascade.after(first, SCREEN);
    assertThat(SCREEN.contains(next)).isTrue();
    assertThat(next.getMinX() == x && next.getMinY() == y).isFalse();
  }

  @Test
  void itIsALittleToTheRightAndBelow() {
    assertThat(Cascade.after(new Rectangle2D(150, 80, 800, 600), SCREEN))
        .isEqualTo(new Rectangle2D(182, 112, 800, 600));
  }

  @Test
  void aPlaceIsReadAsItIsWritten() {
    Rectangle2D place = new Rectangle2D(-20.5, 80, 800, 600);
    assertThat(Cascade.read(Cascade.text(place))).contains(place);
    assertThat(Cascade.read("")).isEmpty();
    assertThat(Cascade.read("1 2 three 4")).isEmpty();
    assertThat(Cascade.read("1 2 -3 4")).isEmpty();
  }
}
