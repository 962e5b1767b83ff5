package dev.tripatch.share.export;

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
}
