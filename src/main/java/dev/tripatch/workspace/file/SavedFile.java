package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file that was written: everybody sees its new content, but a disk may not have it yet. */
public final class SavedFile {

  /** What went to a pipe or a device, where nothing is left to do. */
  static final SavedFile NONE = new SavedFile(Optional.empty(), Optional.empty(), "");

  private final Optional<Path> file;
  private final Optional<KeptCopy> copy;
  private final String lost;

  private SavedFile(Optional<Path> file, Optional<KeptCopy> copy, String lost) {
    this.file = file;
    this.copy = copy;
    this.lost = lost;
  }

  /** A file that has taken the place of the one before. */
  static SavedFile at(Path file) {
    return new SavedFile(Optional.of(file), Optional.empty(), "");
  }

  /** A file that was written over. */
  static SavedFile over(Path file, KeptCopy copy, String lost) {
    return new SavedFile(Optional.of(file), Optional.of(copy), lost);
  }

  /** A sentence about what the file had besides its content, and has no more. */
  public Optional<String> lost() {
    return lost.isEmpty()
        ? Optional.empty()
        : file.map(path -> FileWording.TRAITS_LOST.text("file", path.getFileName(), "lost", lost));
  }

  /**
   * Sees to it that the disk has it, which may take a while.
   *
   * @throws IOException if that fails; {@link SavingFault} says it in sentences for people
   */
  public void force() throws IOException {
    if (copy.isPresent()) {
      copy.get().force();
    }
    if (file.isPresent()) {
      force(file.get(), StandardOpenOption.WRITE);
      forceName(file.get());
    }
    if (copy.isPresent()) {
      copy.get().delete();
    }
  }

  private static void force(Path path, StandardOpenOption how) throws IOException {
    try (FileChannel channel = FileChannel.open(path, how)) {
      channel.force(true);
    }
  }

  /** Not every system lets a folder be opened; there the name is in good hands without that. */
  static void forceName(Path file) {
    Path folder = file.getParent();
    try {
      if (folder != null) {
        force(folder, StandardOpenOption.READ);
      }
    } catch (IOException notHere) {
      // The content is there, and the old name leads to the old content or to this one.
    }
  }
}
