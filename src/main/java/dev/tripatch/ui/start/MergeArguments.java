package dev.tripatch.ui.start;

import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.Threefold;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The arguments of {@code tripatch merge} with a window; the command line describes them. */
@Command(name = "merge")
final class MergeArguments {
  private static final Pattern OF_GIT = Pattern.compile("_(?:BASE|LOCAL|REMOTE)_\\d+(?=\\.|$)");

  @Option(names = "--base", required = true)
  String base = "";

  @Option(names = "--ours", required = true)
  String ours = "";

  @Option(names = "--theirs", required = true)
  String theirs = "";

  @Option(names = "--save", required = true)
  String output = "";

  @Option(names = "--label-base")
  String baseLabel = "";

  @Option(names = "--label-ours")
  String oursLabel = "";

  @Option(names = "--label-theirs")
  String theirsLabel = "";

  @Option(names = "--marker-size")
  int markerSize = ConflictMarks.USUAL.size();

  /**
   * What is asked, with all files read.
   *
   * @throws IOException with a sentence for people if one cannot be read
   */
  MergeQuestion question() throws IOException {
    Path target = path(output);
    if (Files.exists(target)) {
      String _ = TextFiles.readExactly(target);
    }
    Path baseFile = path(base);
    return new MergeQuestion(
        new Threefold<>(
            Files.exists(baseFile) ? TextFiles.readExactly(baseFile) : "",
            TextFiles.readExactly(path(ours)),
            TextFiles.readExactly(path(theirs))),
        new Threefold<>(
            label(baseLabel, fileName(base)),
            label(oursLabel, fileName(ours)),
            label(theirsLabel, fileName(theirs))),
        target,
        new ConflictMarks(
            markerSize,
            label(oursLabel, ConflictMarks.USUAL.ours()),
            label(baseLabel, ConflictMarks.USUAL.base()),
            label(theirsLabel, ConflictMarks.USUAL.theirs()),
            false));
  }

  /** Without what git puts into the names of its copies. */
  private static String fileName(String file) throws IOException {
    String name = String.valueOf(path(file).getFileName());
    return VisibleText.line(OF_GIT.matcher(name).replaceFirst(""));
  }

  private static Path path(String name) throws IOException {
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new IOException(
          StartWords.NO_FILE_NAME_GIVEN.text("name", VisibleText.line(name)), wrong);
    }
  }

  private static String label(String given, String usual) {
    return given.isEmpty() || given.startsWith("%") ? usual : VisibleText.line(given);
  }
}
