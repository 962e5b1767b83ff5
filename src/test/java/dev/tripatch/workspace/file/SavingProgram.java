package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that saves a file: with other rights than the tests have, or to be killed. */
public final class SavingProgram {

  private SavingProgram() {}

  /**
   * Saves a text, or without end texts of one line again and again, another one each time.
   *
   * @param arguments the file; how many lines, or the text
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    if (!arguments[1].matches("\\d+")) {
      SavedFile saved = TextFiles.save(file, TextFiles.bytes(arguments[1]));
      saved.force();
      System.out.println(saved.lost().orElse("all kept"));
      return;
    }
    for (int i = 0; true; i++) {
      TextFiles.write(file, text(i, Integer.parseInt(arguments[1])));
      System.out.println(i);
    }
  }

  /** A text that tells itself from the others in every line. */
  static String text(int number, int lines) {
    return "%08d\n".formatted(number % 100_000_000).repeat(lines);
  }

  /** Whether a file holds one of those texts, and nothing else. */
  static boolean isWhole(Path file, int lines) throws IOException {
    String text = Files.readString(file);
    return text.length() == 9 * lines && text.equals(text.substring(0, 9).repeat(lines));
  }
}
