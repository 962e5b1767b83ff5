package dev.tripatch.share.export;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Commands for PowerShell, whose versions hand double quotes on in different ways: Windows
 * PowerShell 5.1 and PowerShell up to 7.2 write them into the program's command line as they are,
 * where they end an argument; 7.3 escapes them first. A script block with {@code
 * $PSNativeCommandArgumentPassing} set to {@code Legacy} makes 7.3 do as the older ones (which know
 * no such variable and do not mind), so that one text works in all: with the quotes escaped as C
 * programs on Windows, Go's among them, read them. PowerShell on Linux and macOS splits such a
 * command line by the same rules.
 */
final class PowerShellCommand {

  /** PowerShell takes typographic single quotes for single quotes. */
  private static final Pattern SINGLE_QUOTE = Pattern.compile("['\u2018\u2019\u201a\u201b]");

  private static final Pattern DOUBLE_QUOTE = Pattern.compile("(\\\\*)\"");

  private PowerShellCommand() {}

  static String of(List<String> words) {
    return words.stream().noneMatch(word -> word.contains("\""))
        ? joined(words)
        : "& { $PSNativeCommandArgumentPassing = 'Legacy'; "
            + joined(words.stream().map(PowerShellCommand::escaped).toList())
            + " }";
  }

  private static String joined(List<String> words) {
    return words.stream().map(PowerShellCommand::quoted).collect(Collectors.joining(" "));
  }

  /** A backslash before the quote, and the backslashes before that one twice. */
  private static String escaped(String word) {
    return DOUBLE_QUOTE.matcher(word).replaceAll("$1$1\\\\\"");
  }

  private static String quoted(String word) {
    return Shell.isBare(word) ? word : "'" + SINGLE_QUOTE.matcher(word).replaceAll("$0$0") + "'";
  }
}
