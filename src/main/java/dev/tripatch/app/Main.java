package dev.tripatch.app;

import dev.tripatch.app.Machine.SystemLibrary;
import dev.tripatch.cli.TerminalProgram;
import dev.tripatch.cli.terminal.SystemScreen;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.start.WindowMain;
import dev.tripatch.workspace.Mistake;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Starts Tripatch.
 *
 * <p>No argument, a leading option such as {@code --local}, a case file, {@code render}, {@code
 * live} and an object such as {@code deploy/web} are for the window; every other first word is a
 * command. {@code diff}, and the two folders of kubectl's external diff in place of it, are for the
 * window if a person sees standard output. {@code packaging/parts/start.sh} makes the same choice
 * to pick the JVM's options, so change both together. Classes are loaded when they are first used:
 * a command never loads the window's.
 */
public final class Main {
  private static final Set<String> COMMAND_LINE_OPTIONS =
      Set.of("--help", "-h", "--version", "-V", "--licenses");
  private static final String RENDER = "render";
  private static final String LIVE = "live";
  private static final String MERGE_FILES = "merge";
  private static final String DIFF = "diff";
  private static final String CASE = ".tripatch";
  private static final String MERGE = "--merge-tool";
  private static final String START_SCREEN = "--start-screen";
  private static final String OLD_MERGE = "--merge";

  /**
   * What a launcher wants to see in place of 1, with which a JVM that cannot start ends, too. The
   * launcher turns it back.
   */
  private static final String CODE_FOR_1 = "tripatch.code-for-1";

  private Main() {}

  /**
   * Runs one program to its end and leaves the JVM with its exit code.
   *
   * @param arguments the words after the program's name
   */
  public static void main(String[] arguments) {
    Thread.setDefaultUncaughtExceptionHandler((thread, mistake) -> tell(mistake));
    int code = run(List.of(arguments));
    System.exit(code == 1 ? Integer.getInteger(CODE_FOR_1, 1) : code);
  }

  /** The JVM itself would print the message of the exception, which may quote a Secret. */
  static void tell(Throwable mistake) {
    System.err.println("tripatch: this is a mistake in Tripatch, please report it:");
    Mistake.lines(mistake).forEach(System.err::println);
  }

  static int run(List<String> arguments) {
    String first = arguments.isEmpty() ? "" : arguments.getFirst();
    if (first.equals(RENDER)) {
      return JavaFx.isThere() ? runWindow(arguments, false) : refuse(RENDER);
    }
    if (first.equals(DIFF) || TwoSides.isHook(arguments)) {
      return openDiff(TwoSides.words(first.equals(DIFF) ? arguments : words(DIFF, arguments)));
    }
    if (first.equals(LIVE) || isObject(first)) {
      return openLive(first.equals(LIVE) ? arguments : words(LIVE, arguments));
    }
    if (first.equals(MERGE_FILES) && isForPerson(arguments)) {
      return runWindow(arguments, true);
    }
    if (first.endsWith(CASE)) {
      return open(words("--case", arguments));
    }
    return isForWindow(first) ? open(arguments) : runCommand(arguments);
  }

  /** Git's merge driver works without a person, its mergetool with one. */
  private static boolean isForPerson(List<String> arguments) {
    return List.of("--driver", "--help", "-h").stream().noneMatch(arguments::contains)
        && JavaFx.isThere()
        && Machine.here().hasDisplay();
  }

  private static List<String> words(String first, List<String> others) {
    return Stream.concat(Stream.of(first), others.stream()).toList();
  }

  /** {@code kubectl tripatch deploy/web}: no command has a slash in it. */
  private static boolean isObject(String word) {
    return ResourceName.isOne(word) && !new File(word).exists();
  }

  private static int openLive(List<String> arguments) {
    boolean asksForHelp = arguments.contains("--help") || arguments.contains("-h");
    return JavaFx.isThere() && (Machine.here().hasDisplay() || asksForHelp)
        ? runWindow(arguments, !asksForHelp)
        : refuse(LIVE);
  }

