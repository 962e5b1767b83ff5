package dev.tripatch.cli;

import dev.tripatch.cli.command.CompleteWordsCommand;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.shell.Manual;
import dev.tripatch.cli.terminal.ColorOption.Color;
import dev.tripatch.cli.terminal.SystemScreen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.prose.Prose;
import dev.tripatch.prose.ProseBundle;
import dev.tripatch.workspace.Mistake;
import dev.tripatch.workspace.file.FileJournal;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The commands as a program. */
public final class TerminalProgram {
  private static final int HELP_WIDTH = 90;

  private final Terminal terminal;
  private final Schemas schemas;
  private final Supplier<List<String>> version;
  private final Consumer<CommandLine> window;
  private Optional<ToIntBiFunction<HelmRelease, CommandLog>> releases = Optional.empty();

  /**
   * A program on the process's own streams.
   *
   * @param version what {@code --version} says; the first line is name and release
   * @param window adds what the window's start takes, for completion and manual; nothing where
   *     there is no window
   */
  public TerminalProgram(
      Schemas schemas, Supplier<List<String>> version, Consumer<CommandLine> window) {
    this(
        new Terminal(
            System.in,
            utf8(FileDescriptor.out),
            utf8(FileDescriptor.err),
            System.getenv(),
            new SystemScreen()),
        schemas,
        version,
        window);
  }

  TerminalProgram(
      Terminal terminal,
      Schemas schemas,
      Supplier<List<String>> version,
      Consumer<CommandLine> window) {
    this.terminal = terminal;
    this.schemas = schemas;
    this.version = version;
    this.window = window;
  }

  /**
   * The same where there is a screen for a window.
   *
   * @param shown opens a window on a release of Helm and on what ran to read it, and answers with
   *     its exit code
   */
  public TerminalProgram showing(ToIntBiFunction<HelmRelease, CommandLog> shown) {
    releases = Optional.of(shown);
    return this;
  }

