package dev.tripatch.cli.shell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The page of one command.
 *
 * @param command the command
 * @param date the day of the release
 * @param release the program's name and release
 */
record ManualPage(CommandSpec command, String date, String release) {

  /** The page's name: {@code tripatch-schema-show}. */
  String name() {
    return nameOf(command);
  }

  /** The page in roff. */
  String text() {
    Roff roff = new Roff();
    Footer footer = Footer.of(command);
    roff.title(name(), date, release);
    roff.section("NAME").line(Roff.escaped(name()) + " \\- " + Roff.escaped(summary()));
    roff.section("SYNOPSIS").verbatim(synopsis());
    describe(roff, footer);
    if (!options().isEmpty() || !command.positionalParameters().isEmpty()) {
      roff.section("OPTIONS");
      command.positionalParameters().forEach(each -> add(roff, each));
      options().forEach(each -> add(roff, each));
    }
    addCommands(roff);
    addExitStatus(roff, footer);
    if (command.parent() == null) {
      ManualSurroundings.add(roff);
    }
    if (!footer.examples().isEmpty()) {
      roff.section("EXAMPLES").example(footer.examples());
    }
    return seeAlso(roff).toString();
  }

  private String summary() {
    String first = description().getFirst();
    String clean = first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    return clean.substring(0, 1).toLowerCase(Locale.ROOT) + clean.substring(1);
  }

  private List<String> description() {
    return Arrays.stream(command.usageMessage().description())
        .filter(line -> !line.isBlank())
        .toList();
  }

  private List<String> synopsis() {
    String[] written = command.usageMessage().customSynopsis();
    return written.length == 0
        ? List.of(command.qualifiedName() + " [OPTION...]")
        : Arrays.stream(written).map(line -> line.replaceFirst("^ {7}", "")).toList();
  }

  private void describe(Roff roff, Footer footer) {
    roff.section("DESCRIPTION");
    List<String> lines = description();
    roff.words(lines.getFirst());
    lines.stream().skip(1).forEach(roff::paragraph);
    footer.notes().forEach(roff::paragraph);
  }

  private List<OptionSpec> options() {
    return command.options().stream().filter(option -> !option.hidden()).toList();
  }

  private static void add(Roff roff, PositionalParamSpec parameter) {
    roff.item(Roff.italic(parameter.paramLabel()), joined(parameter.description()));
  }

  private static void add(Roff roff, OptionSpec option) {
    String names =
        Arrays.stream(option.names())
            .map(name -> option.negatable() ? name.replaceFirst("^--", "--[no-]") : name)
            .map(Roff::bold)
            .collect(Collectors.joining(", "));
    String value = option.arity().max() > 0 ? "=" + Roff.italic(option.paramLabel()) : "";
    roff.item(names + value, joined(option.description()));
  }

  private static String joined(String[] lines) {
    return String.join(" ", lines).strip();
  }

  private void addCommands(Roff roff) {
    List<CommandSpec> commands = commandsOf(command);
    if (!commands.isEmpty()) {
      roff.section("COMMANDS");
    }
    for (CommandSpec each : commands) {
      String page = Roff.bold(nameOf(each)) + "(1)";
      roff.item(page, new ManualPage(each, date, release).description().getFirst());
    }
  }

  /** The commands of a command that are for people. */
  static List<CommandSpec> commandsOf(CommandSpec parent) {
    return parent.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(each -> !each.usageMessage().hidden())
        .toList();
  }

  private void addExitStatus(Roff roff, Footer footer) {
    if (!command.usageMessage().exitCodeList().isEmpty()) {
      roff.section("EXIT STATUS");
      command
          .usageMessage()
          .exitCodeList()
          .forEach((code, meaning) -> roff.item(Roff.bold(code.strip()), meaning));
    } else if (!footer.exitCodes().isEmpty()) {
      roff.section("EXIT STATUS");
      footer.exitCodes().forEach(roff::words);
    }
  }

  private Roff seeAlso(Roff roff) {
    CommandSpec parent = command.parent();
    Stream<String> pages =
        parent == null
            ? commandsOf(command).stream().map(ManualPage::nameOf)
            : Stream.of(nameOf(parent));
    return roff.section("SEE ALSO")
        .line(
            Stream.concat(pages, Stream.of("kubectl"))
                .map(name -> Roff.bold(name) + "(1)")
                .collect(Collectors.joining(",\n")));
  }

  private static String nameOf(CommandSpec command) {
    return command.qualifiedName("-");
  }
}
