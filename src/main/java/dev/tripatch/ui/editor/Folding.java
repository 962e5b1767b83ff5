package dev.tripatch.ui.editor;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.ChangedLines;
import dev.tripatch.show.pane.NoiseLines;
import dev.tripatch.ui.editor.line.FoldedBlocks;
import dev.tripatch.ui.editor.line.TextEdit;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Folds away the lines of an editor that only servers and kubectl write for themselves, those that
 * the person folds, and, if that is wanted, all that does not change. What is folded keeps its
 * place in the text: line numbers, copied and saved text are the same. Lines are counted from 0.
 */
public final class Folding {

  /** How many lines around a change stay, unless a person wants more or less. */
  public static final int USUAL_LINES_AROUND = 3;

  private final EditorArea area;
  private final FoldedBlocks blocks;
  private final Runnable onFolded;
  private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
  private @Nullable PaneText shown;
  private int around = USUAL_LINES_AROUND;
  private BitSet noise = new BitSet();
  private int noiseFields;
  private BitSet unchanged = new BitSet();
  private Optional<Set<FieldPath>> onlyFields = Optional.empty();
  private BitSet otherFields = new BitSet();
  private Set<FieldPath> decided = Set.of();
  private BitSet opened = new BitSet();
  private boolean wanted = true;
  private boolean onlyChanges;
  private BitSet folded = new BitSet();

  /** Runs {@code onFolded} when other lines are folded. */
  Folding(EditorArea area, Runnable onFolded) {
    this.area = area;
    this.onFolded = onFolded;
    this.blocks = new FoldedBlocks(area::text);
  }

  /** Whether what only servers and kubectl write is folded away, where there is any. */
  public boolean isWanted() {
    return wanted;
  }

  /** Whether to fold what servers and kubectl write for themselves; unfolds it at once if not. */
  public void setWanted(boolean wanted) {
    this.wanted = wanted;
    foldAgain();
  }

  /** Whether to show only what changes, with some lines around it. */
  public void setOnlyChanges(boolean only) {
    onlyChanges = only;
    opened = new BitSet();
    foldAgain();
  }

  /** How many lines around a change stay where only changes are shown. */
  public void setLinesAround(int lines) {
    around = lines;
    if (shown != null) {
      findOthers(shown);
      opened = new BitSet();
      foldAgain();
    }
  }

  /** Shows only these fields, with some lines around them; all if empty. */
  public void setOnlyFields(Optional<Set<FieldPath>> fields) {
    onlyFields = fields;
    if (shown != null) {
      findOthers(shown);
    }
    opened = new BitSet();
    foldAgain();
  }

  /** These fields are decided now: they stay where only changes are shown. */
  void keepDecided(Set<FieldPath> fields) {
    boolean isOther = !fields.equals(decided);
    decided = fields;
    if (isOther && shown != null) {
      findOthers(shown);
      if (onlyChanges) {
        foldAgain();
      }
    }
  }

  private void findOthers(PaneText pane) {
    unchanged = ChangedLines.others(pane, decided, around);
    otherFields =
        onlyFields
            .map(fields -> ChangedLines.othersThan(fields, pane, around))
            .orElseGet(BitSet::new);
  }

  private void foldAgain() {
    fold();
    moveCaretOut();
    onFolded.run();
  }

  /** The caret never is where nobody sees it. */
  private void moveCaretOut() {
    int line = area.getCurrentParagraph();
    if (isFolded(line)) {
      int before = folded.previousClearBit(line);
      int visible = before >= 0 ? before : folded.nextClearBit(line);
      int last = area.getParagraphs().size() - 1;
      area.moveTo(Math.min(visible, last), before >= 0 ? area.getParagraphLength(visible) : 0);
    }
  }

  /** Folds in a text, which must be the one that is shown. */
  void show(PaneText pane) {
    shown = pane;
    List<NoiseLines> found = NoiseLines.of(pane);
    noise = new BitSet();
    found.forEach(each -> noise.set(each.first() - 1, each.last()));
    noiseFields = found.size();
    findOthers(pane);
    blocks.show(pane);
    fold();
  }

  private void fold() {
    BitSet lines = blocks.hidden();
    if (wanted) {
      lines.or(noise);
    }
    lines.or(calm());
    BitSet concerned = (BitSet) lines.clone();
    concerned.or(folded);
    folded = lines;
    area.setStepsOverFolds(!lines.isEmpty());
    area.fold(concerned, lines);
    count.set(wanted ? noiseFields : 0);
  }