  /** Texts hold characters that not every locale's encoding has. */
  private static PrintStream utf8(FileDescriptor stream) {
    return new PrintStream(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
  }

  /**
   * Runs one command line. Mistakes in it are printed to standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0 nothing to do or the example, 1 there is a patch, 2 an error, 141 if
   *     nobody read all
   */
  public int run(List<String> arguments) {
    int exitCode = answer(arguments);
    if (terminal.out().checkError()) {
      if (terminal.screen().isPipe()) {
        return ExitCodes.READER_GONE;
      }
      terminal.say(TerminalWording.NOT_WRITTEN.text());
      return ExitCodes.ERROR;
    }
    return exitCode;
  }

  private int answer(List<String> arguments) {
    try {
      CommandLine line = program(added -> commands().add(arguments, added));
      CommandLine.ParseResult parsed = line.parseArgs(arguments.toArray(String[]::new));
      if (last(parsed).hasMatchedOption("--show-secrets")) {
        terminal.seen().show();
      }
      if (last(parsed).isUsageHelpRequested()) {
        describe(line, isColored(parsed) ? Ansi.ON : Ansi.OFF);
      }
      return CommandLine.printHelpIfRequested(parsed) ? ExitCodes.NOTHING : run(parsed);
    } catch (ParameterException wrong) {
      terminal.tell(new UsageError(wrong).lines());
    } catch (StopException stop) {
      terminal.tell(stop.lines());
    } catch (RuntimeException | Error mistake) {
      terminal.say(
          isLackOfMemory(mistake)
              ? TerminalWording.NO_MEMORY.text()
              : TerminalWording.MISTAKE.text("mistake", Mistake.line(mistake)));
    }
    return ExitCodes.ERROR;
  }

  /** Whether help has colours: as the command's own answer, if it has any. */
  private boolean isColored(CommandLine.ParseResult parsed) {
    return last(parsed).matchedOptionValue("--color", Color.AUTO).isWanted(terminal);
  }

  /** The innermost command. */
  private static CommandLine.ParseResult last(CommandLine.ParseResult parsed) {
    return parsed.hasSubcommand() ? last(parsed.subcommand()) : parsed;
  }

  /** Also where another thread ran out of it. */
  private static boolean isLackOfMemory(Throwable mistake) {
    Throwable cause = mistake.getCause();
    return mistake instanceof OutOfMemoryError || (cause != null && isLackOfMemory(cause));
  }

  private int run(CommandLine.ParseResult parsed) throws StopException {
    if (!parsed.hasSubcommand() && parsed.hasMatchedOption("--licenses")) {
      terminal.out().print(Licenses.text());
      return ExitCodes.NOTHING;
    }
    if (!parsed.hasSubcommand()) {
      throw new StopException(
          TerminalWording.SAY_WHAT.text("commands", commandsOf(parsed.commandSpec())));
    }
    CommandLine.ParseResult chosen = last(parsed);
    if (chosen.commandSpec().userObject() instanceof RunCommand command) {
      if (!(command instanceof CompleteWordsCommand)) {
        FileJournal.end(SchemaOption.settings(terminal)).forEach(terminal::say);
      }
      int code = command.run();
      return code == ExitCodes.PATCH && isOfExample(chosen.commandSpec())
          ? ExitCodes.NOTHING
          : code;
    }
    throw new StopException(
        TerminalWording.SAY_WHICH.text(
            "command",
            chosen.commandSpec().qualifiedName(),
            "commands",
            commandsOf(chosen.commandSpec())));
  }

  private static String commandsOf(CommandSpec parent) {
    return Manual.commandsOf(parent).stream()
        .map(CommandSpec::name)
        .collect(Collectors.joining(", "));
  }

  /** Who only tries the program out must not take its answer for a failure. */
  private static boolean isOfExample(CommandSpec command) {
    return command.mixins().values().stream()
        .anyMatch(
            each ->
                each.userObject() instanceof DocumentOptions given && given.isExample
                    || isOfExample(each));
  }

  private CommandLine program(Consumer<CommandLine> commands) {
    CommandLine line = new CommandLine(new TripatchCommand());
    commands.accept(line);
    line.setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpWidth(HELP_WIDTH)
        .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    line.getCommandSpec().versionProvider(() -> version.get().toArray(String[]::new));
    return line;
  }

  private Commands commands() {
    return new Commands(terminal, schemas, releases, this::whole, () -> version.get().getFirst());
  }

  /** All that people can write, whoever reads it. */
  CommandSpec whole() {
    CommandLine line = program(commands()::addAll);
    window.accept(line);
    describe(line, Ansi.OFF);
    return line.getCommandSpec();
  }

  /** Gives a program the texts of its help, which is all that needs them. */
  private static void describe(CommandLine line, Ansi colors) {
    line.setColorScheme(CommandLine.Help.defaultColorScheme(colors));
    // The exit codes that commands share are not those of the program.
    line.getCommandSpec().resourceBundle(helpTexts(key -> !key.startsWith("usage.")));
    ResourceBundle ofCommands = helpTexts(key -> true);
    line.getSubcommands().values().forEach(each -> describe(each, ofCommands));
  }

  private static ResourceBundle helpTexts(Predicate<String> wanted) {
    List<String> releases = SchemaFiles.versions();
    return new ProseBundle(
        Prose.about("help"),
        wanted,
        "releases",
        String.join(", ", releases.reversed()),
        "oldest",
        releases.getLast(),
        "newest",
        releases.getFirst());
  }

  private static void describe(CommandLine line, ResourceBundle texts) {
    line.getCommandSpec().resourceBundle(texts);
    line.getCommandSpec().usageMessage().sortOptions(false);
    line.getSubcommands().values().forEach(each -> describe(each, texts));
  }

  /** The licences of Tripatch and of all that is shipped with it. */
  static final class Licenses {
    /** What NOTICE calls each, but for Tripatch's own, which is the file LICENSE. */
    static final List<String> OTHERS =
        List.of("BSD-2-Clause", "GPL-2.0-with-classpath-exception", "MIT", "OFL-1.1");

    private static final String RULE = "\n" + "=".repeat(80) + "\n\n";

    private Licenses() {}

    /**
     * The notice, then the text of each licence.
     *
     * @throws IllegalStateException if the program's files are damaged
     */
    static String text() {
      StringBuilder text = new StringBuilder(file("NOTICE"));
      text.append(RULE).append(file("LICENSE"));
      OTHERS.forEach(name -> text.append(RULE).append(file(name + ".txt")));
      return text.toString();
    }

    private static String file(String name) {
      return Prose.file(Licenses.class, "licenses/" + name);
    }
  }

  /** What is wrong with the words of a command line. */
  private record UsageError(ParameterException problem) {
    List<String> lines() {
      return List.of(
          Messages.PROGRAM + sentence(),
          Messages.INDENT + TerminalWording.SEE_HELP.text("command", command()));
    }

    private String sentence() {
      if (!(problem instanceof UnmatchedArgumentException unmatched)) {
        return wrongWord().orElseGet(() -> String.valueOf(problem.getMessage()));
      }
      String word = unmatched.getUnmatched().getFirst();
      if (unmatched.isUnknownOption()) {
        return TerminalWording.NO_OPTION.text("command", command(), "option", word);
      }
      if (isProgram() && new File(word).exists()) {
        return TerminalWording.FILE_IS_NO_COMMAND.text("file", word);
      }
      return isAboutCommand()
          ? (isProgram()
              ? TerminalWording.NO_COMMAND.text("word", word, "commands", commands())
              : TerminalWording.NO_SUBCOMMAND.text("word", word, "commands", commands()))
          : TerminalWording.NO_PLACE.text("word", word);
    }

    /** That an option has other words than this; empty if that is not the problem. */
    private Optional<String> wrongWord() {
      return problem.getArgSpec() instanceof OptionSpec option
              && option.type().isEnum()
              && problem.getValue() != null
          ? Optional.of(
              TerminalWording.NO_VALUE.text(
                  "value",
                  problem.getValue(),
                  "option",
                  option.longestName(),
                  "values",
                  words(option.type())))
          : Optional.empty();
    }

    private static String words(Class<?> type) {
      List<String> words =
          Arrays.stream(type.getEnumConstants())
              .map(each -> ((Enum<?>) each).name().toLowerCase(Locale.ROOT).replace('_', '-'))
              .toList();
      return String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
    }

    private String commands() {
      return commandsOf(problem.getCommandLine().getCommandSpec());
    }

    private boolean isAboutCommand() {
      return isProgram() || !problem.getCommandLine().getSubcommands().isEmpty();
    }

    private boolean isProgram() {
      return problem.getCommandLine().getParent() == null;
    }

    private String command() {
      return problem.getCommandLine().getCommandSpec().qualifiedName();
    }
  }
}
