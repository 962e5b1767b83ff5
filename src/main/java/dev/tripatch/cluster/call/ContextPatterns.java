package dev.tripatch.cluster.call;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names of contexts as a person writes them, with blanks or commas between; {@code *} is for any
 * characters. Capital letters are others than small ones: kubectl has {@code prod} and {@code
 * PROD}, and they are two contexts.
 *
 * @param text what the person wrote
 */
public record ContextPatterns(String text) {

  /** Whether one of them is of a context. */
  public boolean include(String context) {
    return each().anyMatch(pattern -> fits(pattern, context));
  }

  /**
   * Whether a context can be written so that no other is meant. A blank in a name would make two
   * patterns of it, and a star one of many contexts.
   */
  public static boolean canSay(String context) {
    return !context.isEmpty()
        && context.chars().noneMatch(c -> Character.isWhitespace(c) || c == ',' || c == '*');
  }

  /** The same with a context of exactly this name; as it is if it cannot say that one alone. */
  public ContextPatterns with(String context) {
    return has(context) || !canSay(context)
        ? this
        : new ContextPatterns(
            Stream.concat(each(), Stream.of(context)).collect(Collectors.joining(" ")));
  }

  /** The same without a context of exactly this name; patterns that are of it, too, stay. */
  public ContextPatterns without(String context) {
    return has(context)
        ? new ContextPatterns(
            each().filter(pattern -> !pattern.equals(context)).collect(Collectors.joining(" ")))
        : this;
  }

  private boolean has(String context) {
    return each().anyMatch(context::equals);
  }

  private Stream<String> each() {
    return Arrays.stream(text.split("[\\s,]+")).filter(pattern -> !pattern.isEmpty());
  }

  /** Those that are of a context. */
  public List<String> of(String context) {
    return each().filter(pattern -> fits(pattern, context)).toList();
  }

  private static boolean fits(String pattern, String context) {
    String expression =
        List.of(pattern.split("\\*", -1)).stream()
            .map(Pattern::quote)
            .collect(Collectors.joining(".*"));
    return context.matches(expression);
  }
}
