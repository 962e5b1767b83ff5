package dev.tripatch.ui.app;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.app.rescue.CaseFilesOffer;
import dev.tripatch.ui.app.rescue.InterruptedSaves;
import dev.tripatch.ui.app.rescue.KeptDocuments;
import dev.tripatch.ui.app.rescue.Rescue;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Ending;
import dev.tripatch.ui.settings.Settings.WindowPlace;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.SystemFileDialogs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The window on the screen: its content, its settings, and how it closes. */
public final class TripatchWindow {

  /** How long a window that closes waits for a disk; a program that ends earlier leaves copies. */
  private static final Duration SLOW_DISK = Duration.ofSeconds(3);

  /** Who types goes on sooner than this. */
  private static final int PAUSE_MILLIS = 400;

  private static final int SETTLING_MILLIS = 700;

  /** Half of them are for screens of scale 2; no window shows larger ones. */
  private static final int[] ICON_SIZES = {16, 24, 32, 48, 64, 128};

  private final Stage stage;
  private final WindowServices services;
  private final ExecutorService background = worker("comparison");
  private final ExecutorService aside = worker("aside");
  private final WindowContent content;
  private final StringBinding title;
  private final Session session;
  private final Optional<Rescue> rescue;
  private Optional<MergeFinish> finish = Optional.empty();
  private Ending ending = Ending.DECIDED;

  /** A window on a stage that is not shown yet. Called on the UI thread. */
  public TripatchWindow(Stage stage, WindowServices services) {
    this(stage, services, new SystemFileDialogs(() -> stage));
  }

  /** A window that asks for files with these dialogs. */
  public TripatchWindow(Stage stage, WindowServices services, FileDialogs dialogs) {
    this(stage, services, dialogs, List.of());
  }

  /** The same with further features. */
  TripatchWindow(Stage stage, WindowServices services, FileDialogs dialogs, List<Feature> further) {
    this.stage = stage;
    this.services = services;
    this.content =
        new WindowContent(
            services,
            new WindowContent.Threads(
                background,
                aside,
                CompletableFuture.delayedExecutor(PAUSE_MILLIS, TimeUnit.MILLISECONDS, aside),
                CompletableFuture.delayedExecutor(SETTLING_MILLIS, TimeUnit.MILLISECONDS, aside),
                Platform::runLater),
            dialogs,
            further,
            this::close,
            new Dimension2D(WindowPlace.UNKNOWN.width(), WindowPlace.UNKNOWN.height()));
    this.session =
        new Session(
            services
                .settingsFolder()
                .map(folder -> new SettingsFile(folder, content.features.saving)),
            content,
            stage,
            NewWindow.openedBy(System.getenv()));
    this.rescue = services.settingsFolder().map(folder -> rescue(folder.resolve("unsaved")));
    new CaseFilesOffer(
        content.features.window, content.features.caseTexts, content.features.documentFiles);
    new InterruptedSaves(
        content.features.window, content.features.files, content.features.changedFiles);
    this.title =
        WindowTitle.of(
            content.models.documents,
            content.models.comparison,
            content.features.objects.model(),
            content.features.cluster.placeWords());
    stage.setTitle("Tripatch");
    stage.getIcons().setAll(icons());
    stage.setScene(content.scene);
    stage.setOnCloseRequest(this::closeRequested);
  }

  /** In all sizes that windows, task bars and switchers show; systems choose. */
  static List<Image> icons() {
    return IntStream.of(ICON_SIZES).mapToObj(TripatchWindow::icon).toList();
  }

  private static Image icon(int size) {
    String file = "/dev/tripatch/ui/icon/" + size + ".png";
    return new Image(
        Objects.requireNonNull(TripatchWindow.class.getResource(file), file).toExternalForm());
  }

  private Rescue rescue(Path folder) {
    return new Rescue(
        folder,
        content.features.window,
        content.features.documentFiles,
        content.features.saving,
        content.features.errors,
        new KeptDocuments(
            content.models.documents,
            content.models.composer,
            content.features.objects.model(),
            content.models.visit));
  }

  /** Lets the window ask about undecided conflicts before it closes: a command waits for them. */
  public void finishMerge() {
    finish = Optional.of(new MergeFinish(content, new Comparer(services.workbench())));
  }

  /** How it ended, once it is closed; nothing is left to decide if nobody waits for that. */
  public Ending ending() {
    return ending;
  }

