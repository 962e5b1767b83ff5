package dev.tripatch.workspace.file;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that saves a file: with other rights than the tests have, or to die meanwhile. */
@SuppressWarnings("restricted") // one function of the C library, to be killed in time
public final class SavingProgram {

  private SavingProgram() {}

  /**
   * Saves a text, or one of many lines until the file's first bytes are new, and is gone then.
   *
   * @param arguments the file; the text, or how many lines
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    boolean isToDie = arguments[1].matches("\\d+");
    if (isToDie) {
      Thread.ofPlatform().daemon().start(() -> dieWhenWritten(file));
    }
    SavedFile saved =
        TextFiles.save(
            file,
            TextFiles.bytes(
                file, isToDie ? text(1, Integer.parseInt(arguments[1])) : arguments[1]));
    saved.force();
    System.out.println(saved.lost().orElse("all kept"));
  }

  /** The system ends the program, in the middle of what its other thread writes. */
  private static void dieWhenWritten(Path file) {
    Linker linker = Linker.nativeLinker();
    MethodHandle raise =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("kill"),
            FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
    int me = (int) ProcessHandle.current().pid();
    try (FileChannel channel = FileChannel.open(file)) {
      byte before = first(channel);
      while (first(channel) == before) {
        Thread.onSpinWait();
      }
      int _ = (int) raise.invokeExact(me, 9);
    } catch (Throwable failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static byte first(FileChannel channel) throws IOException {
    ByteBuffer first = ByteBuffer.allocate(1);
    return channel.read(first, 0) < 1 ? 0 : first.get(0);
  }

  /** A text that differs from the others in every line. */
  static String text(int number, int lines) {
    return "%d%s\n".formatted(number, "x".repeat(30)).repeat(lines);
  }

  /** Whether a file holds one of those texts, and nothing else. */
  static boolean isWhole(Path file, int lines) throws IOException {
    String text = Files.readString(file);
    return text.length() == 32 * lines && text.equals(text.substring(0, 32).repeat(lines));
  }
}
