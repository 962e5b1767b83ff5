package dev.tripatch.cluster.kubectl;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is wrong, in kubectl's or the server's words.
 *
 * @param text the words; empty if there are none
 * @param file the file that was applied; empty if it is not named
 */
record ErrorMessage(Optional<String> text, Optional<String> file) {
  /** {@code for: "web.yaml": words}; since 1.25 {@code for:: words} in the inner one. */
  private static final Pattern FOR =
      Pattern.compile("(?:^|\\s)for:(?:\\s*\"[^\"\\n]{0,1000}\":?|:)\\s*");

  private static final Pattern FILE =
      Pattern.compile(
          "(?:^|\\s)(?:for:|error (?:when"
              + " (?:patching|creating|applying|replacing)|validating)|unable to"
              + " (?:decode|recognize)|namespace: \"[^\"\\n"
              + "]{0,300}\" from)\\s*\"(?!/dev/shm/)([^\"\\n"
              + "]{1,1000})\"");

  private static final Pattern WRAPPED =
      Pattern.compile("\\s*error when [a-z]{1,20} \"[^\"\\n]{0,1000}\":\\s*");

  private static final Pattern BEGINNING =
      Pattern.compile(
          "Error from server|(?<!validation\\s)\\berror: "
              + "|(?<![\\w.])[A-Z][\\w.]{0,300}+ \"[^\"\\n]{1,300}+\" is invalid");

  /** What may follow in a log. */
  private static final Pattern NEXT =
      Pattern.compile(
          "(?<!validation)\\n"
              + "[ \\t]{0,40}(?:Error from server|error: |error when |make(?:\\[\\d+\\])?: |exit"
              + " status|```|[$#%>](?: |$)|at [\\w.$]{1,300}\\()",
          Pattern.MULTILINE);

  /** What follows a quote that ends a text: the end, or the next part of a log entry. */
  private static final Pattern BESIDE = Pattern.compile("\\s*(?:$|[}\\])]|,\\s*[\"{\\[])");

  /** What follows a text in quotes. */
  private static final Pattern REST = Pattern.compile("\\n[\\s\"'\\\\},]{0,40}$");

  static ErrorMessage in(String text, int behindDocuments) {
    Matcher file = FILE.matcher(text);
    return new ErrorMessage(
        words(text, behindDocuments).map(ErrorMessage::trimmed).filter(words -> !words.isEmpty()),
        file.find() ? Optional.of(file.group(1)) : Optional.empty());
  }

  private static Optional<String> words(String text, int from) {
    Matcher intro = FOR.matcher(text);
    if (intro.find(from)) {
      return Optional.of(text.substring(intro.end()));
    }
    Matcher beginning = BEGINNING.matcher(text);
    if (from == 0 && beginning.find()) {
      return Optional.of(text.substring(beginning.start()));
    }
    boolean speaksOfIt = !KnownErrors.in(text).isEmpty() || !FieldNames.in(text).isEmpty();
    return from == 0 && speaksOfIt ? Optional.of(text) : Optional.empty();
  }

  private static String trimmed(String words) {
    Matcher wrapped = WRAPPED.matcher(words);
    String inner = wrapped.lookingAt() ? words.substring(wrapped.end()) : words;
    Matcher next = NEXT.matcher(inner);
    String whole = next.find() ? inner.substring(0, next.start()) : inner;
    Matcher rest = REST.matcher(whole);
    return withoutClosingQuote(rest.find() ? whole.substring(0, rest.start()) : whole).strip();
  }

  /**
   * A text that was in quotes ends with one that has no partner; what was beside it in a log entry
   * may follow.
   */
  private static String withoutClosingQuote(String words) {
    boolean isOpen = false;
    for (int i = words.indexOf('"'); i >= 0; i = words.indexOf('"', i + 1)) {
      if (!isOpen && BESIDE.matcher(words).region(i + 1, words.length()).lookingAt()) {
        return words.substring(0, i);
      }
      isOpen = !isOpen;
    }
    return words;
  }
}
