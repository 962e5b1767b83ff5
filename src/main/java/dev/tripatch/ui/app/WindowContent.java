package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.learn.Lesson;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.feature.fields.WhyPanel;
import dev.tripatch.ui.feature.learn.LessonPlace;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.StoredViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.StartDocuments.StartSides;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.ui.window.layout.StatusBar;
import dev.tripatch.workspace.ComparisonMode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;

/** The parts of a window, put together by hand: models, view, scene, features. */
public final class WindowContent {

  final WindowModels models;
  final Appearance appearance = new Appearance(Platform.getPreferences().colorSchemeProperty());
  final MainView view;
  final Scene scene;
  final Questions questions;
  final WindowFeatures features;

  /**
   * Where work is done.
   *
   * @param background where to compare
   * @param aside where to work on what nobody waits for
   * @param pause runs what it is given after a pause, so that nobody is disturbed while they type
   * @param settling runs what it is given after a longer pause, when a word is no longer half typed
   * @param foreground runs what it is given on the UI thread
   */
  record Threads(
      Executor background,
      Executor aside,
      Executor pause,
      Executor settling,
      Executor foreground) {}

  /**
   * A window's content.
   *
   * @param services what it needs from outside
   * @param threads where to work
   * @param dialogs asks for files
   * @param further features that are in no list of the program, such as a test's
   * @param quit what the Quit action does
   * @param size how large it is until a window changes it
   */
  WindowContent(
      WindowServices services,
      Threads threads,
      FileDialogs dialogs,
      List<Feature> further,
      Runnable quit,
      Dimension2D size) {
    models = new WindowModels(services.workbench(), threads);
    Panes panes = new Panes(models.context, models.findings, appearance.shownTextSizeProperty());
    WhyPanel why = why();
    StatusBar status = new StatusBar(models.context, panes);
    view =
        new MainView(
            panes,
            new FilterViewModel(models.comparison, models.decisions),
            new LowerTab.Beside(why, why::focusText),
            status);
    panes.follow(models.context, models.stepper, models.findings);
    models.selection.noticeProperty().subscribe(status::replace);
    scene = new Scene(view, size.getWidth(), size.getHeight());
    appearance.style(scene);
    view.arrangement().begin();
    questions =
        new Questions(
            scene::getWindow,
            appearance,
            () -> features().keys,
            models.documents.secrets()::comparing);
    features = new WindowFeatures(this, services, threads, dialogs, further, quit);
    features.keys.listenIn(scene);
    why.alsoTell(new WhyPanel.Aside(features.serverSays.changes(), features.serverSays::sentences));
    panes.focus(Role.LOCAL);
  }

  /** The panel asks features only when somebody uses it. */
  private WhyPanel why() {
    StoredViewModel stored = models.comparison.stored();
    return new WhyPanel(
        models.selection,
        models.findings,
        List.of(
            new WhyPanel.Aside(models.dialects.sheetProperty(), models.dialects::reasonsFor),
            new WhyPanel.Aside(stored.shownProperty(), stored::reasonsFor),
            new WhyPanel.Aside(models.serverSide.sheetProperty(), models.serverSide::reasonsFor)),
        way -> features().fields.decide(Optional.of(way.fate()), way.path()),
        () -> features().schemas.editAnnotation());
  }

  private WindowFeatures features() {
    return features;
  }

  /** Shows the first documents. */
  public void open(StartDocuments start) {
    features.schemas.setLooksBeside(start.schema().looksBeside());
    show(start.sides());
    start.openIn(models.documents);
    start
        .schema()
        .file()
        .filter(file -> file.endsWith(OverlayFile.NAME))
        .ifPresent(features.schemas::tell);
    start.opened().ifPresent(features.cases::show);
    start.objects().filter(sources -> !sources.isEmpty()).ifPresent(features.objects.model()::open);
    start
        .chosen()
        .filter(files -> !files.isEmpty())
        .ifPresent(files -> features.files.open(Role.LOCAL, files));
    models.documents.history().forget();
    start.live().ifPresent(features.cluster::open);
    start.chosen().ifPresent(files -> features.start.show());
  }

  private void show(StartSides sides) {
    sides.titles().forEach((pane, title) -> view.panes().view(pane).setTitle(title));
    if (!sides.remarks().isEmpty()) {
      new Notice(view, "sides", String.join(" ", sides.remarks()))
          .offeringClose("close-sides")
          .show();
    }
    if (!sides.answers().isEmpty()) {
      features.serverSays.give(sides.answers());
    }
    if (sides.areTwo()) {
      view.arrangement().hideLive();
      models.documents.appliedBy().open(Optional.of(ComparisonMode.DOCUMENTS));
      features.objects.model().survey().use(Optional.of(ComparisonMode.DOCUMENTS));
    }
  }

  /** Shows a lesson's documents. */
  public void open(Lesson lesson) {
    models.visit.open(LessonPlace.of(lesson));
  }
}
