package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.IndentedBlocks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of lines that the person has folded, each under its first line, the header. They move
 * with the text; a block whose text was exchanged is found again by its field. Lines are counted
 * from 0.
 */
public final class FoldedBlocks {

  private final Supplier<String> text;
  private final List<FieldPath> lost = new ArrayList<>();
  private BitSet headers = new BitSet();
  private @Nullable IndentedBlocks blocks;
  private @Nullable PaneText answer;

  /** No block of a text is folded. */
  public FoldedBlocks(Supplier<String> text) {
    this.text = text;
  }

  private IndentedBlocks blocks() {
    IndentedBlocks known = blocks;
    if (known == null) {
      String now = text.get();
      known = IndentedBlocks.of(now, Lines.of(now));
      blocks = known;
    }
    return known;
  }

  /** An answer for the text as it is has come. */
  public void show(PaneText pane) {
    answer = pane;
    for (FieldPath path : lost) {
      pane.fields()
          .spanOf(path)
          .map(span -> pane.lines().lineOf(span.start()) - 1)
          .ifPresent(headers::set);
    }
    lost.clear();
  }

  /**
   * Moves as the text moved. What the person edits is not folded any longer.
   *
   * @return whether something else is folded now
   */
  public boolean edit(TextEdit edit, boolean byPerson) {
    boolean breaks = edit.removedBreaks() != 0 || edit.addedBreaks() != 0;
    boolean opened = !headers.isEmpty() && byPerson && openEdited(edit, breaks);
    BitSet before = headers;
    if (breaks) {
      headers = new BitSet();
      before.stream().forEach(line -> move(line, edit, byPerson));
    }
    blocks = null;
    answer = null;
    return opened || headers.cardinality() < before.cardinality();
  }

  private void move(int line, TextEdit edit, boolean byPerson) {
    OptionalInt after = edit.lineAfter(line);
    after.ifPresent(headers::set);
    if (after.isEmpty() && !byPerson) {
      fieldAt(line).ifPresent(lost::add);
    }
  }

  private Optional<FieldPath> fieldAt(int line) {
    PaneText pane = answer;
    if (pane == null || line >= pane.lines().count()) {
      return Optional.empty();
    }
    Span span = new Span(pane.lines().startOf(line + 1), pane.lines().endOf(line + 1));
    String words = span.in(pane.text());
    return pane.fields().fieldAt(span.start() + words.length() - words.stripLeading().length());
  }

  private boolean openEdited(TextEdit edit, boolean breaks) {
    boolean opened = open(edit.line());
    if (breaks && headers.get(edit.line())) {
      headers.clear(edit.line());
      opened = true;
    }
    return opened;
  }

  /** Unfolds what hides a line; says whether something did. */
  public boolean open(int line) {
    BitSet hiding = new BitSet();
    headers.stream()
        .takeWhile(header -> header < line)
        .filter(header -> blocks().lastUnder(header) >= line)
        .forEach(hiding::set);
    headers.andNot(hiding);
    return !hiding.isEmpty();
  }

  /** Folds what hangs under a line, or unfolds it. */
  public void toggle(int header) {
    headers.flip(header);
  }

  /** Folds every block. */
  public void foldAll() {
    for (int line = 0; line < blocks().count(); line++) {
      headers.set(line, blocks().isHeader(line));
    }
  }

  /** Unfolds every block. */
  public void clear() {
    headers.clear();
    lost.clear();
  }

  /** Whether no block is folded. */
  public boolean isEmpty() {
    return headers.isEmpty();
  }

  /** Whether lines hang under a line. */
  public boolean isHeader(int line) {
    return blocks().isHeader(line);
  }

  /** The line itself if lines hang under it, else the innermost one under which it hangs. */
  public OptionalInt headerOf(int line) {
    return blocks().headerOf(line);
  }

  /** The lines under which a line hangs, the outermost first. */
  public List<Integer> headersAbove(int line) {
    return blocks().headersAbove(line);
  }

  /** Whether what hangs under a line is folded. */
  public boolean isFoldedUnder(int line) {
    return headers.get(line) && isHeader(line);
  }

  /** The last line that hangs under a line; the line itself if none does. */
  public int lastUnder(int line) {
    return blocks().lastUnder(line);
  }

  /** All lines that are folded. */
  public BitSet hidden() {
    BitSet hidden = new BitSet();
    headers.stream().forEach(header -> hidden.set(header + 1, blocks().lastUnder(header) + 1));
    return hidden;
  }
}
