package dev.tripatch.app;

import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.pair.PairFolders;
import dev.tripatch.workspace.pair.PairListing;
import dev.tripatch.workspace.pair.PairSide;
import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The words of a start that has two files or folders compared. */
final class TwoSides {
  /** Options that ask for no window; there, secrets are revealed one by one. */
  private static final List<String> TEXT = List.of("--text", "--show-secrets", "--help", "-h");

  private TwoSides() {}

  /** Whether kubectl calls: its two folders come first, and what a person wrote after them. */
  static boolean isHook(List<String> arguments) {
    try {
      return arguments.size() >= 2
          && PairFolders.isOfKubectl(Path.of(arguments.get(0)), Path.of(arguments.get(1)));
    } catch (InvalidPathException noPath) {
      return false;
    }
  }

  /**
   * Whether nobody asks for text or help, and some objects are found that differ. What can be read
   * only once is not read here.
   */
  static boolean areForWindow(List<String> words) {
    try {
      return words.size() > 2
          && TEXT.stream().noneMatch(words::contains)
          && words.subList(1, 3).stream().map(Path::of).noneMatch(TwoSides::isReadOnce)
          && PairListing.of(
                  PairSide.read(Path.of(words.get(1))), PairSide.read(Path.of(words.get(2))))
              .hasObjectsToShow();
    } catch (InvalidPathException | IOException toldByCommand) {
      return false;
    }
  }

  private static boolean isReadOnce(Path path) {
    return PairSide.isStandardInput(path) || (TextFiles.isPipe(path) && !PairSide.isNothing(path));
  }

  /** The same, where files whose names look like options are no options: git does not ask. */
  static List<String> words(List<String> arguments) {
    List<String> words = new ArrayList<>(arguments);
    for (int at = 1; at < Math.min(3, words.size()); at++) {
      String word = words.get(at);
      if (word.startsWith("-") && new File(word).exists()) {
        words.set(at, "." + File.separator + word);
      }
    }
    return words;
  }
}
