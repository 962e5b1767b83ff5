package dev.tripatch.ui.start;

import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.prose.Prose;
import dev.tripatch.prose.ProseBundle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Reads the words after the program's name. */
final class WindowArguments {
  private static final int HELP_WIDTH = 90;
  private static final String RENDER = "render";
  private static final String LIVE = "live";

  /** The option of desktops, which name files but no roles. */
  static final String START_SCREEN = "--start-screen";

  private WindowArguments() {}

  /** The window's own arguments. */
  @Command(name = "tripatch")
  static final class OpenArguments {
    @Mixin StartOptions documents = new StartOptions();

    @Option(names = "--merge-tool")
    boolean merge;

    @Option(names = "--read-only")
    boolean readOnly;

    @Option(names = START_SCREEN)
    boolean startScreen;

    @Option(names = "--merge", hidden = true)
    void setOldName(boolean given) {
      merge = given;
    }
  }

  /** The arguments of a start from a menu or an icon. */
  @Command(name = "tripatch")
  static final class StartScreenArguments {
    @Option(names = START_SCREEN)
    boolean startScreen;

    @Option(names = "--read-only")
    boolean readOnly;

    @Parameters(paramLabel = "FILE")
    List<Path> files = new ArrayList<>();
  }

  /** The picture's arguments. */
  @Command(name = RENDER, usageHelpWidth = HELP_WIDTH)
  static final class RenderArguments {
    @Mixin RenderOptions options = new RenderOptions();

    @Option(
        names = {"-h", "--help"},
        usageHelp = true)
    boolean help;
  }

  /** The arguments of {@code tripatch live}. */
  @Command(name = LIVE, usageHelpWidth = HELP_WIDTH)
  static final class LiveArguments {
    @Parameters(paramLabel = "KIND/NAME", descriptionKey = "object-of-cluster")
    String object = "";

    @Option(
        names = {"-k", "--kustomize"},
        paramLabel = "FOLDER")
    @Nullable String overlay;

    @Option(names = "--read-only")
    boolean readOnly;

    @Mixin StartOptions documents = new StartOptions();

    @Option(
        names = {"-h", "--help"},
        usageHelp = true)
    boolean help;
  }

  /** The arguments of {@code tripatch diff}; the command line describes them. */
  @Command(name = "diff")
  static final class DiffArguments {
    @Parameters(index = "0", paramLabel = "LEFT")
    String left = "";

    @Parameters(index = "1", paramLabel = "RIGHT")
    String right = "";

    @Option(names = "--schema", paramLabel = "FILE|NAME")
    List<String> schemas = new ArrayList<>();

    @Option(names = "--no-own-rules")
    boolean noOwnRules;

    @Option(names = "--exit-zero")
    boolean exitZero;

    @Option(names = "--color", paramLabel = "auto|always|never")
    String color = "auto";
  }

  /** Adds these arguments to a program that others read the rest of. */
  static void describe(CommandLine program) {
    program
        .getCommandSpec()
        .addMixin("window", CommandSpec.forAnnotatedObject(new OpenArguments()));
    program.addSubcommand(CommandSpec.forAnnotatedObject(new LiveArguments()));
    program.addSubcommand(CommandSpec.forAnnotatedObject(new RenderArguments()));
  }

  /**
   * What the window is to do.
   *
   * @throws IOException with a sentence for people if the words make no sense
   */
  static OpenArguments ofWindow(List<String> arguments) throws IOException {
    OpenArguments read = read(new OpenArguments(), arguments);
    if (read.merge && !read.documents.hasLocal()) {
      throw new IOException(StartWords.MERGE_NEEDS_LOCAL.text());
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
    return isHelpOnly(RENDER, read, arguments) ? Optional.empty() : Optional.of(read.options);
  }

  /**
   * Which live object to open; empty if only help was wanted, which then is printed.
   *
   * @throws IOException as above
   */
  static Optional<LiveArguments> ofLive(List<String> arguments) throws IOException {
    LiveArguments read = new LiveArguments();
    if (isHelpOnly(LIVE, read, arguments)) {
      return Optional.empty();
    }
    if (!ResourceName.isOne(read.object)) {
      throw new IOException(StartWords.NO_RESOURCE.text("word", read.object));
    }
    return Optional.of(read);
  }

  /**
   * Reads words into arguments without help.
   *
   * @throws IOException as above
   */
  static <T> T read(T arguments, List<String> words) throws IOException {
    parse(new CommandLine(arguments), words);
    return arguments;
  }

  /** Reads the words of a command, and prints its help if they ask for it. */
  private static boolean isHelpOnly(String command, Object read, List<String> arguments)
      throws IOException {
    CommandLine line = new CommandLine(read);
    // Its texts are found by the whole name of the command, so it is read as a part of that.
    CommandLine whole =
        new CommandLine(CommandSpec.create().name("tripatch")).addSubcommand(command, line);
    String own = "tripatch." + command + ".";
    line.getCommandSpec()
        .resourceBundle(
            new ProseBundle(
                Prose.about("help"), key -> key.startsWith(own) || !key.startsWith("tripatch.")));
    parse(whole, Stream.concat(Stream.of(command), arguments.stream()).toList());
    if (line.isUsageHelpRequested()) {
      line.usage(System.out);
    }
    return line.isUsageHelpRequested();
  }

  private static void parse(CommandLine line, List<String> arguments) throws IOException {
    try {
      line.parseArgs(arguments.toArray(String[]::new));
    } catch (ParameterException wrong) {
      throw new IOException(
          StartWords.SEE_HELP.text("problem", String.valueOf(wrong.getMessage())), wrong);
    }
  }
}
