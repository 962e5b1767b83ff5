package dev.tripatch.ui.start;

import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.document.VisibleText;
import dev.tripatch.merge.Threefold;
import dev.tripatch.merge.text.ConflictMarks;
import dev.tripatch.prose.Prose;
import dev.tripatch.prose.ProseBundle;
import dev.tripatch.ui.merge.MergeQuestion;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
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

  private WindowArguments() {}

  /** The window's own arguments. */
  @Command(name = "tripatch")
  static final class OpenArguments {
    @Mixin StartOptions documents = new StartOptions();

    @Option(names = "--merge-tool")
    boolean merge;

    @Option(names = "--read-only")
    boolean readOnly;

    @Option(names = "--merge", hidden = true)
    void setOldName(boolean given) {
      merge = given;
    }
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

  /** The arguments of {@code tripatch merge}; the command line describes them. */
  @Command(name = "merge")
  static final class MergeArguments {
    @Option(names = "--base")
    @Nullable String base;

    @Option(names = "--ours")
    @Nullable String ours;

    @Option(names = "--theirs")
    @Nullable String theirs;

    @Option(names = "--output")
    @Nullable String output;

    @Option(names = "--label-base")
    @Nullable String labelBase;

    @Option(names = "--label-ours")
    @Nullable String labelOurs;

    @Option(names = "--label-theirs")
    @Nullable String labelTheirs;

    @Option(names = "--marker-size")
    int markerSize = ConflictMarks.USUAL.size();

    /**
     * What is asked, with all files read.
     *
     * @throws IOException with a sentence for people if one is missing or cannot be read
     */
    MergeQuestion question() throws IOException {
      String file = needed("--output", output);
      Threefold<String> names =
          new Threefold<>(
              named(labelBase, base), named(labelOurs, ours), named(labelTheirs, theirs));
      Path target = Path.of(file);
      String _ = TextFiles.readExactly(target);
      return new MergeQuestion(
          new Threefold<>(
              base == null ? null : TextFiles.readExactly(Path.of(base)),
              TextFiles.readExactly(Path.of(needed("--ours", ours))),
              TextFiles.readExactly(Path.of(needed("--theirs", theirs)))),
          names,
          target,
          new ConflictMarks(
              markerSize,
              Objects.requireNonNullElse(labelOurs, ConflictMarks.USUAL.ours()),
              Objects.requireNonNullElse(labelBase, ConflictMarks.USUAL.base()),
              Objects.requireNonNullElse(labelTheirs, ConflictMarks.USUAL.theirs()),
              false));
    }

    private static String needed(String option, @Nullable String value) throws IOException {
      if (value == null) {
        throw new IOException(StartWords.MERGE_NEEDS.text("option", option));
      }
      return value;
    }

    private static String named(@Nullable String label, @Nullable String file) {
      return label != null ? label : file == null ? "" : VisibleText.line(file);
    }
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
    OpenArguments read = new OpenArguments();
    parse(new CommandLine(read), arguments);
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
   * What git's mergetool asks.
   *
   * @throws IOException as above
   */
  static MergeArguments ofMerge(List<String> arguments) throws IOException {
    MergeArguments read = new MergeArguments();
    parse(new CommandLine(read), arguments);
    return read;
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
