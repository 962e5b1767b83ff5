package dev.tripatch.cli.shell;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Says which words fit at the cursor. */
public record WordCompleter(CommandSpec program, ValueSource values) {
  /**
   * Completes a command line.
   *
   * @param words the words after the program's name, the last one up to the cursor
   */
  public WordCompletion complete(List<String> words) {
    TypedWords typed = TypedWords.read(program, words);
    Optional<OptionSpec> awaiting = typed.awaiting();
    if (awaiting.isPresent()) {
      return values.of(awaiting.get(), typed, typed.current()).startingWith(typed.current());
    }
    Optional<OptionSpec> attached = typed.attached();
    if (attached.isPresent()) {
      String prefix = typed.current().substring(0, typed.current().indexOf('=') + 1);
      String begun = typed.current().substring(prefix.length());
      return values.of(attached.get(), typed, begun).startingWith(begun).after(prefix);
    }
    return typed.isAtOption()
        ? WordCompletion.of(options(typed)).startingWith(typed.current())
        : word(typed);
  }

  /** A command, or another word that belongs to no option; options where no word fits. */
  private WordCompletion word(TypedWords typed) {
    WordCompletion commands =
        WordCompletion.of(typed.mayBeCommand() ? commands(typed.command()) : Stream.of())
            .startingWith(typed.current());
    Optional<PositionalParamSpec> place = place(typed);
    if (!commands.candidates().isEmpty()) {
      return commands;
    }
    if (place.isPresent()) {
      return values.of(place.get(), typed, typed.current()).startingWith(typed.current());
    }
    if (typed.command().parent() == null && typed.mayBeCommand()) {
      return WordCompletion.of(WordCompletion.Files.ANY); // a case file
    }
    return typed.current().isEmpty() && typed.mayBeOption()
        ? WordCompletion.of(options(typed))
        : WordCompletion.NONE;
  }

  private static Optional<PositionalParamSpec> place(TypedWords typed) {
    return typed.command().positionalParameters().stream()
        .filter(each -> each.index().contains(typed.positionals()))
        .findFirst();
  }

  private static Stream<Candidate> commands(CommandSpec parent) {
    return Manual.commandsOf(parent).stream()
        .map(each -> new Candidate(each.name(), firstSentence(each.usageMessage().description())));
  }

  /** The options that may still be written. Short names are for those who know them. */
  private static Stream<Candidate> options(TypedWords typed) {
    boolean isOpen = typed.current().length() < 2;
    return Stream.of(
            typed.command().optionsMap().entrySet(), typed.command().negatedOptionsMap().entrySet())
        .flatMap(names -> names.stream())
        .filter(each -> !isOpen || each.getKey().startsWith("--"))
        .filter(each -> isOffered(each.getValue(), typed))
        .map(WordCompleter::candidate);
  }

  private static boolean isOffered(OptionSpec option, TypedWords typed) {
    return !option.hidden() && (!typed.isGiven(option) || option.isMultiValue());
  }

  private static Candidate candidate(Map.Entry<String, OptionSpec> named) {
    return new Candidate(named.getKey(), firstSentence(named.getValue().description()));
  }

  /** A value of a closed set as people write it. */
  static String written(String value) {
    return value.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The first sentence of a description, up to a semicolon, without a full stop. */
  private static String firstSentence(String[] lines) {
    String text = String.join(" ", lines).strip();
    int end = text.length();
    for (String mark : new String[] {". ", "; "}) {
      int at = text.indexOf(mark);
      end = at < 0 ? end : Math.min(end, at);
    }
    String sentence = text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }
}
