package dev.tripatch.cli.terminal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.SymbolLookup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collections;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The screen of this process. */
@SuppressWarnings("restricted") // functions of the system that take a number or a handle
public final class SystemScreen implements Screen {
  /** On Linux, a link to what standard input comes from. */
  private static final Path STANDARD_INPUT = Path.of("/proc/self/fd/0");

  /** On Linux, a link to what standard output goes to. */
  private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");

  /** The same on other systems, too, but not as a link. */
  private static final Path OPEN_OUTPUT = Path.of("/dev/fd/1");

  /** What Windows calls standard input. */
  private static final int WINDOWS_INPUT = -10;

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

  /**
   * {@inheritDoc}
   *
   * <p>A terminal keeps a line that has no end yet, where no program can read it; so the system is
   * told to forget it.
   */
  @Override
  public void forgetTyped() {
    if (isTyped()) {
      String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
      try {
        if (system.startsWith("windows")) {
          SymbolLookup kernel = SymbolLookup.libraryLookup("kernel32", Arena.global());
          Object console = call(kernel, "GetStdHandle", ADDRESS, JAVA_INT, WINDOWS_INPUT);
          call(kernel, "FlushConsoleInputBuffer", JAVA_INT, ADDRESS, console);
        } else {
          int received = system.startsWith("linux") ? 0 : 1;
          call(Linker.nativeLinker().defaultLookup(), "tcflush", JAVA_INT, JAVA_INT, 0, received);
        }
        System.in.readNBytes(System.in.available());
      } catch (IOException gone) {
        // Then nothing more can be read.
      }
    }
  }

  private static Object call(
      SymbolLookup library,
      String function,
      MemoryLayout answer,
      MemoryLayout each,
      Object... arguments)
      throws IOException {
    MemoryLayout[] all = Collections.nCopies(arguments.length, each).toArray(MemoryLayout[]::new);
    try {
      return Linker.nativeLinker()
          .downcallHandle(library.findOrThrow(function), FunctionDescriptor.of(answer, all))
          .invokeWithArguments(arguments);
    } catch (Throwable wrong) {
      throw new IOException(wrong);
    }
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