  /** What does not concern a person who wants to see only changes, or only some fields. */
  private BitSet calm() {
    BitSet calm = onlyChanges ? (BitSet) unchanged.clone() : new BitSet();
    calm.or(otherFields);
    calm.andNot(opened);
    return calm;
  }

  /** Moves as the text moved: a folded line stays folded wherever it goes. */
  void edit(TextEdit edit) {
    shown = null;
    if (edit.removedBreaks() != 0 || edit.addedBreaks() != 0) {
      folded = moved(folded, edit);
      noise = moved(noise, edit);
      unchanged = moved(unchanged, edit);
      otherFields = moved(otherFields, edit);
      opened = moved(opened, edit);
    }
    if (blocks.edit(edit, !area.isExchanging())) {
      // The area does not take another style for its lines while it tells of a change.
      Platform.runLater(this::foldAgain);
    }
  }

  private static BitSet moved(BitSet lines, TextEdit edit) {
    BitSet moved = new BitSet();
    lines.stream().forEach(line -> edit.lineAfter(line).ifPresent(moved::set));
    return moved;
  }

  public boolean isFolded(int line) {
    return folded.get(line);
  }

  /** Whether a line is folded because only servers and kubectl write it. */
  boolean isNoise(int line) {
    return wanted && noise.get(line);
  }

  /** Unfolds a line with those around it: someone wants to see it. */
  void open(int line) {
    if (!isFolded(line)) {
      return;
    }
    blocks.open(line);
    BitSet calm = calm();
    if (calm.get(line)) {
      opened.set(calm.previousClearBit(line) + 1, calm.nextClearBit(line));
    }
    wanted &= !noise.get(line);
    foldAgain();
  }

  /** The lines that the person has folded. */
  FoldedBlocks blocks() {
    return blocks;
  }

  /** Unfolds what is folded beside a line; folds what hangs under it if nothing is. */
  void toggleBeside(int line) {
    if (foldedAbove(line) > 0) {
      open(line - 1);
    } else if (isFolded(line + 1)) {
      open(line + 1);
    } else {
      toggle(line);
    }
  }

  /** Folds what hangs under a line, or unfolds it. */
  private void toggle(int header) {
    if (!blocks.isFoldedUnder(header)
        && foldedBehind(header) >= blocks.lastUnder(header) - header) {
      open(header + 1);
    } else {
      blocks.toggle(header);
      foldAgain();
    }
  }

  /** Unfolds what is folded at the caret, else folds the innermost block there. */
  public void toggleAtCaret() {
    int line = area.getCurrentParagraph();
    if (foldedAbove(line) + foldedBehind(line) > 0) {
      toggleBeside(line);
      return;
    }
    blocks.headerOf(area.getCurrentParagraph()).ifPresent(this::toggle);
  }

  /** Folds every block; what hangs under a folded line is folded in itself, too. */
  public void foldAll() {
    blocks.foldAll();
    foldAgain();
  }

  /** Unfolds every block that the person has folded. */
  public void unfoldAll() {
    blocks.clear();
    foldAgain();
  }

  /** Whether the person has folded a block. */
  public boolean hasFoldedBlocks() {
    return !blocks.isEmpty();
  }

  /** Forgets what was folded: another document is shown. */
  void forget() {
    blocks.clear();
    forgetAnswer();
    foldAgain();
  }

  /** The text is empty: so is what the last answer folded. */
  void emptied() {
    forgetAnswer();
    // The area does not take another style for its lines while it tells of a change.
    Platform.runLater(this::foldAgain);
  }

  private void forgetAnswer() {
    shown = null;
    noise = new BitSet();
    noiseFields = 0;
    unchanged = new BitSet();
    otherFields = new BitSet();
    opened = new BitSet();
    count.set(0);
  }

  /** How many fields are folded that only servers and kubectl write. */
  public ReadOnlyIntegerProperty countProperty() {
    return count.getReadOnlyProperty();
  }

  /** How many lines are folded between a line in view and the next one in view. */
  int foldedBehind(int line) {
    return isFolded(line) ? 0 : Math.min(folded.nextClearBit(line + 1), lines()) - line - 1;
  }

  /** How many lines are folded above the first line in view; none above any other. */
  int foldedAbove(int line) {
    return folded.nextClearBit(0) == line ? line : 0;
  }

  private int lines() {
    return area.getParagraphs().size();
  }
}
