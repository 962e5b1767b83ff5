package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.shell.Manual;
import dev.tripatch.cli.terminal.Terminal;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** {@code tripatch man}: writes the manual, for those who make packages. */
@Command(name = "man", hidden = true)
public final class ManCommand implements RunCommand {
  private final Terminal terminal;
  private final Supplier<CommandSpec> program;
  private final Supplier<String> release;

  @Parameters(paramLabel = "FOLDER")
  String folder = "";

  /**
   * Describes a program.
   *
   * @param program all commands and options that people can write
   * @param release its name and release
   */
  public ManCommand(Terminal terminal, Supplier<CommandSpec> program, Supplier<String> release) {
    this.terminal = terminal;
    this.program = program;
    this.release = release;
  }

  @Override
  public int run() throws StopException {
    try {
      Manual.of(program.get(), release.get(), terminal.environment()).write(Path.of(folder));
      return ExitCodes.NOTHING;
    } catch (IOException | InvalidPathException problem) {
      throw new StopException(
          CommandWording.MANUAL_NOT_WRITTEN.text(
              "folder", folder, "reason", String.valueOf(problem.getMessage())));
    }
  }
}
