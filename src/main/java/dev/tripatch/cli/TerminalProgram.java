package dev.tripatch.cli;

import dev.tripatch.app.CommandLineProgram;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The commands as a program. */
public final class TerminalProgram implements CommandLineProgram {
  private final Terminal terminal;

  /** For the service loader: a program on the process's own streams. */
  public TerminalProgram() {
    this(
        new Terminal(
            System.in,
            utf8(FileDescriptor.out),
            utf8(FileDescriptor.err),
            isTerminal(System.console()),
            System.getenv()));
  }

  TerminalProgram(Terminal terminal) {
    this.terminal = terminal;
  }

  private static boolean isTerminal(@Nullable Console console) {
    return console != null && console.isTerminal();
  }

  /** Texts hold characters that not every locale's encoding has. */
  private static PrintStream utf8(FileDescriptor stream) {
    return new PrintStream(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
  }

  @Override
  public int run(List<String> arguments) {
    CommandLine line = commands();
    try {
      CommandLine.ParseResult parsed = line.parseArgs(arguments.toArray(String[]::new));
      if (CommandLine.printHelpIfRequested(parsed)) {
        return ExitCodes.NOTHING;
      }
      return run(parsed);
    } catch (ParameterException wrong) {
      terminal.say(wrong.getMessage() + " (see: tripatch --help)");
    } catch (StopException stop) {
      terminal.say(stop.sentence());
    } finally {
      terminal.out().flush();
    }
    return ExitCodes.ERROR;
  }

  private static int run(CommandLine.ParseResult parsed) throws StopException {
    if (!parsed.hasSubcommand()) {
      throw new StopException("say what to do: patch, apply, explain or render.");
    }
    Object command = parsed.subcommand().commandSpec().userObject();
    return command instanceof RunCommand chosen ? chosen.run() : ExitCodes.ERROR;
  }

  private CommandLine commands() {
    return new CommandLine(new TripatchCommand())
        .addSubcommand(new PatchCommand(terminal))
        .addSubcommand(new ApplyCommand(terminal))
        .addSubcommand(new ExplainCommand(terminal))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
  }
}
