package dev.tripatch.app;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Starts Tripatch.
 *
 * <p>No argument, a leading option such as {@code --local}, and {@code render} are for the window;
 * every other first word is a command. {@code packaging/tripatch} makes the same choice to pick the
 * JVM's options, so change both together.
 */
public final class Main {
  private static final List<String> COMMAND_LINE_OPTIONS =
      List.of("--help", "-h", "--version", "-V");

  private Main() {}

  /**
   * Runs one program to its end and leaves the JVM with its exit code.
   *
   * @param arguments the words after the program's name
   */
  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments)));
  }

  static int run(List<String> arguments) {
    return isForWindow(arguments)
        ? only(WindowProgram.class).run(arguments)
        : only(CommandLineProgram.class).run(arguments);
  }

  static boolean isForWindow(List<String> arguments) {
    if (arguments.isEmpty() || arguments.getFirst().equals("render")) {
      return true;
    }
    String first = arguments.getFirst();
    return first.startsWith("-") && !COMMAND_LINE_OPTIONS.contains(first);
  }

  /** The one service of a kind; a program without it was packed wrong. */
  static <T> T only(Class<T> kind) {
    return ServiceLoader.load(kind).findFirst().orElseThrow();
  }
}
