package dev.tripatch.ui.start;

import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The texts of standard input and of pipes, such as a shell gives for {@code <(command)}. Each can
 * be read only once, and perhaps nobody writes to it: then there is no window, and it says why.
 */
final class PipedTexts {
  private static final Path STANDARD_INPUT = Path.of("-");
  private static final Executor LATER =
      CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, Runnable::run);

  private final InputStream standardInput;
  private final Consumer<String> messages;
  private final Map<Path, String> read = new HashMap<>();

  /**
   * Reads when it is asked.
   *
   * @param messages gets what is to be told a person who waits, on any thread
   */
  PipedTexts(InputStream standardInput, Consumer<String> messages) {
    this.standardInput = standardInput;
    this.messages = messages;
  }

  /** Whether a name on the command line means one of them. */
  static boolean isOne(Path named) {
    return named.equals(STANDARD_INPUT) || TextFiles.isPipe(named);
  }

  /** What to call it in messages. */
  static String nameOf(Path named) {
    return named.equals(STANDARD_INPUT) ? "<stdin>" : named.toString();
  }

  /**
   * The whole text.
   *
   * @throws IOException with a sentence for people if it cannot be read
   */
  String read(Path named) throws IOException {
    String known = read.get(named);
    if (known != null) {
      return known;
    }
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    LATER.execute(() -> sayUnless(done, nameOf(named)));
    try {
      String text =
          named.equals(STANDARD_INPUT)
              ? TextFiles.read(nameOf(named), standardInput)
              : TextFiles.readNamed(named);
      read.put(named, text);
      return text;
    } finally {
      done.complete(true);
    }
  }

  private void sayUnless(CompletableFuture<Boolean> done, String name) {
    if (!done.isDone()) {
      messages.accept(StartWords.WAITING.text("file", name));
    }
  }
}
