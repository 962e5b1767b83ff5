package dev.tripatch.share;

import java.util.ArrayList;
import java.util.List;

/**
 * What the versions of PowerShell make of a command line that consists of words and single-quoted
 * strings: the tokenizer's rules (about_Quoting_Rules), then how the arguments reach a program
 * ({@code NativeCommandParameterBinder.cs}).
 */
final class PowerShellModel {
  private static final String LEGACY = "& { $PSNativeCommandArgumentPassing = 'Legacy'; ";
  private static final String SINGLE_QUOTES = "'\u2018\u2019\u201a\u201b";

  private PowerShellModel() {}

  /** The arguments of a program that is run by Windows PowerShell 5.1, or by 7.0 to 7.2. */
  static List<String> beforeSevenThree(String command) {
    return legacy(words(inBlock(command)));
  }

  /** The arguments of a program that is run by PowerShell 7.3 or later. */
  static List<String> sinceSevenThree(String command) {
    List<String> words = words(inBlock(command));
    return command.startsWith(LEGACY) ? legacy(words) : words;
  }

  private static String inBlock(String command) {
    return command.startsWith(LEGACY)
        ? command.substring(LEGACY.length(), command.length() - " }".length())
        : command;
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < command.length()) {
      StringBuilder word = new StringBuilder();
      at = isQuote(command, at) ? quoted(command, at, word) : bare(command, at, word);
      words.add(word.toString());
      if (at < command.length() && command.charAt(at) != ' ') {
        throw new AssertionError("nothing may follow a word at " + at + " of " + command);
      }
      at++;
    }
    return words;
  }

  private static boolean isQuote(String command, int at) {
    return at < command.length() && SINGLE_QUOTES.indexOf(command.charAt(at)) >= 0;
  }

  /** Any two single quotes in a row are the second one of them. */
  private static int quoted(String command, int start, StringBuilder word) {
    int at = start + 1;
    while (!isQuote(command, at) || isQuote(command, at + 1)) {
      at += isQuote(command, at) ? 1 : 0;
      word.append(command.charAt(at++));
    }
    return at + 1;
  }

  private static int bare(String command, int start, StringBuilder word) {
    int at = start;
    while (at < command.length() && command.charAt(at) != ' ') {
      if ("{}()$`\"@#;,|&<>~*?[]%!".indexOf(command.charAt(at)) >= 0 || isQuote(command, at)) {
        throw new AssertionError("not a word for PowerShell: " + command.charAt(at));
      }
      word.append(command.charAt(at++));
    }
    return at;
  }

  /** Words with white space are put in double quotes, and nothing is escaped. */
  private static List<String> legacy(List<String> words) {
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      line.append(line.isEmpty() ? "" : " ");
      line.append(needsQuotes(word) ? '"' + word + '"' : word);
    }
    return asCReads(line.toString());
  }

  private static boolean needsQuotes(String word) {
    int quotes = 0;
    boolean isBackslash = false;
    boolean needed = false;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '"' && !isBackslash) {
        quotes++;
      } else if (Character.isWhitespace(c) && quotes % 2 == 0) {
        needed = true;
      }
      isBackslash = c == '\\';
    }
    return needed;
  }

  /** How Go and C programs split their command line on Windows, and .NET elsewhere. */
  private static List<String> asCReads(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isQuoted = false;
    int backslashes = 0;
    for (int i = 0; i <= line.length(); i++) {
      char c = i == line.length() ? ' ' : line.charAt(i);
      if (c == '\\') {
        backslashes++;
        continue;
      }
      word.repeat('\\', c == '"' ? backslashes / 2 : backslashes);
      boolean isEscaped = c == '"' && backslashes % 2 == 1;
      backslashes = 0;
      if (c == '"' && !isEscaped) {
        isQuoted = !isQuoted;
      } else if ((c == ' ' || c == '\t') && !isQuoted) {
        words.add(word.toString());
        word.setLength(0);
      } else {
        word.append(c);
      }
    }
    return words;
  }
}
