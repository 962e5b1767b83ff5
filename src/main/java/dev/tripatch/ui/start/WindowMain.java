package dev.tripatch.ui.start;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.learn.Lesson;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.app.Picture;
import dev.tripatch.ui.app.StepFiles;
import dev.tripatch.ui.app.WindowException;
import dev.tripatch.ui.app.WindowLauncher;
import dev.tripatch.ui.app.WindowPicture;
import dev.tripatch.ui.merge.MergeWindow;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Ending;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.FileJournal;
import dev.tripatch.workspace.file.SettingsFolder;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;

/** The window as a program: opens it on the screen, or draws it to a picture. */
public final class WindowMain {
  private static final int FAILED = 2;
  private static final String RENDER = "render";
  private static final String LIVE = "live";
  private static final String MERGE = "merge";
  private static final String DIFF = "diff";

  private final Schemas builtIn;
  private final String release;
  private List<String> news = List.of();

  /**
   * A window that knows these schemas, and those that its arguments name.
   *
   * @param release which Tripatch it is, for people
   */
  public WindowMain(Schemas builtIn, String release) {
    this.builtIn = builtIn;
    this.release = release;
  }

  /**
   * Opens the window and returns when it is closed, or draws it ({@code render}) and returns when
   * the picture is written. Mistakes in the arguments are printed to standard error, never thrown.
   *
   * @param arguments the words after the program's name
   * @return the exit code: 0, or 2 for an error; with {@code --merge-tool} 1 if conflicts are
   *     undecided
   */
  public int run(List<String> arguments) {
    news = FileJournal.end(usualSettings());
    news.forEach(WindowMain::say);
    try {
      if (!arguments.isEmpty() && arguments.getFirst().equals(RENDER)) {
        render(arguments.subList(1, arguments.size()));
        return 0;
      }
      if (!arguments.isEmpty() && arguments.getFirst().equals(LIVE)) {
        return openLive(arguments.subList(1, arguments.size()));
      }
      if (!arguments.isEmpty() && arguments.getFirst().equals(MERGE)) {
        return openMerge(arguments.subList(1, arguments.size()));
      }
      if (!arguments.isEmpty() && arguments.getFirst().equals(DIFF)) {
        return openDiff(arguments.subList(1, arguments.size()));
      }
      return arguments.contains(WindowArguments.START_SCREEN)
          ? openChosen(arguments)
          : open(arguments);
    } catch (IOException | WindowException | InterruptedException problem) {
      return told(problem);
    }
  }

  /**
   * Opens the window where nobody sees it, closes it again and draws it to a picture: a JVM has
   * then met what a start needs. Mistakes are reported as by {@link #run}.
   *
   * @param picture the file to write; settings are kept in a folder beside it
   * @param documents the words of a command line that opens files
   * @return the exit code: 0, or 2 for an error
   */
  public int rehearse(Path picture, List<String> documents) {
    try {
      openUnseen(picture, documents);
      return 0;
    } catch (IOException | WindowException | InterruptedException problem) {
      return told(problem);
    }
  }

  private static int told(Exception problem) {
    if (problem instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    } else {
      System.err.println("tripatch: " + VisibleText.of(String.valueOf(problem.getMessage())));
    }
    return FAILED;
  }

  private int openLive(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    Optional<WindowArguments.LiveArguments> read = WindowArguments.ofLive(arguments);
    if (read.isEmpty()) {
      return 0;
    }
    StartOptions options = read.get().documents;
    StartDocuments documents =
        options.hasNoDocument() ? StartDocuments.NONE : startFiles().openFiles(options);
    LiveTarget target =
        new LiveTarget(
            options.cluster.which.connection(),
            read.get().object,
            Optional.ofNullable(read.get().overlay));
    try (WindowLauncher launcher = new WindowLauncher()) {
      return show(launcher, options, documents.with(target), new Kind(false, read.get().readOnly));
    }
  }

  /** A desktop shows nobody what a program prints, so the window itself opens the files. */
  private int openChosen(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    WindowArguments.StartScreenArguments read =
        WindowArguments.read(new WindowArguments.StartScreenArguments(), arguments);
    try (WindowLauncher launcher = new WindowLauncher()) {
      return show(
          launcher,
          new StartOptions(),
          StartDocuments.chosen(read.files),
          new Kind(false, read.readOnly));
    }
  }

