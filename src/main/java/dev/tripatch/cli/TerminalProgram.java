package dev.tripatch.cli;

import dev.tripatch.cli.command.ApplyCommand;
import dev.tripatch.cli.command.ConflictsCommand;
import dev.tripatch.cli.command.DialectsCommand;
import dev.tripatch.cli.command.ExplainCommand;
import dev.tripatch.cli.command.ExportCommand;
import dev.tripatch.cli.command.HazardsCommand;
import dev.tripatch.cli.command.OpenErrorCommand;
import dev.tripatch.cli.command.PatchCommand;
import dev.tripatch.cli.command.ReportCommand;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.SaveCaseCommand;
import dev.tripatch.cli.command.ServerSideCommand;
import dev.tripatch.cli.output.Color;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.SystemScreen;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.workspace.Workbench;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;

/** The commands as a program. */
public final class TerminalProgram {
  private static final String[] EXIT_CODES = {
    ExitCodes.NOTHING + ":nothing to do",
    ExitCodes.PATCH + ":there is a patch",
    ExitCodes.ERROR + ":an error, printed to standard error"
  };
  private static final int HELP_WIDTH = 90;

  private final Terminal terminal;
  private final Workbench workbench;

  /** A program on the process's own streams. */
  public TerminalProgram(Workbench workbench) {
    this(
        new Terminal(
            System.in,
            utf8(FileDescriptor.out),
            utf8(FileDescriptor.err),
            System.getenv(),
            new SystemScreen()),
        workbench);
  }

  TerminalProgram(Terminal terminal, Workbench workbench) {
    this.terminal = terminal;
    this.workbench = workbench;
  }

  /** Texts hold characters that not every locale's encoding has. */
  private static PrintStream utf8(FileDescriptor stream) {
    return new PrintStream(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
  }

  /**
   * Runs one command line. Mistakes in it are printed to standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0 nothing to do, 1 there is a patch, 2 an error, 141 if nobody read all
   */
  public int run(List<String> arguments) {
    int exitCode = answer(arguments);
    if (terminal.out().checkError()) {
      if (terminal.screen().isPipe()) {
        return ExitCodes.READER_GONE;
      }
      terminal.say("standard output cannot be written, so the answer is not complete.");
      return ExitCodes.ERROR;
    }
    return exitCode;
  }

  private int answer(List<String> arguments) {
    try {
      CommandLine line = commands();
      CommandLine.ParseResult parsed = line.parseArgs(arguments.toArray(String[]::new));
      line.setColorScheme(
          CommandLine.Help.defaultColorScheme(isColored(parsed) ? Ansi.ON : Ansi.OFF));
      return CommandLine.printHelpIfRequested(parsed) ? ExitCodes.NOTHING : run(parsed);
    } catch (ParameterException wrong) {
      terminal.tell(new UsageError(wrong).lines());
    } catch (StopException stop) {
      terminal.tell(stop.lines());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError mistake) {
      terminal.say("this is a mistake in Tripatch, please report it: " + described(mistake));
    }
    return ExitCodes.ERROR;
  }

  /** Whether help has colours: as the command's own answer, if it has any. */
  private boolean isColored(CommandLine.ParseResult parsed) {
    CommandLine.ParseResult command = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
    return command.matchedOptionValue("--color", Color.AUTO).isWanted(terminal);
  }

  private static String described(Throwable mistake) {
    StackTraceElement[] trace = mistake.getStackTrace();
    return mistake + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private int run(CommandLine.ParseResult parsed) throws StopException {
    if (!parsed.hasSubcommand() && parsed.hasMatchedOption("--licenses")) {
      terminal.out().print(Licenses.text());
      return ExitCodes.NOTHING;
    }
    if (!parsed.hasSubcommand()) {
      throw new StopException(
          "say what to do: "
              + String.join(", ", parsed.commandSpec().subcommands().keySet())
              + " or render.");
    }
    Object command = parsed.subcommand().commandSpec().userObject();
    return command instanceof RunCommand chosen ? chosen.run() : ExitCodes.ERROR;
  }

  private CommandLine commands() {
    CommandLine line =
        new CommandLine(new TripatchCommand())
            .addSubcommand(new PatchCommand(terminal, workbench))
            .addSubcommand(new ApplyCommand(terminal, workbench))
            .addSubcommand(new ExplainCommand(terminal, workbench))
            .addSubcommand(new ConflictsCommand(terminal, workbench))
            .addSubcommand(new ReportCommand(terminal, workbench))
            .addSubcommand(new OpenErrorCommand(terminal, workbench))
            .addSubcommand(new DialectsCommand(terminal, workbench))
            .addSubcommand(new ExportCommand(terminal, workbench))
            .addSubcommand(new ServerSideCommand(terminal, workbench))
            .addSubcommand(new SaveCaseCommand(terminal))
            .addSubcommand(new HazardsCommand(terminal, workbench))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExpandAtFiles(false)
            .setUsageHelpWidth(HELP_WIDTH)
            .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    line.getSubcommands().values().forEach(TerminalProgram::describe);
    return line;
  }

  private static void describe(CommandLine line) {
    UsageMessageSpec usage = line.getCommandSpec().usageMessage();
    usage.exitCodeListHeading("%nExit codes:%n").sortOptions(false);
    if (usage.exitCodeList().isEmpty()) {
      usage.exitCodeList(UsageMessageSpec.keyValuesMap(EXIT_CODES));
    }
  }
}
