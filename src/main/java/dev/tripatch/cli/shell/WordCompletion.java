package dev.tripatch.cli.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What fits at the cursor.
 *
 * @param candidates the words
 * @param files what the shell offers besides
 */
public record WordCompletion(List<Candidate> candidates, Files files) {

  /** Nothing at all. */
  static final WordCompletion NONE = new WordCompletion(List.of(), Files.NONE);

  /** Leaves out candidates that no line could say. */
  public WordCompletion {
    candidates = candidates.stream().filter(Candidate::isVisible).toList();
  }

  /** Which names of files the shell offers; numbered as cobra's directives, for kubectl. */
  public enum Files {
    ANY(0),
    NONE(4),
    /** None, and the word goes on: no space follows. */
    NONE_YET(6),
    FOLDERS(16);

    private final int directive;

    Files(int directive) {
      this.directive = directive;
    }
  }

  /** These words and no files. */
  static WordCompletion of(Stream<Candidate> candidates) {
    return new WordCompletion(candidates.toList(), Files.NONE);
  }

  /** These files and no words. */
  static WordCompletion of(Files files) {
    return new WordCompletion(List.of(), files);
  }

  /** The candidates that begin as the word was begun. */
  WordCompletion startingWith(String begun) {
    return new WordCompletion(
        candidates.stream().filter(each -> each.word().startsWith(begun)).toList(), files);
  }

  /** The same after a prefix that belongs to the word: {@code --output=}. */
  WordCompletion after(String prefix) {
    return new WordCompletion(
        candidates.stream()
            .map(each -> new Candidate(prefix + each.word(), each.description()))
            .toList(),
        files);
  }

  /**
   * Without the candidates that some shell has to quote: for those who insert them as they are.
   * kubectl's script for bash even evaluates them.
   */
  public WordCompletion bare() {
    return new WordCompletion(candidates.stream().filter(Candidate::isBare).toList(), files);
  }

  /** A candidate on each line, and {@code :N} on the last, as kubectl and our scripts read it. */
  public String text() {
    return candidates.stream()
        .map(each -> each.line() + "\n")
        .collect(Collectors.joining("", "", ":" + files.directive + "\n"));
  }
}
