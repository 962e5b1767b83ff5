package dev.tripatch.ui.start;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Reads the words after the program's name. */
final class WindowArguments {
  private static final int HELP_WIDTH = 90;

  private WindowArguments() {}

  /** The window's own arguments. */
  @Command(name = "tripatch", description = "Opens the window.")
  static final class OpenArguments {
    @Mixin StartOptions documents = new StartOptions();

    @Option(
        names = "--merge-tool",
        description =
            "Work as a merge tool: closing the window asks about undecided conflicts; the exit code"
                + " is 1 and they are printed if any are left, else 0.")
    boolean merge;

    @Option(names = "--merge", hidden = true, description = "The old name of --merge-tool.")
    void setOldName(boolean given) {
      merge = given;
    }
  }

  /** The picture's arguments. */
  @Command(
      name = "tripatch render",
      customSynopsis = "tripatch render OUT.png [--local FILE] [--live FILE] [OPTION...]",
      usageHelpWidth = HELP_WIDTH,
      description = {
        "Draws the window to a picture, without a display.",
        "Without documents it shows the built-in example.",
        ""
      })
  static final class RenderArguments {
    @Mixin RenderOptions options = new RenderOptions();

    @Option(
        names = {"-h", "--help"},
        usageHelp = true,
        description = "Show this help.")
    boolean help;
  }

  /** Adds these arguments to a program that others read the rest of. */
  static void describe(CommandLine program) {
    program
        .getCommandSpec()
        .addMixin("window", CommandSpec.forAnnotatedObject(new OpenArguments()));
    CommandSpec render = CommandSpec.forAnnotatedObject(new RenderArguments()).name("render");
    program.addSubcommand("render", render);
  }

  /**
   * What the window is to do.
   *
   * @throws IOException with a sentence for people if the words make no sense
   */
  static OpenArguments ofWindow(List<String> arguments) throws IOException {
    OpenArguments read = new OpenArguments();
    parse(new CommandLine(read), arguments);
    if (read.merge && !read.documents.hasLocal()) {
      throw new IOException(
          "--merge-tool needs --local FILE or -f PATH: there decisions are saved.");
    }
    return read;
  }

  /**
   * What picture to draw; empty if only help was wanted, which then is printed.
   *
   * @throws IOException as above
   */
  static Optional<RenderOptions> ofPicture(List<String> arguments) throws IOException {
    RenderArguments read = new RenderArguments();
    CommandLine line = new CommandLine(read);
    parse(line, arguments);
    if (line.isUsageHelpRequested()) {
      line.usage(System.out);
      return Optional.empty();
    }
    return Optional.of(read.options);
  }

  private static void parse(CommandLine line, List<String> arguments) throws IOException {
    try {
      line.parseArgs(arguments.toArray(String[]::new));
    } catch (ParameterException wrong) {
      throw new IOException(wrong.getMessage() + "; see: tripatch --help", wrong);
    }
  }
}
