package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.ManifestMerge;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.merge.ManifestMerge.MergedObject;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.merge.Threefold;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.show.MergeRow;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch merge} without a window. */
@Command(name = "merge")
public final class MergeCommand implements RunCommand {

  private static final int USUAL_SIZE = 7;

  private final Terminal terminal;
  private final SchemaSource schemas;
  private final GitProgram git;

  @Option(names = "--base", paramLabel = "FILE", required = true)
  String base = "";

  @Option(names = "--ours", paramLabel = "FILE", required = true)
  String ours = "";

  @Option(names = "--theirs", paramLabel = "FILE", required = true)
  String theirs = "";

  @Option(names = "--save", paramLabel = "FILE")
  @Nullable String output;

  @Option(names = "--driver")
  boolean isDriver;

  @Option(names = "--path", paramLabel = "FILE")
  @Nullable String path;

  @Option(names = "--marker-size", paramLabel = "N")
  int markerSize = USUAL_SIZE;

  @Option(names = "--label-base", paramLabel = "NAME")
  String baseLabel = "base";

  @Option(names = "--label-ours", paramLabel = "NAME")
  String oursLabel = "ours";

  @Option(names = "--label-theirs", paramLabel = "NAME")
  String theirsLabel = "theirs";

  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal which conflicts are left. */
  public MergeCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = builtIn.source();
    this.git = new GitProgram(terminal.environment());
  }

  @Override
  public int run() throws StopException {
    StopException.when(isDriver == (output != null), MergeWording.SAY_WHERE_TO_WRITE.text());
    Threefold<Path> files = new Threefold<>(file(base), file(ours), file(theirs));
    for (String name : List.of(ours, theirs)) {
      if (!Files.isReadable(file(name))) {
        throw new StopException(MergeWording.CANNOT_READ.text("file", name));
      }
    }
    try {
      return merged(files, files.map(MergeCommand::read));
    } catch (OutOfMemoryError e) {
      return leave(MergeWording.NO_MEMORY.text(), file(base));
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof CharacterCodingException) {
        return leave(MergeWording.NO_TEXT.text(), file(base));
      }
      throw new StopException(MergeWording.NOT_DONE.text("error", String.valueOf(e.getMessage())));
    }
  }

  private int merged(Threefold<Path> files, Threefold<String> texts) throws StopException {
    Optional<String> clean = git.merged(files);
    try {
      ManifestMerge merge = ManifestMerge.of(texts, clean, schemas);
      List<ClashPlace> clashes = merge.clashes();
      boolean showsBase = !clashes.isEmpty() && git.showsBase();
      write(merge.text(Map.of(), Optional.empty(), marks(showsBase)));
      List<MergedObject> objects = merge.objects();
      clashes.forEach(clash -> tell(objects.get(clash.object()), clash));
      return clashes.isEmpty() ? ExitCodes.NOTHING : ExitCodes.PATCH;
    } catch (NotMergedException e) {
      if (!isDriver || clean.isEmpty()) {
        return leave(e.sentence(), file(base));
      }
      if (!e.isKnownToGitAlone()) {
        return mark(e.sentence());
      }
      return ManifestMerge.doublesKey(texts, clean.get())
          ? mark(MergeWording.DOUBLED.text())
          : leave(e.sentence(), file(base));
    }
  }

  /**
   * What git would merge without a conflict, though it is not what both sides mean: without a base,
   * all that the sides have otherwise is a conflict.
   */
  private int mark(String why) throws StopException {
    try {
      Path nothing = Files.createTempFile("tripatch-base", "");
      try {
        int code = mergedByGit(nothing);
        terminal.say(
            code == GitProgram.FAILED
                ? MergeWording.GIT_FAILED.text("file", name(), "why", why)
                : MergeWording.MARKED.text("file", name(), "why", why));
        return Math.max(ExitCodes.PATCH, code);
      } finally {
        Files.delete(nothing);
      }
    } catch (IOException e) {
      throw new StopException(MergeWording.NOT_DONE.text("error", String.valueOf(e.getMessage())));
    }
  }

  private static Path file(String name) throws StopException {
    try {
      return Path.of(name);
    } catch (InvalidPathException _) {
      throw new StopException(MergeWording.CANNOT_READ.text("file", name));
    }
  }

  /** A file that was added on both sides has an empty base, or none. */
  private static String read(Path file) {
    try {
      if (!Files.exists(file)) {
        return "";
      }
      return TextFiles.decoded(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ConflictMarks marks(boolean showsBase) {
    return new ConflictMarks(
        size(),
        label(oursLabel, "ours"),
        label(baseLabel, "base"),
        label(theirsLabel, "theirs"),
        showsBase);
  }

  private int size() {
    return markerSize < 1 ? USUAL_SIZE : markerSize;
  }

  /** An older git leaves a placeholder that it does not know as it is. */
  private static String label(String given, String usual) {
    return given.isEmpty() || given.startsWith("%") ? usual : given;
  }

  private void write(String text) throws StopException {
    String name = output == null ? ours : output;
    try {
      TextFiles.write(file(name), text);
    } catch (IOException e) {
      throw new StopException(
          MergeWording.CANNOT_WRITE.text("file", name, "error", String.valueOf(e.getMessage())));
    }
  }

  private void tell(MergedObject object, ClashPlace place) {
    terminal.say(
        MergeWording.CONFLICT.text(
            "file",
            name(),
            "object",
            object.name(),
            "path",
            place.clash().path(),
            "why",
            MergeRow.why(place.clash().kind(), place.clash().values())));
  }

  private String name() {
    return path != null ? path : output != null ? output : ours;
  }

  /**
   * git's own merge: the driver has it done, for a mergetool git has it done already. What git
   * merges without a conflict is no news.
   */
  private int leave(String why, Path base) throws StopException {
    int code = isDriver ? mergedByGit(base) : ExitCodes.PATCH;
    if (code == GitProgram.FAILED) {
      terminal.say(MergeWording.GIT_FAILED.text("file", name(), "why", why));
    } else if (code != 0) {
      terminal.say(MergeWording.LEFT_TO_GIT.text("file", name(), "why", why));
    }
    return code;
  }

  private int mergedByGit(Path base) throws StopException {
    List<String> labels =
        List.of(label(oursLabel, "ours"), label(baseLabel, "base"), label(theirsLabel, "theirs"));
    return git.mergeFile(file(ours), base, file(theirs), labels, size());
  }

  /**
   * The git that called us: it merges by line what we leave to it, and knows how a person likes it.
   */
  private static final class GitProgram {

    /** The most that git's exit code counts. */
    private static final int MOST_CONFLICTS = 127;

    /** What tells git that a driver failed. */
    static final int FAILED = 129;

    private static final Duration DEADLINE = Duration.ofMinutes(1);

    private final Program git;

    GitProgram(Map<String, String> environment) {
      this.git = new Program("git", environment, new CommandLog());
    }

    /**
     * Lets git merge the files by line, into ours.
     *
     * @return the number of conflicts, or {@link #FAILED}
     */
    int mergeFile(Path ours, Path base, Path theirs, List<String> labels, int markerSize) {
      List<String> words = new ArrayList<>(List.of("merge-file", "--quiet"));
      labels.forEach(label -> words.addAll(List.of("-L", label)));
      words.addAll(List.of("--marker-size", String.valueOf(markerSize), "--"));
      List.of(ours, base, theirs).forEach(file -> words.add(file.toString()));
      return switch (git.run(Call.of(words, DEADLINE))) {
        case Ran.Ended ended -> ended.exit() <= MOST_CONFLICTS ? ended.exit() : FAILED;
        case Ran.Stopped _ -> FAILED;
      };
    }

    /** What git merges by line without a conflict; empty if it has one, or is not there. */
    Optional<String> merged(Threefold<Path> files) {
      List<String> words = new ArrayList<>(List.of("merge-file", "--quiet", "--stdout", "--"));
      Stream.of(files.ours(), files.base(), files.theirs()).forEach(file -> words.add("" + file));
      return git.run(Call.of(words, DEADLINE)) instanceof Ran.Ended ended && ended.exit() == 0
          ? Optional.of(ended.out())
          : Optional.empty();
    }

    /** Whether a person wants to see the base between the two sides of a conflict. */
    boolean showsBase() {
      List<String> words = List.of("config", "--get", "merge.conflictStyle");
      return git.run(Call.of(words, DEADLINE)) instanceof Ran.Ended ended
          && ended.out().strip().endsWith("diff3");
    }
  }
}