  /** Git's mergetool calls. What git has to merge stays as git wrote it, with its markers. */
  private int openMerge(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    WindowServices services = services(usualSettings(), builtIn);
    MergeQuestion question = WindowArguments.read(new MergeArguments(), arguments).question();
    if (question.isEmpty()) {
      say(StartWords.NOTHING_TO_MERGE.text("file", question.output()));
      return 1;
    }
    // A large file is merged while JavaFX starts.
    try (WindowLauncher launcher = new WindowLauncher()) {
      return launcher.mergeAndWait(services, MergeWindow.prepare(question, services));
    } catch (NotMergedException refused) {
      say(StartWords.NOT_MERGED.text("file", question.output(), "reason", refused.sentence()));
      return 1;
    }
  }

  /** It ends as the command does: whoever calls looks at nothing else. */
  private int openDiff(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    WindowArguments.DiffArguments read =
        WindowArguments.read(new WindowArguments.DiffArguments(), arguments);
    StartOptions options = new StartOptions();
    options.schemas = read.schemas;
    options.noOwnRules = read.noOwnRules;
    StartPair pair =
        StartPair.of(
            Path.of(read.left),
            Path.of(read.right),
            System.getenv(),
            new Workbench(builtIn.source()));
    Optional<ObjectSources> many = pair.sources();
    StartDocuments documents =
        many.isPresent()
            ? StartDocuments.of(many.get())
            : startFiles().openFiles(pair.asDocuments(options));
    try (WindowLauncher launcher = new WindowLauncher()) {
      int shown =
          show(
              launcher, options, documents.with(pair.sides()), new Kind(false, pair.isOfKubectl()));
      return shown == 0 && !read.exitZero ? 1 : shown;
    }
  }

  /**
   * Shows the objects of a release of Helm, and waits until the window is closed.
   *
   * @param ran what ran to read them
   */
  public int open(HelmRelease release, CommandLog ran) {
    try (HelmFiles files = new HelmFiles(release);
        WindowLauncher launcher = new WindowLauncher()) {
      return show(
          launcher,
          new StartOptions(),
          StartDocuments.of(files.sources()).ofHelm(),
          new Kind(false, true, ran, usualSettings()));
    } catch (IOException | WindowException | InterruptedException problem) {
      return told(problem);
    }
  }

  private int open(List<String> arguments)
      throws IOException, WindowException, InterruptedException {
    try (WindowLauncher launcher = new WindowLauncher()) {
      return open(launcher, arguments, usualSettings());
    }
  }

  /**
   * Adds to the command line's program what the window's own start takes, which is read here.
   *
   * @param program the program; only described by it from then on
   */
  public static void describe(CommandLine program) {
    WindowArguments.describe(program);
  }

  /** All of a start that a rehearsal can have, too. */
  private int open(WindowLauncher launcher, List<String> arguments, Optional<Path> settings)
      throws IOException, WindowException, InterruptedException {
    WindowArguments.OpenArguments read = read(arguments);
    StartOptions options = read.documents;
    return show(
        launcher,
        options,
        startFiles().open(options),
        new Kind(read.merge, read.readOnly, new CommandLog(), settings));
  }

  /**
   * Which window it is.
   *
   * @param isMerge whether a command waits for its conflicts to be decided
   * @param isReadOnly whether it changes nothing in any cluster
   */
  private record Kind(
      boolean isMerge, boolean isReadOnly, CommandLog ran, Optional<Path> settings) {
    Kind(boolean isMerge, boolean isReadOnly) {
      this(isMerge, isReadOnly, new CommandLog(), usualSettings());
    }
  }

  private int show(
      WindowLauncher launcher, StartOptions options, StartDocuments documents, Kind kind)
      throws IOException, WindowException, InterruptedException {
    StartSchemas.Started schemas = new StartSchemas(builtIn, kind.settings()).of(options);
    WindowServices usual = services(kind.settings(), schemas.builtIn()).with(kind.ran());
    WindowServices services = kind.isReadOnly() ? usual.readOnly() : usual;
    if (kind.isMerge()) {
      return told(launcher.mergeAndWait(services, documents.with(schemas.over())));
    }
    launcher.openAndWait(services, documents.with(schemas.over()));
    return 0;
  }

