package dev.tripatch.ui.merge;

import dev.tripatch.merge.Branch;
import dev.tripatch.merge.Threefold;
import dev.tripatch.merge.text.ConflictMarks;
import dev.tripatch.ui.panes.document.LineEnding;
import dev.tripatch.ui.panes.document.StoredText;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What git asks: three versions of a file, and where the merged one belongs.
 *
 * @param texts the versions as their files have them
 * @param names what people call them: a branch, or a file
 * @param output the file to write
 * @param marks marks what stays undecided
 */
public record MergeQuestion(
    Threefold<String> texts, Threefold<String> names, Path output, ConflictMarks marks) {

  /**
   * Whether no version says anything: git could not write its copies, and an empty result would
   * take the place of the file.
   */
  public boolean isEmpty() {
    return Stream.of(Branch.values())
        .map(texts::of)
        .allMatch(text -> text == null || text.isBlank());
  }

  /** The versions with line feeds only. */
  Threefold<String> versions() {
    return texts.map(text -> new StoredText(text).text());
  }

  /** What a version is called. */
  String name(Branch branch) {
    return Objects.requireNonNullElse(names.of(branch), "");
  }

  /** The file's whole text for a merged one: a side that changed how lines end has its way. */
  String inFile(String merged) {
    Threefold<LineEnding> ends = texts.map(LineEnding::of);
    Branch winner = Objects.requireNonNullElse(ends.winner(), Branch.OURS);
    String like = Objects.requireNonNullElse(texts.of(winner), "");
    return new StoredText(like).with(merged).exact();
  }
}
