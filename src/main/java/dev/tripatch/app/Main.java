package dev.tripatch.app;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Starts Tripatch.
 *
 * <p>No argument, a leading option such as {@code --local}, and {@code render} are for the window;
 * every other first word is a command. {@code packaging/tripatch} makes the same choice to pick the
 * JVM's options, so change both together.
 */
public final class Main {
  private static final Set<String> COMMAND_LINE_OPTIONS = Set.of("--help", "-h", "--version", "-V");
  private static final String RENDER = "render";

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
    String first = arguments.isEmpty() ? "" : arguments.getFirst();
    if (first.equals(RENDER)) {
      return runWindow(arguments, false);
    }
    return isForWindow(first) ? open(arguments) : runCommand(arguments);
  }

  private static boolean isForWindow(String first) {
    return first.isEmpty() || (first.startsWith("-") && !COMMAND_LINE_OPTIONS.contains(first));
  }

  private static int open(List<String> arguments) {
    if (Machine.here().hasDisplay()) {
      return runWindow(arguments, true);
    }
    System.err.println("tripatch: there is no display, so here is the answer as text");
    List<String> explain = new ArrayList<>(arguments);
    explain.addFirst("explain");
    return runCommand(explain);
  }

  private static int runWindow(List<String> arguments, boolean onScreen) {
    List<SystemLibrary> missing = Machine.here().missingLibraries(onScreen);
    missing.forEach(library -> System.err.println("tripatch: " + library.request()));
    return missing.isEmpty() ? only(WindowProgram.class).run(arguments) : 2;
  }

  private static int runCommand(List<String> arguments) {
    return only(CommandLineProgram.class).run(arguments);
  }

  /** The one service of a kind; a program without it was packed wrong. */
  private static <T> T only(Class<T> kind) {
    return ServiceLoader.load(kind).findFirst().orElseThrow();
  }
}
