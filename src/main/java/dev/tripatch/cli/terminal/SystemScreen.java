package dev.tripatch.cli.terminal;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The screen of this process. */
public final class SystemScreen implements Screen {
  /** On Linux, a link to what standard input comes from. */
  private static final Path STANDARD_INPUT = Path.of("/proc/self/fd/0");

  /** On Linux, a link to what standard output goes to. */
  private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");

  /** The same on other systems, too, but not as a link. */
  private static final Path OPEN_OUTPUT = Path.of("/dev/fd/1");

  /** The process's terminal, wherever its standard streams go to. */
  private static final File TERMINAL = new File("/dev/tty");

  /**
   * {@inheritDoc}
   *
   * <p>Java's console wants a person at standard input too, and there may be a pipe; so Linux is
   * asked itself.
   */
  @Override
  public boolean isThere() {
    return isTerminal(STANDARD_OUTPUT);
  }

  @Override
  public boolean isTyped() {
    return isTerminal(STANDARD_INPUT);
  }

  private static boolean isTerminal(Path stream) {
    try {
      String target = Files.readSymbolicLink(stream).toString();
      return target.startsWith("/dev/pts/")
          || target.startsWith("/dev/tty")
          || target.equals("/dev/console");
    } catch (IOException | UnsupportedOperationException notLinux) {
      return isTerminal(System.console());
    }
  }

  /** {@inheritDoc} A device such as a full disk's is none, a file neither. */
  @Override
  public boolean isPipe() {
    try {
      return Files.readAttributes(OPEN_OUTPUT, BasicFileAttributes.class).isOther()
          && !(Files.exists(STANDARD_OUTPUT)
              && Files.readSymbolicLink(STANDARD_OUTPUT).startsWith("/dev"));
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  private static boolean isTerminal(@Nullable Console console) {
    return console != null && console.isTerminal();
  }

  /** {@inheritDoc} As {@code stty} says, since Java does not. */
  @Override
  public OptionalInt columns() {
    if (!isThere() || !TERMINAL.canRead()) {
      return OptionalInt.empty();
    }
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(TERMINAL)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return secondNumber(
          new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException noSuchProgram) {
      return OptionalInt.empty();
    }
  }

  /** From {@code 50 120}, rows and columns. */
  public static OptionalInt secondNumber(String size) {
    String[] numbers = size.strip().split(" ", 2);
    return numbers.length == 2 ? Terminal.number(numbers[1]) : OptionalInt.empty();
  }
}
