package dev.tripatch.workspace.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What files hold before they are written together, and what they are to hold: on the disk before
 * the first is written, for its owner alone, and gone after the last one.
 */
public record FileJournal(List<FileEdit> edits) {

  private static final String FOLDER = "writing";

  /** Sees it to the disk; empty if there is no place for it. */
  Optional<KeptCopy> write(Path settings) throws IOException {
    try {
      Path folder = settings.resolve(FOLDER);
      PrivateFiles.createFolder(folder);
      KeptCopy written = KeptCopy.in(folder, JsonData.line(this).getBytes(UTF_8));
      written.force();
      return Optional.of(written);
    } catch (FileSystemException noPlace) {
      return Optional.empty();
    }
  }

  /**
   * Takes back what killed programs left unfinished, unless somebody has changed it since.
   *
   * @param settings the person's settings
   * @return what became of it, in sentences
   */
  public static List<String> end(Optional<Path> settings) {
    List<String> sentences = new ArrayList<>();
    for (Path file : settings.map(each -> KeptCopy.left(each.resolve(FOLDER))).orElse(List.of())) {
      try {
        sentences.add(JsonData.read(Files.readString(file), FileJournal.class).takenBack(file));
      } catch (DataFault | NoSuchFileException notWhole) {
        // No file is written before it is whole; or another start is done with it.
        boolean _ = file.toFile().delete();
      } catch (IOException failed) {
        String reason = String.valueOf(failed.getMessage());
        sentences.add(FileWording.NOT_TAKEN_BACK.text("file", file, "reason", reason));
      }
    }
    return sentences;
  }

  private String takenBack(Path file) throws IOException {
    for (FileEdit each : edits) {
      each.mend();
    }
    boolean isFinished = edits.stream().noneMatch(each -> each.holds(each.before()));
    List<Path> left =
        isFinished
            ? edits.stream().filter(each -> !each.holds(each.after())).map(FileEdit::file).toList()
            : FileEdit.takeBack(edits, TextFiles::write);
    if (isFinished || edits.stream().noneMatch(each -> each.holds(each.after()))) {
      Files.deleteIfExists(file);
    }
    return FileWording.KILLED.text("count", edits.size(), "finished", isFinished ? 1 : 0)
        + FileEdit.left(left);
  }
}
