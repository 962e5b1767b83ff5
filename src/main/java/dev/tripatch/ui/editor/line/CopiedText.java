package dev.tripatch.ui.editor.line;

import dev.tripatch.cluster.secret.Mask;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/**
 * What was copied last in a window. The clipboard holds it with its masks; pasted back in the same
 * window it is the exact text again.
 */
public final class CopiedText {

  private static final DataFormat X11 =
      Optional.ofNullable(DataFormat.lookupMimeType("UTF8_STRING"))
          .orElseGet(() -> new DataFormat("UTF8_STRING"));

  private Optional<TextPiece> last = Optional.empty();
  private IntConsumer onMasksCopied = count -> {};
  private Runnable onMasksPasted = () -> {};

  /**
   * The text of the clipboard. GTK cuts it at a NUL character, and gives nothing if a part is not
   * UTF-8; so it is read as the bytes that X11 has. A byte that is not UTF-8 counts as half of a
   * character.
   */
  public static Optional<String> inClipboard() {
    Clipboard clipboard = Clipboard.getSystemClipboard();
    if (!(clipboard.getContent(X11) instanceof ByteBuffer bytes)) {
      return Optional.ofNullable(clipboard.getString());
    }
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().replaceWith("\uD800");
    decoder.onMalformedInput(CodingErrorAction.REPLACE).decode(bytes, text, true);
    return Optional.of(text.flip().toString());
  }

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
