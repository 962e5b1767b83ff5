package dev.tripatch.validate;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions as Go has them: what a definition says Go could read. */
public final class GoPattern {
  private static final Map<String, Optional<Pattern>> READ = new ConcurrentHashMap<>();

  /** What Java writes otherwise: in a class, which has its own groups, and outside. */
  private static final Pattern PART =
      Pattern.compile(
          "\\[(?<not>\\^?)(?<class>]?(?:\\[:\\^?\\w+:]|\\\\.|[^]\\\\])*)]"
              + "|\\\\(?<escape>.)|\\(\\?(?:P<|(?<flags>[imsU-]+)[:)])|\\{(?!\\d+(?:,\\d*)?})|\\$",
          Pattern.DOTALL);

  private static final Pattern IN_CLASS =
      Pattern.compile("\\[:(\\^?)(\\w)(\\w+):]|\\\\(?<escape>.)|[\\[&]|^]", Pattern.DOTALL);
  private static final String SPACE = "\\t\\n\\f\\r ";
  private static final int TOO_LONG = 2_000_000;

  private GoPattern() {}

  /** Whether a text has a part that matches; empty where Java cannot tell what Go would say. */
  public static Optional<Boolean> finds(String pattern, String text) {
    Optional<Pattern> read = READ.computeIfAbsent(pattern, GoPattern::read);
    try {
      return read.map(java -> java.matcher(new Limited(text, new AtomicInteger())).find());
    } catch (CancellationException | StackOverflowError tookTooLong) {
      return Optional.empty();
    }
  }

  private static Optional<Pattern> read(String pattern) {
    try {
      String java = PART.matcher(pattern).replaceAll(part -> Matcher.quoteReplacement(part(part)));
      return Optional.of(Pattern.compile(java, Pattern.UNIX_LINES | Pattern.UNICODE_CASE));
    } catch (PatternSyntaxException | StackOverflowError unknown) {
      return Optional.empty();
    }
  }

  private static String part(MatchResult part) {
    String all = part.group();
    if (part.group("class") != null) {
      Matcher inner = IN_CLASS.matcher(part.group("class"));
      return inner
          .replaceAll(each -> Matcher.quoteReplacement(inClass(each)))
          .transform(plain -> "[" + part.group("not") + plain + "]");
    }
    if (part.group("escape") != null) {
      return all.equalsIgnoreCase("\\s")
          ? all.replace("\\s", "[" + SPACE + "]").replace("\\S", "[^" + SPACE + "]")
          : escaped(all);
    }
    if (part.group("flags") != null && part.group("flags").matches(".*[mU].*")) {
      throw new PatternSyntaxException("not the same in Java", all, -1);
    }
    return switch (all) {
      case "$" -> "\\z";
      case "{" -> "\\{";
      default -> all.replace("?P<", "?<");
    };
  }

  private static String escaped(String escape) {
    if (escape.matches("\\\\[0-9CQE]")) {
      throw new PatternSyntaxException("not the same in Java", escape, -1);
    }
    return escape.equals("\\v") ? "\\x0B" : escape;
  }

  private static String inClass(MatchResult part) {
    String all = part.group();
    if (part.group("escape") != null) {
      return switch (all) {
        case "\\s" -> SPACE;
        case "\\S" -> "\\S\\x0B";
        default -> escaped(all);
      };
    }
    return part.group(2) == null
        ? "\\" + all
        : "\\%s{%s%s}"
            .formatted(
                part.group(1).isEmpty() ? "p" : "P",
                part.group(2).toUpperCase(Locale.ROOT),
                part.group(3).replace("digit", part.group(2).equals("x") ? "Digit" : "digit"));
  }

  /** A text that nobody looks at without end: Java tries again and again where Go does not. */
  private record Limited(CharSequence text, AtomicInteger looks) implements CharSequence {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      if (looks.incrementAndGet() > TOO_LONG) {
        throw new CancellationException();
      }
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }
  }
}
