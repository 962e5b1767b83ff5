package dev.tripatch.workspace.pair;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file that is no plain manifest on one of the sides, and differs.
 *
 * @param name its name
 * @param left the left file; empty if there is none
 * @param right the right one
 * @param why why no objects are compared, in a sentence after line and column; empty if it holds
 *     none
 */
public record PairedText(
    String name, Optional<PairFile> left, Optional<PairFile> right, String why) {

  /** Whether its lines can be shown. */
  public boolean isText() {
    return left.map(PairFile::isText).orElse(true) && right.map(PairFile::isText).orElse(true);
  }

  /** Both texts; empty where there is no file. */
  public List<String> texts() {
    return Stream.of(left, right).map(file -> file.map(PairFile::text).orElse("")).toList();
  }

  /** Why one of them cannot be read; empty if both can. */
  public Optional<String> fault() {
    return left.flatMap(PairFile::fault).or(() -> right.flatMap(PairFile::fault));
  }
}
