package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A file that changes.
 *
 * @param before all that it held when it was read
 * @param after all that it is to hold
 */
public record FileEdit(Path file, String before, String after) {

  /** So many files are named in a sentence. */
  private static final int NAMED = 10;

  /** Whether the file holds this and nothing else. */
  boolean holds(String text) {
    try {
      return TextFiles.readExactly(file).equals(text);
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * Gives files their old content again, the last one first, unless somebody has changed them.
   *
   * @return those that do not have it then
   */
  static List<Path> takeBack(List<FileEdit> edits, FileWriting writing) {
    for (FileEdit edit : edits.reversed()) {
      try {
        edit.takeBack(writing);
      } catch (IOException refused) {
        // It is one of those that do not have it.
      }
    }
    return edits.stream().filter(each -> !each.holds(each.before)).map(FileEdit::file).toList();
  }

  private void takeBack(FileWriting writing) throws IOException {
    if (holds(after)) {
      try {
        writing.write(file, before);
      } catch (AccessDeniedException forbidden) {
        throw forbidden;
      } catch (IOException noRoom) {
        // A full disk has no room for another file, but it has room where the old content was.
        SafeWriting.fill(file, TextFiles.bytes(file, before));
      }
    }
  }

  /** Restores what the file held before its program was killed when it wrote the file over. */
  void mend() throws IOException {
    for (InterruptedSave each : InterruptedSave.among(List.of(file))) {
      String held = TextFiles.readExactly(each.copy());
      String other = held.equals(before) ? after : held.equals(after) ? before : held;
      if (isMixed(other, held)) {
        byte[] _ = each.restore();
      }
    }
  }

  /** Whether the file begins as one text, and is the other one from where that had not come to. */
  private boolean isMixed(String written, String over) throws IOException {
    byte[] now = Files.readAllBytes(file);
    byte[] next = TextFiles.bytes(file, written);
    byte[] old = TextFiles.bytes(file, over);
    int same = Arrays.mismatch(now, next);
    return same < 0
        || Arrays.equals(now, same, now.length, old, Math.min(same, old.length), old.length);
  }

  /** A sentence after another one about files that are left as they are; nothing if none is. */
  static String left(List<Path> files) {
    String names =
        files.stream().limit(NAMED).map(Path::toString).collect(Collectors.joining(", "));
    int more = Math.max(0, files.size() - NAMED);
    return files.isEmpty() ? "" : " " + FileWording.LEFT.text("files", names, "more", more);
  }
}
