package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes several files: all of them, or none. */
public final class SavedTogether {
  private final Saving saving;
  private final List<Edit> written = new ArrayList<>();
  private final List<String> lost = new ArrayList<>();

  /**
   * A file that changes.
   *
   * @param before all that it held when it was read
   * @param after all that it is to hold
   */
  public record Edit(Path file, String before, String after) {}

  /** Writes one file, as {@link TextFiles#save} does. */
  interface Saving {
    SavedFile save(Path file, byte[] bytes) throws IOException;
  }

  SavedTogether(Saving saving) {
    this.saving = saving;
  }

  /**
   * Writes files. What hinders one is looked for before any is written; where one fails later,
   * those before it get their old content again.
   *
   * @return a sentence about each file that lost something besides its content
   * @throws IOException with a sentence for people about the file that cannot be written
   */
  public static List<String> write(List<Edit> edits) throws IOException {
    return new SavedTogether(TextFiles::save).all(edits);
  }

  List<String> all(List<Edit> edits) throws IOException {
    for (Edit edit : edits) {
      requireAsRead(edit);
      requireWritable(edit.file());
    }
    for (Edit edit : edits) {
      try {
        put(edit.file(), edit.after()).lost().ifPresent(lost::add);
        written.add(edit);
      } catch (IOException failed) {
        takeBack(edit, failed);
        throw new IOException(SavingFault.sentence(edit.file(), failed), failed);
      }
    }
    return lost;
  }

  private static void requireAsRead(Edit edit) throws IOException {
    if (!TextFiles.readExactly(edit.file()).equals(edit.before())) {
      throw new IOException(FileWording.CHANGED_SINCE.text("file", edit.file()));
    }
  }

  private static void requireWritable(Path file) throws IOException {
    if (!Files.isWritable(file) || FileTraits.isReadOnly(file)) {
      throw new IOException(
          SavingFault.sentence(
              file, new AccessDeniedException(file.toString(), null, SavingFault.READ_ONLY)));
    }
  }

  private SavedFile put(Path file, String text) throws IOException {
    SavedFile saved = saving.save(file, TextFiles.bytes(file, text));
    saved.force();
    return saved;
  }

  private void takeBack(Edit refused, IOException cause) throws IOException {
    List<Path> not = new ArrayList<>();
    for (Edit edit : written.reversed()) {
      try {
        put(edit.file(), edit.before());
      } catch (IOException both) {
        cause.addSuppressed(both);
        not.add(edit.file());
      }
    }
    if (!not.isEmpty()) {
      throw new IOException(
          FileWording.NEW_CONTENT_STAYS.text(
              "file",
              refused.file(),
              "others",
              not.stream().map(Path::toString).collect(Collectors.joining(", "))),
          cause);
    }
  }
}
