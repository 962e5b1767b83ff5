package dev.tripatch.ui.editor.text;

import dev.tripatch.cluster.secret.Mask;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;

/**
 * What was copied last in a window. The clipboard holds it with its masks; pasted back in the same
 * window it is the exact text again.
 */
public final class CopiedText {

  private Optional<TextPiece> last = Optional.empty();
  private IntConsumer onMasksCopied = count -> {};
  private Runnable onMasksPasted = () -> {};

  /** Gets how many masks went to the clipboard, whenever some did. */
  public void setOnMasksCopied(IntConsumer handler) {
    onMasksCopied = handler;
  }

  /** Runs something when masks without a value are pasted. */
  public void setOnMasksPasted(Runnable handler) {
    onMasksPasted = handler;
  }

  /** Remembers what was copied. */
  public void remember(TextPiece piece) {
    last = Optional.of(piece).filter(each -> !each.masks().isEmpty());
    Matcher mask = Mask.IN_TEXT.matcher(piece.shown());
    int count = (int) mask.results().count();
    if (count > 0) {
      onMasksCopied.accept(count);
    }
  }

  /** What is pasted: the exact text, if it was copied here and is masked. */
  public TextPiece pasted(String text) {
    TextPiece plain = TextPiece.plain(text);
    Optional<TextPiece> found = last.filter(piece -> piece.shown().equals(plain.text()));
    if (found.isEmpty() && Mask.IN_TEXT.matcher(plain.text()).find()) {
      onMasksPasted.run();
    }
    return found.orElse(plain);
  }
}
