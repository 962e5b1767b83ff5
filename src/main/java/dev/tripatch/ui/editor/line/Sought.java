package dev.tripatch.ui.editor.line;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * What is searched for.
 *
 * @param text the text, or the regular expression; nothing is found where it is empty
 * @param matchesCase whether upper and lower case differ
 * @param isExpression whether the text is a regular expression, as {@link Pattern} reads it, where
 *     {@code ^} and {@code $} stand for the ends of a line
 */
public record Sought(String text, boolean matchesCase, boolean isExpression) {

  public static final Sought NOTHING = of("");

  /** A text, upper and lower case taken as the same. */
  public static Sought of(String text) {
    return new Sought(text, false, false);
  }

  /** Why nothing can be found with it, in a few words; empty if it can be searched for. */
  public Optional<String> problem() {
    try {
      pattern();
      return Optional.empty();
    } catch (PatternSyntaxException wrong) {
      return Optional.of(wrong.getDescription());
    }
  }

  /**
   * All places in a text that have at least one character, in order; they do not overlap.
   *
   * @return empty where there is a problem, too, and where an expression needs too many steps
   */
  List<MatchResult> in(String searched) {
    if (text.isEmpty() || problem().isPresent()) {
      return List.of();
    }
    try {
      return pattern()
          .matcher(new CountedText(searched))
          .results()
          .filter(found -> found.start() < found.end())
          .toList();
    } catch (CountedText.TooManyStepsException | StackOverflowError tooMuch) {
      return List.of();
    }
  }

  private Pattern pattern() {
    int letters = matchesCase ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    return Pattern.compile(text, letters | (isExpression ? Pattern.MULTILINE : Pattern.LITERAL));
  }

  /**
   * What comes in the place of a find.
   *
   * @param replacement the text; with an expression, {@code $1} stands for its first group, {@code
   *     $0} for the find, and a backslash takes a character as it is
   */
  String replaced(MatchResult found, String replacement) {
    if (!isExpression) {
      return replacement;
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < replacement.length(); i++) {
      char letter = replacement.charAt(i);
      boolean hasNext = i + 1 < replacement.length();
      if (letter == '\\' && hasNext) {
        result.append(replacement.charAt(++i));
      } else if (letter == '$' && hasNext && isGroup(replacement.charAt(i + 1), found)) {
        String group = found.group(replacement.charAt(++i) - '0');
        result.append(group == null ? "" : group);
      } else {
        result.append(letter);
      }
    }
    return result.toString();
  }

  private static boolean isGroup(char digit, MatchResult found) {
    return digit >= '0' && digit <= '9' && digit - '0' <= found.groupCount();
  }
}
