package dev.tripatch.ui.editor.line;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskList;
import dev.tripatch.cluster.secret.MaskPlaces;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The text behind what an area shows. The area shows the same text with masks in it, so nothing
 * that reads the area can read a secret; what is typed, cut and pasted there is done here to the
 * exact text. The masks that touch the place of the last edit are open: their text is shown.
 * Immutable.
 */
public final class ExactText {
  /** No text, no masks. */
  public static final ExactText EMPTY = new ExactText("", List.of(), OptionalInt.empty());

  private final String text;
  private final List<Mask> masks;
  private final OptionalInt edited;
  private final List<Mask> closed;
  private @Nullable String shown;

  private ExactText(String text, List<Mask> masks, OptionalInt edited) {
    this.text = text;
    this.masks = masks;
    this.edited = edited;
    this.closed = masks.stream().filter(mask -> !isOpen(mask)).toList();
  }

  /** A text in which nothing is open. */
  public static ExactText of(String text, List<Mask> masks) {
    return new ExactText(text, List.copyOf(masks), OptionalInt.empty());
  }

  /** The same text with other masks. */
  public ExactText withMasks(List<Mask> found) {
    return new ExactText(text, List.copyOf(found), edited);
  }

  /** The same with the masks open that touch a place. */
  public ExactText openAt(int offset) {
    return new ExactText(text, masks, OptionalInt.of(offset));
  }

  /** The same with nothing open. */
  public ExactText left() {
    return new ExactText(text, masks, OptionalInt.empty());
  }

  private boolean isOpen(Mask mask) {
    return edited.isPresent() && mask.span().touches(edited.getAsInt());
  }

  /** The exact text, secrets included. */
  public String text() {
    return text;
  }

  /** All masks, open ones too. */
  public List<Mask> masks() {
    return masks;
  }

  /** What the area shows. */
  public String shown() {
    String known = shown;
    if (known == null) {
      known = Mask.in(text, closed);
      shown = known;
    }
    return known;
  }

  /** The text with all its masks: what is compared. */
  public String masked() {
    return closed.size() == masks.size() ? shown() : Mask.in(text, masks);
  }

  /** Whether something is shown that is usually masked. */
  boolean isOpen() {
    return closed.size() != masks.size();
  }

  /** The place of the last edit, if the caret has not left it. */
  public OptionalInt edited() {
    return edited;
  }

  /** Whether a caret that comes to a place leaves what is open. */
  public boolean isLeftAt(int offset) {
    return edited.isPresent()
        && edited.getAsInt() != offset
        && masks.stream().noneMatch(mask -> isOpen(mask) && mask.span().touches(offset));
  }

  /** Where a shown place is in the text. */
  public int fromShown(int offset, boolean isEnd) {
    return new MaskPlaces(closed).inText(offset, isEnd);
  }

  /** Where a place of the text is shown. */
  public int toShown(int offset) {
    return new MaskPlaces(closed).inMasked(offset);
  }

  /** Where a place of the masked text is shown. */
  public int maskedToShown(int offset) {
    return isOpen() ? toShown(new MaskPlaces(masks).inText(offset, false)) : offset;
  }

  /** Which place of the masked text is shown at a place. */
  int shownToMasked(int offset) {
    return isOpen() ? new MaskPlaces(masks).inMasked(fromShown(offset, false)) : offset;
  }

  /** The mask that is shown at a place. */
  Optional<Mask> maskAt(int shownOffset) {
    return closed.stream()
        .filter(mask -> toShown(mask.span().start()) <= shownOffset)
        .filter(mask -> shownOffset < toShown(mask.span().start()) + mask.shown().length())
        .findFirst();
  }

  /**
   * Which part of the text an edit of what is shown means. A key that deletes one character at the
   * edge of a mask deletes the value's; all else that takes a part of a mask takes the whole value.
   */
  public Span meant(int start, int end) {
    Optional<Mask> mask = end - start == 1 ? maskAt(start) : Optional.empty();
    if (mask.isPresent()) {
      Span value = mask.get().span();
      int shownStart = toShown(value.start());
      if (end == shownStart + mask.get().shown().length()) {
        return new Span(text.offsetByCodePoints(value.end(), -1), value.end());
      }
      return start == shownStart
          ? new Span(value.start(), text.offsetByCodePoints(value.start(), 1))
          : value;
    }
    int from = whole(fromShown(start, start == end), start == end);
    return new Span(from, start == end ? from : whole(fromShown(end, true), true));
  }

  /** A place that is not between the halves of a character. */
  private int whole(int offset, boolean isEnd) {
    boolean isBetween =
        0 < offset
            && offset < text.length()
            && Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset));
    return isBetween ? offset + (isEnd ? 1 : -1) : offset;
  }

  /** A part of the text, larger where masks on its lines reach beyond it. */
  public Span aroundMasks(Span part) {
    int start = text.lastIndexOf('\n', part.start() - 1) + 1;
    int behind = text.indexOf('\n', part.end());
    int end = behind < 0 ? text.length() : behind;
    Span around = part;
    for (Mask mask : closed) {
      Span span = mask.span();
      if (span.start() < start && start < span.end() || span.start() < end && end < span.end()) {
        around =
            new Span(Math.min(around.start(), span.start()), Math.max(around.end(), span.end()));
      }
    }
    return around;
  }

  /** Whether a part of the text is a part of one masked value. */
  public boolean isWithinValue(Span part) {
    return masks.stream().anyMatch(mask -> mask.span().contains(part));
  }

  /** A part of the text with the masks in it. */
  public TextPiece piece(Span part) {
    List<Mask> inside = new ArrayList<>();
    for (Mask mask : masks) {
      int start = Math.max(mask.span().start(), part.start());
      int end = Math.min(mask.span().end(), part.end());
      if (start < end) {
        inside.add(new Mask(new Span(start, end), mask.shown()).movedBy(-part.start()));
      }
    }
    return new TextPiece(part.in(text), inside);
  }

  /** The text with a part exchanged; what comes with masks is not open. */
  public ExactText exchanged(Span part, TextPiece inserted) {
    int by = inserted.text().length() - part.length();
    List<Mask> moved = new ArrayList<>();
    Optional<Mask> holder = masks.stream().filter(mask -> isWithin(part, mask)).findFirst();
    for (Mask mask : masks) {
      if (holder.filter(mask::equals).isPresent()) {
        moved.add(new Mask(new Span(mask.span().start(), mask.span().end() + by), mask.shown()));
      } else {
        addOutside(mask, part, by, moved);
      }
    }
    List<Mask> came = inserted.masks().stream().map(mask -> mask.movedBy(part.start())).toList();
    int caret = part.start() + inserted.text().length();
    return new ExactText(
        text.substring(0, part.start()) + inserted.text() + text.substring(part.end()),
        MaskList.joined(moved, came).stream().filter(mask -> mask.span().length() > 0).toList(),
        inserted.masks().isEmpty() ? OptionalInt.of(caret) : OptionalInt.empty());
  }

  private boolean isWithin(Span part, Mask mask) {
    boolean isInside = mask.span().start() < part.start() && part.end() < mask.span().end();
    return isInside || isOpen(mask) && mask.span().contains(part);
  }

  private static void addOutside(Mask mask, Span part, int by, List<Mask> into) {
    Span span = mask.span();
    if (span.start() < part.start()) {
      int end = Math.min(span.end(), part.start());
      into.add(new Mask(new Span(span.start(), end), mask.shown()));
    }
    if (span.end() > part.end()) {
      int start = Math.max(span.start(), part.end());
      into.add(new Mask(new Span(start, span.end()), mask.shown()).movedBy(by));
    }
  }
}
