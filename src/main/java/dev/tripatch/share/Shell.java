package dev.tripatch.share;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The shells that commands are written for. */
public enum Shell {
  /** GNU bash; the text is good for every POSIX shell. */
  BASH("bash"),
  /** zsh, whatever its options: single quotes also keep {@code !} from its history. */
  ZSH("zsh"),
  /** Windows PowerShell 5.1 and every PowerShell 7. */
  POWERSHELL("PowerShell");

  /** Words that mean themselves in every shell. */
  private static final Pattern BARE =
      Pattern.compile("--?[a-z-]+(=[a-z]+)?|[A-Za-z_./][A-Za-z0-9_./:-]*");

  private final String title;

  Shell(String title) {
    this.title = title;
  }

  /** Its name for people. */
  public String title() {
    return title;
  }

  /**
   * A command line that runs a program with exactly these arguments.
   *
   * @param words the program and its arguments; none is empty or holds the character 0, and none
   *     with white space ends with a backslash, which PowerShell 5.1 cannot pass on
   */
  public String command(List<String> words) {
    return switch (this) {
      case BASH, ZSH -> words.stream().map(Shell::quoted).collect(Collectors.joining(" "));
      case POWERSHELL -> PowerShellCommand.of(words);
    };
  }

  /** Single quotes keep everything but themselves. */
  private static String quoted(String word) {
    return isBare(word) ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  static boolean isBare(String word) {
    return BARE.matcher(word).matches();
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Commands for PowerShell, whose versions hand double quotes on in different ways: Windows
   * PowerShell 5.1 and PowerShell up to 7.2 write them into the program's command line as they are,
   * where they end an argument; 7.3 escapes them first. A script block with {@code
   * $PSNativeCommandArgumentPassing} set to {@code Legacy} makes 7.3 do as the older ones (which
   * know no such variable and do not mind), so that one text works in all: with the quotes escaped
   * as C programs on Windows, Go's among them, read them. PowerShell on Linux and macOS splits such
   * a command line by the same rules.
   */
  private static final class PowerShellCommand {

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
}
