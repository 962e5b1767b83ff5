package dev.tripatch.cli.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    List<CommandSpec> commands = Manual.commandsOf(command);
    if (!commands.isEmpty()) {
      roff.section("COMMANDS");
    }
    for (CommandSpec each : commands) {
      String page = Roff.bold(nameOf(each)) + "(1)";
      roff.item(page, new ManualPage(each, date, release).description().getFirst());
    }
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
            ? Manual.commandsOf(command).stream().map(ManualPage::nameOf)
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

  /** The files and environment variables that the whole program looks at. */
  private static final class ManualSurroundings {
    private ManualSurroundings() {}

    static void add(Roff roff) {
      roff.section("FILES");
      roff.item(Roff.italic("~/.config/tripatch/"), ManualWording.SETTINGS.text());
      roff.item(Roff.italic(".tripatch/schema.yaml"), ManualWording.OWN_RULES.text());
      roff.item(Roff.italic("FILE.tripatch"), ManualWording.CASE.text());
      roff.section("ENVIRONMENT");
      roff.item(Roff.bold("XDG_CONFIG_HOME"), ManualWording.CONFIG_FOLDER.text());
      roff.item(Roff.bold("NO_COLOR"), ManualWording.NO_COLOR.text());
      roff.item(
          Roff.bold("CLICOLOR") + ", " + Roff.bold("CLICOLOR_FORCE"),
          ManualWording.CLICOLOR.text());
      roff.item(Roff.bold("COLUMNS"), ManualWording.COLUMNS.text());
      roff.item(
          Roff.bold("DISPLAY") + ", " + Roff.bold("WAYLAND_DISPLAY"), ManualWording.DISPLAY.text());
    }
  }

  /** What is below the options in a command's help, by its paragraphs. */
  private record Footer(List<List<String>> paragraphs) {
    private static final String EXAMPLES = "Examples:";
    private static final String EXIT_CODES = "Exit codes:";

    static Footer of(CommandSpec command) {
      List<List<String>> paragraphs = new ArrayList<>();
      List<String> current = new ArrayList<>();
      for (String line : command.usageMessage().footer()) {
        if (line.isBlank()) {
          paragraphs.add(List.copyOf(current));
          current.clear();
        } else {
          current.add(line);
        }
      }
      paragraphs.add(List.copyOf(current));
      return new Footer(paragraphs.stream().filter(each -> !each.isEmpty()).toList());
    }

    /** The command lines; empty if there are none. */
    List<String> examples() {
      return beginning(EXAMPLES).stream().skip(1).map(String::strip).toList();
    }

    /** What the exit codes mean, as sentences; empty if they are not told here. */
    List<String> exitCodes() {
      return beginning(EXIT_CODES).stream()
          .map(line -> line.startsWith(EXIT_CODES) ? line.substring(EXIT_CODES.length()) : line)
          .map(String::strip)
          .toList();
    }

    /**
     * All other paragraphs. Indented ones continue the list of commands, which a page has itself.
     */
    List<String> notes() {
      return paragraphs.stream()
          .filter(each -> !each.getFirst().startsWith(EXAMPLES))
          .filter(each -> !each.getFirst().startsWith(EXIT_CODES))
          .filter(each -> !each.getFirst().startsWith(" "))
          .map(each -> String.join(" ", each))
          .toList();
    }

    private List<String> beginning(String heading) {
      return paragraphs.stream()
          .filter(each -> each.getFirst().startsWith(heading))
          .findFirst()
          .orElse(List.of());
    }
  }

  /** Writes a text in roff with the macros of man(7). */
  static final class Roff {
    private static final int ASCII = 0x80;

    private final StringBuilder text = new StringBuilder();

    /** The head of a page in section 1. */
    Roff title(String name, String date, String source) {
      return line(".TH %s 1 %s \"%s\" \"User Commands\"".formatted(escaped(name), date, source));
    }

    Roff section(String name) {
      return line(".SH " + name);
    }

    Roff paragraph(String words) {
      return line(".PP").words(words);
    }

    /** A term, written with {@link #bold} and {@link #italic}, and what it means. */
    Roff item(String term, String meaning) {
      return line(".TP").line(term).words(meaning);
    }

    Roff verbatim(List<String> lines) {
      line(".nf");
      lines.forEach(this::words);
      return line(".fi");
    }

    /** Verbatim lines that are indented. */
    Roff example(List<String> lines) {
      return line(".RS 4").verbatim(lines).line(".RE");
    }

    /** A line of text; it may begin with anything. */
    Roff words(String words) {
      String escaped = escaped(words);
      boolean isControl = escaped.startsWith(".") || escaped.startsWith("'");
      return line(isControl ? "\\&" + escaped : escaped);
    }

    /** A line that is roff already. */
    Roff line(String line) {
      text.append(line).append('\n');
      return this;
    }

    static String bold(String words) {
      return "\\fB" + escaped(words) + "\\fR";
    }

    static String italic(String words) {
      return "\\fI" + escaped(words) + "\\fR";
    }

    /** Text that roff prints as it is: a plain hyphen would be printed as another character. */
    static String escaped(String words) {
      StringBuilder escaped = new StringBuilder();
      words.codePoints().forEach(each -> escaped.append(escaped(each)));
      return escaped.toString();
    }

    private static String escaped(int character) {
      return switch (character) {
        case '\\' -> "\\e";
        case '-' -> "\\-";
        case '\'' -> "\\(aq";
        case '^' -> "\\(ha";
        case '~' -> "\\(ti";
        case '`' -> "\\(ga";
        default ->
            character < ASCII ? Character.toString(character) : "\\[u%04X]".formatted(character);
      };
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
