package dev.tripatch.cli.shell;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Completion in bash, which replaces the end of the line by what it is told, as it is: by the one
 * answer, or by the letters that all answers begin with. So an answer is written for the quotes
 * that are open where bash replaces, and where answers differ their escapes do not begin alike.
 */
public final class BashCompletion {
  private final BashLine line;
  private final BashLine kept;
  private final boolean isReplaceable;

  /**
   * Completes a line.
   *
   * @param line from the program's name to the cursor
   * @param replaced the end of it that bash replaces
   * @param home what {@code ~} means
   */
  public BashCompletion(String line, String replaced, String home) {
    this.line = BashLine.read(line, home);
    int end = line.endsWith(replaced) ? line.length() - replaced.length() : 0;
    this.kept = BashLine.read(line.substring(0, end), home);
    this.isReplaceable =
        this.line.isKnown()
            && kept.words().size() == this.line.words().size()
            && this.line.current().startsWith(kept.current())
            && (kept.quote() == this.line.quote() || this.line.quote() == BashQuote.NONE);
  }

  /**
   * What bash may write.
   *
   * @param completer says what may follow the words after the program's name
   */
  public WordCompletion from(Function<List<String>, WordCompletion> completer) {
    if (line.isRedirection()) {
      return WordCompletion.of(WordCompletion.Files.ANY);
    }
    WordCompletion found = completer.apply(line.words().stream().skip(1).toList());
    // Beside names of files, bash escapes all answers by itself.
    WordCompletion named = found.files() == WordCompletion.Files.NONE ? found : found.bare();
    return new WordCompletion(
        isReplaceable ? written(named.candidates()) : List.of(), found.files());
  }

  private List<Candidate> written(List<Candidate> candidates) {
    List<String> words = candidates.stream().map(Candidate::word).toList();
    int common = words.isEmpty() ? 0 : common(words);
    boolean isAmbiguous =
        words.size() > 1
            && words.stream()
                .allMatch(
                    each -> each.length() > common && isBackslashed(each.codePointAt(common)));
    // Where bash inserts a whole answer and others go on from it, the quote stays open.
    return IntStream.range(0, words.size())
        .mapToObj(
            i -> {
              String text = written(words.get(i), isAmbiguous && i == 0 ? common : -1);
              boolean isGoneOnFrom = words.size() > 1 && words.get(i).length() == common;
              return new Candidate(
                  isGoneOnFrom ? text : kept.quote().ended(text, line.quote()),
                  candidates.get(i).description());
            })
        .toList();
  }

  private boolean isBackslashed(int c) {
    return kept.quote().isEscapedByBackslash(c);
  }

  private String written(String name, int withoutBackslash) {
    StringBuilder text = new StringBuilder();
    int c;
    for (int at = kept.current().length(); at < name.length(); at += Character.charCount(c)) {
      c = name.codePointAt(at);
      text.append(
          at == withoutBackslash ? kept.quote().escapedByQuotes(c) : kept.quote().escaped(c));
    }
    return text.toString();
  }

  /** How many characters all words begin with. */
  private static int common(List<String> words) {
    String first = words.getFirst();
    int length = first.length();
    for (String each : words) {
      int i = 0;
      while (i < Math.min(length, each.length()) && each.charAt(i) == first.charAt(i)) {
        i++;
      }
      length = i;
    }
    return length;
  }
}