  /** A thread of its own; what still comes when the window has been closed is not done. */
  private static ExecutorService worker(String name) {
    return new ThreadPoolExecutor(
        1,
        1,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        work -> Thread.ofPlatform().daemon().name(name).unstarted(work),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  /** Shows the window with some documents, and soon with its first answer. */
  public void show(StartDocuments start) {
    show(
        start,
        Session.load(services.settingsFolder()),
        Optional.empty(),
        problem -> {
          throw problem;
        });
  }

  /**
   * The same.
   *
   * @param settings what was remembered from the last start
   * @param first the first answer, if it is known: the window is shown with it
   * @param failed gets what went wrong when the window was to be shown
   */
  public void show(
      StartDocuments start,
      SettingsFile.Loaded settings,
      Optional<Answer> first,
      Consumer<RuntimeException> failed) {
    session.restore(settings);
    first.ifPresent(content.models.comparison::expect);
    content.open(start);
    Platform.runLater(() -> appear(failed));
    afterFirstFrame(() -> content.features.files.remember(start.files()));
  }

  /** Nobody waits for this, so it does not keep the window from being seen. */
  private void afterFirstFrame(Runnable work) {
    content.scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            content.scene.removePostLayoutPulseListener(this);
            Platform.runLater(work);
          }
        });
  }

  private void appear(Consumer<RuntimeException> failed) {
    if (background.isShutdown()) {
      return;
    }
    try {
      stage.show();
      rescue.ifPresent(Rescue::offer);
      content.features.sending.tellOfBegun();
      services.news().forEach(content.features::warn);
      // In the frame that shows what it names: set at once, it would be seen before that.
      content.scene.addPostLayoutPulseListener(() -> stage.setTitle(title.getValue()));
      title.subscribe(now -> Platform.requestNextPulse());
      stage.focusedProperty().subscribe((before, now) -> focused(now));
    } catch (RuntimeException problem) {
      failed.accept(problem);
    }
  }

  private void focused(boolean isFocused) {
    if (isFocused && !aside.isShutdown()) {
      content.features.changedFiles.look();
    }
  }

  private void closeRequested(WindowEvent event) {
    if (!end()) {
      event.consume();
    }
  }

  /** Ends everything but the stage; says whether the person lets it. */
  private boolean end() {
    content.features.presenter.leave();
    content.models.visit.back();
    if (finish.isPresent() && !finish.get().mayFinish(this::close)) {
      return false;
    }
    if (!content.features.objects.mayClose(content.features.files::mayClose)
        || !content.features.patches.mayClose()
        || !content.features.schemas.mayClose()
        || !content.features.learn.gallery.mayClose()) {
      return false;
    }
    ending = finish.map(MergeFinish::endingSaved).orElse(ending);
    content.features.objects.model().survey().cancel();
    session.keep();
    boolean _ = content.features.saving.await(SLOW_DISK);
    drop();
    return true;
  }

  /** Ends what would outlive the window; asks nothing. */
  void drop() {
    rescue.ifPresent(Rescue::end);
    content.appearance.forget(content.scene);
    aside.shutdownNow();
    background.shutdownNow();
  }

  /** Closes the window as its own button does: asks first if text is not saved. */
  public void close() {
    if (end()) {
      stage.close();
    }
  }

  /** The parts of the window. */
  public WindowContent content() {
    return content;
  }

  /** The window's title: whether anything is not saved, the file, the object, its cluster. */
  private static final class WindowTitle {

    private static final String UNSAVED = "● ";

    private WindowTitle() {}

    static StringBinding of(
        Documents documents,
        ComparisonViewModel comparison,
        ObjectsViewModel objects,
        ObservableValue<String> cluster) {
      Observable[] parts =
          Stream.concat(
                  Stream.of(
                      comparison.viewProperty(),
                      documents.local().openedProperty(),
                      objects.rows(),
                      cluster),
                  texts(documents).map(DocumentViewModel::modifiedBinding))
              .toArray(Observable[]::new);
      return Bindings.createStringBinding(
          () -> text(documents, comparison, objects, cluster.getValue()), parts);
    }

    private static Stream<DocumentViewModel> texts(Documents documents) {
      return Stream.concat(documents.all().stream(), documents.drafts().all().stream());
    }

    /** Closing asks about texts of the panes, drafts, and objects that no pane shows. */
    private static String text(
        Documents documents,
        ComparisonViewModel comparison,
        ObjectsViewModel objects,
        String cluster) {
      boolean isUnsaved =
          !objects.edits().aside().isEmpty()
              || texts(documents).anyMatch(each -> each.isModified() && !each.isBlank());
      String subject = comparison.getView().map(ComparisonView::subject).orElse("");
      String parts =
          Stream.of(documents.local().getOpened().name(), subject, cluster, "Tripatch")
              .filter(part -> !part.isEmpty())
              .reduce((before, next) -> before + " – " + next)
              .orElse("");
      return (isUnsaved ? UNSAVED : "") + VisibleText.line(parts);
    }
  }
}
