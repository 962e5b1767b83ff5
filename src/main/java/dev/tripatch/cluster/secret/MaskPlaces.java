package dev.tripatch.cluster.secret;

import java.util.List;

/**
 * Translates places of a text and of the same with masks in it.
 *
 * @param masks in order and apart
 */
public record MaskPlaces(List<Mask> masks) {

  /**
   * The place in the text.
   *
   * @param masked the place in the text with masks
   * @param isEnd whether a place within a mask stands for the end of what is masked, not its start
   */
  public int inText(int masked, boolean isEnd) {
    int shift = 0;
    for (Mask mask : masks) {
      int start = mask.span().start() + shift;
      int end = start + mask.shown().length();
      if (masked <= start) {
        break;
      }
      if (masked < end) {
        return isEnd ? mask.span().end() : mask.span().start();
      }
      shift += mask.shown().length() - mask.span().length();
    }
    return masked - shift;
  }

  /** The place in the text with masks; of a place that is masked, where its mask begins. */
  public int inMasked(int offset) {
    int shift = 0;
    for (Mask mask : masks) {
      if (offset <= mask.span().start()) {
        break;
      }
      if (offset < mask.span().end()) {
        return mask.span().start() + shift;
      }
      shift += mask.shown().length() - mask.span().length();
    }
    return offset + shift;
  }
}
