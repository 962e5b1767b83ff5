package dev.tripatch.ui.app.rescue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;

/** A program that types without a pause, to be killed. */
public final class TypingProgram {

  /** Printed when what was typed up to now is being kept. */
  static final String KEEPING = "keeping";

  private TypingProgram() {}

  /**
   * Types a character every 20 ms and prints how many there are after each, and when it keeps them.
   *
   * @param arguments the folder to keep texts in; the size of the text that is typed into; and what
   *     happens to the thread that types after 50 characters, if anything: {@code throw}, {@code
   *     exit}, or {@code exit meanwhile}, while the last of them is being kept on a slow disk
   */
  public static void main(String[] arguments) throws InterruptedException, IOException {
    Semaphore keeping = new Semaphore(0);
    boolean isSlow = arguments[2].equals("exit meanwhile");
    Keeper keeper =
        new Keeper(
            Path.of(arguments[0]),
            problem -> {},
            _ -> {
              System.out.println(KEEPING);
              return !isSlow || waitSlowly(keeping);
            });
    String end = "x".repeat(Integer.parseInt(arguments[1]));
    awaitFirst(Path.of(arguments[0]), keeper, end);
    StringBuilder typed = new StringBuilder();
    for (int i = 0; true; i++) {
      typed.append((char) ('a' + i % 26));
      keeper.keep(List.of(new KeptText("LOCAL", "", Optional.empty(), false, typed + end)));
      System.out.println(i + 1);
      System.out.flush();
      if (i == 50 && arguments[2].equals("throw")) {
        throw new OutOfMemoryError("as if");
      }
      if (i == 50 && arguments[2].equals("exit")) {
        System.exit(3);
      }
      if (i == 50 && isSlow) {
        keeping.drainPermits();
        keeper.keep(List.of(new KeptText("LOCAL", "", Optional.empty(), false, typed + end)));
        keeping.acquire();
        System.exit(3);
      }
      Thread.sleep(20);
    }
  }

  private static boolean waitSlowly(Semaphore keeping) {
    keeping.release();
    try {
      Thread.sleep(300);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    return true;
  }

  /** Nobody types while the program starts: what writing needs is loaded when it is needed. */
  private static void awaitFirst(Path root, Keeper keeper, String text)
      throws InterruptedException {
    keeper.keep(List.of(new KeptText("LOCAL", "", Optional.empty(), false, text)));
    while (!hasKept(root)) {
      Thread.sleep(10);
    }
  }

  private static boolean hasKept(Path root) {
    File[] sessions = root.toFile().listFiles(File::isDirectory);
    return sessions != null
        && Stream.of(sessions)
            .flatMap(session -> Stream.ofNullable(session.list()).flatMap(Stream::of))
            .anyMatch(name -> KeptTextFile.isOne(Path.of(name)));
  }
}
