package dev.tripatch.cli.terminal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
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
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    try {
      if (isTyped() && system.startsWith("windows")) {
        Object console =
            function("GetStdHandle", FunctionDescriptor.of(ADDRESS, JAVA_INT))
                .invokeWithArguments(WINDOWS_INPUT);
        function("FlushConsoleInputBuffer", FunctionDescriptor.of(JAVA_INT, ADDRESS))
            .invokeWithArguments(console);
      } else if (isTyped()) {
        function("tcflush", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT))
            .invokeWithArguments(0, system.startsWith("linux") ? 0 : 1);
      }
      System.in.readNBytes(isTyped() ? System.in.available() : 0);
    } catch (Throwable cannotForget) {
      // A system without such functions keeps what was typed, as for any other program.
    }
  }

  private static MethodHandle function(String name, FunctionDescriptor parameters) {
    SymbolLookup library =
        name.equals("tcflush")
            ? Linker.nativeLinker().defaultLookup()
            : SymbolLookup.libraryLookup("kernel32", Arena.global());
    return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), parameters);
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