  /** Line breaks in a name are written out, so that it cannot begin a new line. */
  private static void say(String message) {
    System.err.println("tripatch: " + VisibleText.line(message));
  }

  private static int told(Ending ending) {
    if (!ending.isCompared()) {
      say(StartWords.NOT_COMPARED.text());
    } else if (!ending.undecided().isEmpty()) {
      say(StartWords.LOCAL_WINS.text("undecided", ending.title()));
      ending.undecided().forEach(line -> System.err.println("  " + VisibleText.line(line)));
    }
    ending.unsaved().forEach(title -> say(StartWords.NOT_SAVED.text("document", title)));
    ending.toDo().forEach(line -> say(StartWords.TO_DO.text("step", line)));
    return ending.exitCode();
  }

  /** Without arguments there is nothing to read, and the first frame comes sooner. */
  private static WindowArguments.OpenArguments read(List<String> arguments) throws IOException {
    return arguments.isEmpty()
        ? new WindowArguments.OpenArguments()
        : WindowArguments.ofWindow(arguments);
  }

  private static Optional<Path> usualSettings() {
    return SettingsFolder.of(System.getenv());
  }

  private void render(List<String> arguments) throws IOException {
    Optional<RenderOptions> options = WindowArguments.ofPicture(arguments);
    if (options.isPresent()) {
      render(options.get());
    }
  }

  private void render(RenderOptions options) throws IOException {
    Path picture = Objects.requireNonNull(options.picture).toAbsolutePath();
    requireFolder(picture);
    Optional<RenderedLesson> lesson =
        RenderedLesson.of(options, new Workbench(builtIn.source()), WindowMain::say);
    if (lesson.isPresent() && options.isPage()) {
      Picture.write(picture, lesson.get().page().getBytes(StandardCharsets.UTF_8));
      return;
    }
    if (lesson.isPresent() || options.steps) {
      renderSteps(options, picture, lesson.map(RenderedLesson::lesson));
      return;
    }
    StartDocuments documents = startFiles().open(options.documents);
    StartSchemas.Started schemas = new StartSchemas(builtIn, usualSettings()).of(options.documents);
    new WindowPicture(services(Optional.empty(), schemas.builtIn()))
        .drawAndExit(documents.with(schemas.over()), options.look(), picture);
  }

  private void renderSteps(RenderOptions options, Path picture, Optional<Lesson> lesson)
      throws IOException {
    StartDocuments documents = startFiles().open(options.documents);
    List<Picture> steps =
        new WindowPicture(services(Optional.empty(), builtIn))
            .drawStepsAndExit(
                content ->
                    lesson.ifPresentOrElse(
                        each -> content.open(each), () -> content.open(documents)),
                options.look());
    StepFiles.writePictures(picture, steps);
  }

  private void openUnseen(Path picture, List<String> documents)
      throws IOException, WindowException, InterruptedException {
    try (WindowLauncher launcher = WindowLauncher.rehearsing()) {
      Optional<Path> settings =
          SettingsFolder.of(System.getProperty("os.name", ""), picture + ".settings", Map.of());
      keepFirst(settings);
      int _ = open(launcher, documents, settings);
      StartDocuments example = startFiles().open(new StartOptions());
      WindowPicture.Look look = new RenderOptions().look();
      new WindowPicture(services(Optional.empty(), builtIn)).draw(example, look, picture);
    }
  }

  /** A start mostly finds what the one before has kept. */
  private static void keepFirst(Optional<Path> folder) throws IOException {
    Optional<String> problem = folder.flatMap(each -> new SettingsFile(each).save(Settings.FIRST));
    if (problem.isPresent()) {
      throw new IOException(problem.get());
    }
  }

  private static void requireFolder(Path picture) throws IOException {
    Path folder = picture.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException(StartWords.NO_FOLDER.text("file", picture));
    }
    if (Files.isDirectory(picture)) {
      throw new IOException(StartWords.IS_FOLDER.text("file", picture));
    }
  }

  private static StartFiles startFiles() {
    return new StartFiles(
        new DocumentFiles(),
        new PipedTexts(System.in, line -> System.err.println("tripatch: " + line)));
  }

  private WindowServices services(Optional<Path> settings, Schemas schemas) {
    return new WindowServices(new Workbench(schemas.source()), settings, release).telling(news);
  }
}
