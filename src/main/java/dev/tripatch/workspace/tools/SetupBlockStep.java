package dev.tripatch.workspace.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Our lines are put into a file, or taken out of it.
 *
 * @param file the file
 * @param block the lines
 * @param isOut whether they are taken out
 * @param found what the file has of them now
 */
record SetupBlockStep(Path file, SetupBlock block, boolean isOut, List<String> found)
    implements SetupStep {

  /** The step; empty if the file is as it should be. */
  static Optional<SetupStep> of(Path file, SetupBlock block, boolean isOut) throws IOException {
    String now = new SetupFile(file).read().orElse("");
    String wanted = isOut ? block.out(now) : block.in(now);
    return now.equals(wanted)
        ? Optional.empty()
        : Optional.of(new SetupBlockStep(file, block, isOut, block.found(now)));
  }

  @Override
  public String place() {
    return file.toString();
  }

  @Override
  public List<String> before() {
    return found;
  }

  @Override
  public List<String> after() {
    return isOut ? List.of() : block.shown();
  }

  @Override
  public Optional<String> run() throws IOException {
    SetupFile whole = new SetupFile(file);
    Optional<String> now = whole.read();
    String wanted = isOut ? block.out(now.orElse("")) : block.in(now.orElse(""));
    Optional<Path> copy = whole.copy();
    if (wanted.isEmpty() && !Files.isSymbolicLink(file)) {
      whole.delete();
    } else {
      whole.write(wanted, false);
    }
    return copy.map(Path::toString);
  }
}
