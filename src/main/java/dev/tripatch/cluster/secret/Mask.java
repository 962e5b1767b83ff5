package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A stretch of a text that nobody is to read, and what is shown in its place.
 *
 * @param span the stretch
 * @param shown what is there instead: a mask, or a longer text with masks in it
 */
public record Mask(Span span, String shown) {
  /** What a mask looks like. */
  public static final String DOTS = "••••••";

  /** A mask in a text; its first group is the letter, if it has one. */
  public static final Pattern IN_TEXT = Pattern.compile("•{6}(?:\\(([A-Z]+)(?:, plain)?\\))?");

  /** A text with masks in the place of these stretches, which are in order and apart. */
  public static String in(String text, List<Mask> masks) {
    StringBuilder shown = new StringBuilder();
    int at = 0;
    for (Mask mask : masks) {
      shown.append(text, at, mask.span().start()).append(mask.shown());
      at = mask.span().end();
    }
    return masks.isEmpty() ? text : shown.append(text, at, text.length()).toString();
  }

  /** The same stretch, moved. */
  public Mask movedBy(int by) {
    return new Mask(span.movedBy(by), shown);
  }
}