  /** A person at a terminal sees a window if there are objects, whoever reads the answer a text. */
  private static int openDiff(List<String> arguments) {
    boolean isWindow =
        JavaFx.isThere()
            && Machine.here().hasDisplay()
            && new SystemScreen().isThere()
            && TwoSides.areForWindow(arguments);
    return isWindow ? runWindow(arguments, true) : runCommand(arguments);
  }

  private static boolean isForWindow(String first) {
    return first.isEmpty() || (first.startsWith("-") && !COMMAND_LINE_OPTIONS.contains(first));
  }

  private static int open(List<String> arguments) {
    if (JavaFx.isThere() && Machine.here().hasDisplay()) {
      return runWindow(arguments, true);
    }
    if (arguments.contains(MERGE) || arguments.contains(OLD_MERGE)) {
      return refuse(MERGE);
    }
    if (arguments.contains(START_SCREEN)) {
      return refuse(START_SCREEN);
    }
    System.err.println("tripatch: " + whyNoWindow() + ", so here is the answer as text");
    List<String> explain = new ArrayList<>(arguments);
    explain.addFirst("explain");
    return runCommand(explain);
  }

  private static int refuse(String word) {
    System.err.println("tripatch: " + whyNoWindow() + ", and " + word + " needs a window");
    return 2;
  }

  private static String whyNoWindow() {
    return JavaFx.isThere() ? "there is no display" : "this is the command line only";
  }

  private static int runWindow(List<String> arguments, boolean onScreen) {
    return hasLibraries(onScreen) ? window().run(arguments) : 2;
  }

  /** Whether the system has what a window needs; what is missing is printed to standard error. */
  static boolean hasLibraries(boolean onScreen) {
    List<SystemLibrary> missing = Machine.here().missingLibraries(onScreen);
    for (SystemLibrary library : missing) {
      System.err.println("tripatch: " + library.request());
    }
    return missing.isEmpty();
  }

  /** The one place that decides which schemas the program knows. */
  static Schemas schemas() {
    return Schemas.of(new BundledCatalog());
  }

  static WindowMain window() {
    return new WindowMain(schemas(), ProgramRelease.name());
  }

  private static int runCommand(List<String> arguments) {
    TerminalProgram program =
        new TerminalProgram(
            schemas(),
            () -> ProgramRelease.lines(),
            line -> {
              if (JavaFx.isThere()) {
                WindowMain.describe(line);
              }
            });
    boolean hasScreen = JavaFx.isThere() && Machine.here().hasDisplay();
    return (hasScreen ? program.showing(Main::openRelease) : program).run(arguments);
  }

  private static int openRelease(HelmRelease release, CommandLog ran) {
    return hasLibraries(true) ? window().open(release, ran) : 2;
  }

  /** Which Tripatch this is, and what it runs on. */
  static final class ProgramRelease {
    /** What a package says of itself; it knows more than the jar. */
    private static final String PROPERTY = "tripatch.release";

    private ProgramRelease() {}

    /** The release: {@code 0.1.0}. */
    static String name() {
      return Optional.ofNullable(System.getProperty(PROPERTY))
          .or(
              () ->
                  Optional.ofNullable(ProgramRelease.class.getPackage().getImplementationVersion()))
          .orElse("development");
    }

    /** For {@code --version}: the release on the first line, what belongs to it below. */
    static List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add("tripatch " + name());
      lines.add("JDK " + Runtime.version() + " (" + System.getProperty("java.vendor", "") + ")");
      JavaFx.version().ifPresent(version -> lines.add("JavaFX " + version));
      List<String> versions = SchemaFiles.versions();
      lines.add("Kubernetes " + versions.getLast() + " to " + versions.getFirst());
      return lines;
    }
  }
}
