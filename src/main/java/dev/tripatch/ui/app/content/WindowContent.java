package dev.tripatch.ui.app.content;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.learn.reference.PageIds;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.feature.compose.DraftEdits;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.LessonExport;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.rules.RuleSandbox;
import dev.tripatch.ui.feature.schema.SchemaCommands;
import dev.tripatch.ui.feature.schema.SchemaModels;
import dev.tripatch.ui.feature.serverside.ServerSideViewModel;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Options;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.Presenter;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.CaseTexts;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.StatusBar;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;

/** The parts of a window, put together by hand: models, views, actions, menu, scene. */
public final class WindowContent {

  private final WindowModels models;
  private final Appearance appearance =
      new Appearance(Platform.getPreferences().colorSchemeProperty());
  private final MainView view;
  private final Scene scene;
  private final Questions questions;
  private final WindowCommands commands;

  /**
   * Where work is done.
   *
   * @param background where to compare
   * @param aside where to work on what nobody waits for
   * @param pause runs what it is given after a pause: who types is not disturbed before
   * @param foreground runs what it is given on the UI thread
   */
  public record Threads(Executor background, Executor aside, Executor pause, Executor foreground) {}

  /**
   * A window's content.
   *
   * @param services what it needs from outside
   * @param threads where to work
   * @param dialogs asks for files
   * @param quit what the Quit action does
   * @param size how large it is until a window changes it
   */
  public WindowContent(
      WindowServices services,
      Threads threads,
      FileDialogs dialogs,
      Runnable quit,
      Dimension2D size) {
    models = WindowModels.of(new Comparer(services.workbench()), services.workbench(), threads);
    Panes panes =
        new Panes(
            models.documents(),
            models.comparison(),
            models.composer(),
            models.selection(),
            models.findings(),
            appearance.shownTextSizeProperty());
    FilterViewModel filter = new FilterViewModel(models.comparison());
    WindowTabs tabs =
        new WindowTabs(models, filter, appearance.shownTextSizeProperty(), this::explain);
    StatusBar status =
        new StatusBar(
            models.comparison(), models.documents().secrets(), models.documents().schemas(), panes);
    view =
        new MainView(
            panes,
            filter,
            tabs.all(),
            new LowerTab.Beside(tabs.why(), tabs.why()::focusText),
            status);
    tabs.showBesideResult(view.arrangement());
    models.rules().setSandbox(new RuleSandbox(models.visit(), models.selection()));
    view.panes()
        .follow(models.stepper(), models.comparison(), models.composer(), models.findings());
    models.selection().noticeProperty().subscribe(view.status()::replace);
    scene = new Scene(view, size.getWidth(), size.getHeight());
    appearance.style(scene);
    view.arrangement().begin();
    questions =
        new Questions(
            scene::getWindow, appearance, this::keys, models.documents().secrets()::compare);
    commands =
        new WindowCommands(
            models,
            view,
            tabs,
            services,
            threads,
            dialogs,
            questions,
            this::options,
            appearance,
            quit);
    commands.listenIn(scene);
  }

  private void explain(HazardKind kind) {
    commands.learn.reference.show(PageIds.hazard(kind));
  }

  /** Shows the first documents. */
  public void open(StartDocuments start) {
    schemas().setLooksBeside(start.schema().looksBeside());
    start.openIn(models.documents());
    start
        .schema()
        .file()
        .filter(file -> file.endsWith(OverlayFile.NAME))
        .ifPresent(schemas()::tell);
    start.opened().ifPresent(commands.cases::show);
    start.objects().filter(sources -> !sources.isEmpty()).ifPresent(objects().model()::open);
    models.documents().history().forget();
  }

  public CaseTexts caseTexts() {
    return commands.caseTexts;
  }

  /** The commands that wait for an answer. */
  public CommandQueue queue() {
    return commands.queue;
  }

  public Questions questions() {
    return questions;
  }

  /** Notes the files of the first documents among those opened last. */
  public void remember(StartDocuments start) {
    start.files().forEach(files()::remember);
  }

  /** What notices that other programs changed files shown here. */
  public ChangedFiles changedFiles() {
    return commands.changedFiles;
  }

  /** The documents in the panes. */
  public Documents documents() {
    return models.documents();
  }

  /** What saves files. */
  public FileSaving saving() {
    return commands.saving;
  }

  public DocumentFiles documentFiles() {
    return commands.documentFiles;
  }

  /** What the documents come to. */
  public ComparisonViewModel comparison() {
    return models.comparison();
  }

  /** What each dialect makes of them. */
  public DialectsViewModel dialects() {
    return models.dialects();
  }

  /** The conflicts and hazards found in them. */
  public FindingsViewModel findings() {
    return models.findings();
  }

  /** What is decided about their fields. */
  public DecisionsViewModel decisions() {
    return models.decisions();
  }

  /** What server-side apply makes of them. */
  public ServerSideViewModel serverSide() {
    return models.serverSide();
  }

  /** What brings schemas in, and keeps own rules. */
  public SchemaCommands schemas() {
    return commands.schemas;
  }

  /** The rules behind the fields. */
  public SchemaModels schema() {
    return models.schema();
  }

  /** The selected field, one for the whole window. */
  public SelectionViewModel selection() {
    return models.selection();
  }

  /** The steps to patch and result. */
  public StepperViewModel stepper() {
    return models.stepper();
  }

  /** Theme and text size. */
  public Appearance appearance() {
    return appearance;
  }

  /** What can be chosen in menus and settings. */
  public Options options() {
    return new Options(
        appearance,
        models.comparison().showRemovedProperty(),
        models.comparison().showNoiseProperty(),
        view.panes().scrolling().togetherProperty(),
        view.panes().showLinksProperty(),
        view.panes().folding().linesAroundProperty(),
        models.decisions().advancesProperty(),
        models.documents().secrets().maskedAtFirstProperty());
  }

  /** What fills the panes with other documents for a while. */
  public Visit visit() {
    return models.visit();
  }

  /** What shows the reference. */
  public ReferenceCommands reference() {
    return commands.learn.reference;
  }

  /** What shows the gallery of lessons. */
  public GalleryCommands gallery() {
    return commands.learn.gallery;
  }

  /** What shows the panes to an audience. */
  public Presenter presenter() {
    return commands.presenter;
  }

  /** What writes the steps of what is open as a page. */
  public LessonExport lessonExport() {
    return commands.learn.export;
  }

  /** All that can be done here. */
  public Actions actions() {
    return commands.actions;
  }

  /** The keys of actions. */
  public Keys keys() {
    return commands.keys;
  }

  /** All that the window shows but its menu. */
  public MainView view() {
    return view;
  }

  /** The scene to set on a stage. */
  public Scene scene() {
    return scene;
  }

  /** What is done with many objects. */
  public ObjectCommands objects() {
    return commands.objects;
  }

  /** What opens kubectl's errors. */
  public ErrorCommands errors() {
    return commands.errors;
  }

  /** What opens and saves files. */
  public FileCommands files() {
    return commands.files;
  }

  /** The patch that a person writes. */
  public ComposerViewModel composer() {
    return models.composer();
  }

  /** Edits of the composed patch by what it is to do. */
  public DraftEdits drafts() {
    return commands.drafts;
  }

  /** What opens and saves patches. */
  public PatchCommands patches() {
    return commands.patches;
  }
}
