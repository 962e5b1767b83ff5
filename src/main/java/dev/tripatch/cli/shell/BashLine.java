package dev.tripatch.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command line as it was typed into bash, up to some place.
 *
 * @param words the words as a program would get them, the last one unfinished
 * @param quote the quote that is open at the end
 * @param isKnown whether the last word says all; not if it has a variable, say
 * @param isRedirection whether the last word is the file of a redirection
 */
record BashLine(List<String> words, BashQuote quote, boolean isKnown, boolean isRedirection) {
  private static final Pattern PART =
      Pattern.compile(
          """
          \\\\(?<escaped>.?)\
          |'(?<single>[^']*+)(?<singleEnd>'?)\
          |"(?<double>(?:[^"\\\\]++|\\\\.?)*+)(?<doubleEnd>"?)\
          |(?<process>[<>]\\([^)]*+\\)?)\
          |(?<operator>[<>|&;]+)\
          |(?<blank>[ \\t\\n]+)\
          |(?<bare>.)\
          """,
          Pattern.DOTALL);
  private static final Pattern ESCAPED_IN_DOUBLE = Pattern.compile("\\\\(?:([$`\"\\\\])|$)");
  private static final Pattern WORK = Pattern.compile("[$`]");
  private static final Pattern WORK_OUTSIDE_QUOTES = Pattern.compile("[$`()]");

  /**
   * Reads a line.
   *
   * @param home what {@code ~} means
   */
  static BashLine read(String line, String home) {
    Reader reader = new Reader(home);
    Matcher part = PART.matcher(line);
    while (part.find()) {
      reader.read(part);
    }
    return reader.line();
  }

  /** The unfinished word. */
  String current() {
    return words.isEmpty() ? "" : words.getLast();
  }

  private static final class Reader {
    private final String home;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean isInWord;
    private boolean isKnown = true;
    private boolean isHome;
    private boolean isRedirection;
    private BashQuote quote = BashQuote.NONE;

    Reader(String home) {
      this.home = home;
    }

    void read(Matcher part) {
      if (part.group("operator") != null) {
        end();
        isRedirection = true;
      } else if (part.group("blank") != null) {
        end();
      } else {
        readInWord(part);
        isInWord = true;
      }
    }

    private void readInWord(Matcher part) {
      if (part.group("escaped") != null) {
        word.append(part.group("escaped"));
      } else if (part.group("single") != null) {
        word.append(part.group("single"));
        quote = part.group("singleEnd").isEmpty() ? BashQuote.SINGLE : BashQuote.NONE;
      } else if (part.group("double") != null) {
        String plain = ESCAPED_IN_DOUBLE.matcher(part.group("double")).replaceAll("$1");
        isKnown &= !WORK.matcher(part.group("double").replaceAll("\\\\.", "")).find();
        word.append(plain);
        quote = part.group("doubleEnd").isEmpty() ? BashQuote.DOUBLE : BashQuote.NONE;
      } else {
        isHome |= !isInWord && part.group().equals("~");
        isKnown &= !isHome && !WORK_OUTSIDE_QUOTES.matcher(part.group()).find();
        word.append(part.group());
      }
    }

    private void end() {
      if (isInWord && !isRedirection) {
        words.add(meant());
      }
      isRedirection &= !isInWord;
      word.setLength(0);
      isInWord = false;
      isKnown = true;
      isHome = false;
    }

    private String meant() {
      return isHome && word.indexOf("~/") == 0 ? home + word.substring(1) : word.toString();
    }

    BashLine line() {
      words.add(meant());
      return new BashLine(List.copyOf(words), quote, isKnown, isRedirection);
    }
  }
}
