package dev.tripatch.cli.shell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What the words before the cursor say; they need not be a whole command line. */
final class TypedWords {
  private static final String END_OF_OPTIONS = "--";

  private final String current;
  private final List<String> before = new ArrayList<>();
  private final Set<OptionSpec> given = new HashSet<>();
  private CommandSpec command;
  private @Nullable OptionSpec awaiting;
  private int positionals;
  private boolean isEndOfOptions;

  private TypedWords(CommandSpec program, String current) {
    this.command = program;
    this.current = current;
  }

  /**
   * Reads words.
   *
   * @param words the words after the program's name, the last one up to the cursor
   */
  static TypedWords read(CommandSpec program, List<String> words) {
    int last = words.size() - 1;
    TypedWords typed = new TypedWords(program, last < 0 ? "" : words.get(last));
    words.subList(0, Math.max(last, 0)).forEach(typed::read);
    return typed;
  }

  private void read(String word) {
    before.add(word);
    if (awaiting != null) {
      awaiting = null;
    } else if (!isEndOfOptions && word.equals(END_OF_OPTIONS)) {
      isEndOfOptions = true;
    } else if (!isEndOfOptions && isOption(word)) {
      readOption(word);
    } else if (mayBeCommand() && command.subcommands().containsKey(word)) {
      command = command.subcommands().get(word).getCommandSpec();
      given.clear();
    } else {
      positionals++;
    }
  }

  private void readOption(String word) {
    OptionSpec option = command.findOption(nameIn(word));
    if (option == null) {
      return;
    }
    given.add(option);
    if (takesValue(option) && !hasValue(word)) {
      awaiting = option;
    }
  }

  private static boolean isOption(String word) {
    return word.length() > 1 && word.charAt(0) == '-';
  }

  private static boolean takesValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  /** {@code --output=json} and {@code -ojson} bring their value. */
  private static boolean hasValue(String word) {
    return word.startsWith("--") ? word.indexOf('=') > 0 : word.length() > 2;
  }

  private static String nameIn(String word) {
    int end = word.startsWith("--") ? word.indexOf('=') : Math.min(word.length(), 2);
    return end < 0 ? word : word.substring(0, end);
  }

  /** The innermost command. */
  CommandSpec command() {
    return command;
  }

  /** The word before the cursor, up to it. */
  String current() {
    return current;
  }

  /** Whether the word at the cursor can be a command. */
  boolean mayBeCommand() {
    return positionals == 0 && given.isEmpty();
  }

  /** Whether the word at the cursor is an option. */
  boolean isAtOption() {
    return awaiting == null && !isEndOfOptions && current.startsWith("-");
  }

  /** Whether options may follow. */
  boolean mayBeOption() {
    return !isEndOfOptions;
  }

  /** The option whose value is at the cursor, as a word of its own. */
  Optional<OptionSpec> awaiting() {
    return Optional.ofNullable(awaiting);
  }

  /** The option in the word at the cursor whose value begins there: {@code --output=}. */
  Optional<OptionSpec> attached() {
    boolean isAttached = isAtOption() && current.startsWith("--") && hasValue(current);
    return isAttached
        ? Optional.ofNullable(command.findOption(nameIn(current))).filter(TypedWords::takesValue)
        : Optional.empty();
  }

  boolean isGiven(OptionSpec option) {
    return given.contains(option);
  }

  /** How many words that belong to no option were written for the command. */
  int positionals() {
    return positionals;
  }

  /** The words before the one at the cursor, without an option that has no value yet. */
  List<String> before() {
    return awaiting == null ? before : before.subList(0, before.size() - 1);
  }
}
