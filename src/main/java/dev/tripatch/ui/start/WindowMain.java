package dev.tripatch.ui.start;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.StartDocuments;
import dev.tripatch.ui.app.WindowException;
import dev.tripatch.ui.app.WindowLauncher;
import dev.tripatch.ui.app.WindowPicture;
import dev.tripatch.ui.app.WindowRehearsal;
import dev.tripatch.ui.app.WindowServices;
import dev.tripatch.ui.model.DocumentFiles;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The window as a program: opens it on the screen, or draws it to a picture. */
public final class WindowMain {
  private static final int FAILED = 2;
  private static final String RENDER = "render";
  private static final int HELP_WIDTH = 90;

  /**
   * Opens the window and returns when it is closed, or draws it ({@code render}) and returns when
   * the picture is written. Mistakes in the arguments are told on standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0, or 2 for an error
   */
  public int run(List<String> arguments) {
    boolean isPicture = !arguments.isEmpty() && arguments.getFirst().equals(RENDER);
    return told(() -> isPicture ? render(arguments.subList(1, arguments.size())) : open(arguments));
  }

  /**
   * Opens the window where nobody sees it, closes it again and draws it to a picture: a JVM has
   * then met what a start needs. Mistakes are told as by {@link #run}.
   *
   * @param arguments those of {@code render}; settings are kept in a folder beside the picture
   * @return the exit code: 0, or 2 for an error
   */
  public int rehearse(List<String> arguments) {
    return told(() -> openUnseen(arguments));
  }

  private interface Work {
    int done() throws IOException, WindowException, InterruptedException;
  }

  private static int told(Work work) {
    try {
      return work.done();
    } catch (ParameterException wrong) {
      return fail(wrong.getMessage() + "; see: tripatch --help");
    } catch (IOException | WindowException problem) {
      return fail(String.valueOf(problem.getMessage()));
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return FAILED;
    }
  }

  /** The window's own arguments. */
  @Command(name = "tripatch", description = "Opens the window.")
  static final class OpenArguments {
    @Mixin DocumentOptions documents = new DocumentOptions();
  }

  /** The picture's arguments. */
  @Command(
      name = "tripatch render",
      customSynopsis = "tripatch render OUT.png [--local FILE] [--live FILE] [OPTION...]",
      usageHelpWidth = HELP_WIDTH,
      description = {
        "Draws the window to a picture, without a display.",
        "Without documents it shows the built-in example.",
        ""
      })
  static final class RenderArguments {
    @Mixin RenderOptions options = new RenderOptions();

    @Option(
        names = {"-h", "--help"},
        usageHelp = true,
        description = "Show this help.")
    boolean help;
  }

  private static int open(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    try (WindowLauncher launcher = new WindowLauncher()) {
      StartDocuments documents = startFiles().open(read(arguments));
      launcher.openAndWait(services(settings()).beginningWith(documents), documents);
      return 0;
    }
  }

  /** Without arguments there is nothing to read, and the first frame comes sooner. */
  private static DocumentOptions read(List<String> arguments) {
    OpenArguments read = new OpenArguments();
    if (!arguments.isEmpty()) {
      new CommandLine(read).parseArgs(arguments.toArray(String[]::new));
    }
    return read.documents;
  }

  private static Optional<Path> settings() {
    return SettingsFolder.of(
        System.getProperty("os.name", ""), System.getProperty("user.home", ""), System.getenv());
  }

  private static int render(List<String> arguments) throws IOException {
    RenderArguments read = new RenderArguments();
    CommandLine line = new CommandLine(read);
    line.parseArgs(arguments.toArray(String[]::new));
    if (line.isUsageHelpRequested()) {
      line.usage(System.out);
      return 0;
    }
    Path picture = Objects.requireNonNull(read.options.picture).toAbsolutePath();
    requireFolder(picture);
    StartDocuments documents = startFiles().open(read.options.documents);
    new WindowPicture(services(Optional.empty()))
        .drawAndExit(documents, read.options.look(), picture);
    return 0;
  }

  private static int openUnseen(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    RenderArguments read = new RenderArguments();
    new CommandLine(read).parseArgs(arguments.toArray(String[]::new));
    Path picture = Objects.requireNonNull(read.options.picture).toAbsolutePath();
    StartDocuments documents = startFiles().open(read.options.documents);
    WindowServices services = services(Optional.of(Path.of(picture + ".settings")));
    new WindowRehearsal(services).openAndDraw(documents, read.options.look(), picture);
    return 0;
  }

  private static void requireFolder(Path picture) throws IOException {
    Path folder = picture.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException(picture + " cannot be written: there is no such folder.");
    }
    if (Files.isDirectory(picture)) {
      throw new IOException(picture + " is a folder; name a file to write.");
    }
  }

  private static StartFiles startFiles() {
    return new StartFiles(new DocumentFiles(new ManifestOpener()), System.in);
  }

  private static WindowServices services(Optional<Path> settings) {
    Workbench workbench = new Workbench(new BundledCatalog());
    return new WindowServices(
        new EngineComparer(workbench),
        new ManifestOpener(),
        new EngineErrorReader(workbench),
        settings,
        Optional.ofNullable(WindowMain.class.getPackage().getImplementationVersion())
            .orElse("development"));
  }

  private static int fail(String message) {
    System.err.println("tripatch: " + message);
    return FAILED;
  }
}
