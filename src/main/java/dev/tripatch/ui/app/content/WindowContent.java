package dev.tripatch.ui.app.content;

import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.role.Role;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.app.command.AppliedByChoice;
import dev.tripatch.ui.app.command.CaseCommands;
import dev.tripatch.ui.app.command.ChangedFiles;
import dev.tripatch.ui.app.command.ComposeActions;
import dev.tripatch.ui.app.command.ConflictWay;
import dev.tripatch.ui.app.command.DecideCommands;
import dev.tripatch.ui.app.command.ErrorCommands;
import dev.tripatch.ui.app.command.ExportCommands;
import dev.tripatch.ui.app.command.ExportMenu;
import dev.tripatch.ui.app.command.ExtraKeys;
import dev.tripatch.ui.app.command.FileCommands;
import dev.tripatch.ui.app.command.LeaveOutCommands;
import dev.tripatch.ui.app.command.Menus;
import dev.tripatch.ui.app.command.ObjectCommands;
import dev.tripatch.ui.app.command.OtherObjects;
import dev.tripatch.ui.app.command.PatchCommands;
import dev.tripatch.ui.app.command.PatchMenu;
import dev.tripatch.ui.app.command.ReportCommands;
import dev.tripatch.ui.app.command.SchemaCommands;
import dev.tripatch.ui.app.command.SchemaMenu;
import dev.tripatch.ui.app.command.SecretCommands;
import dev.tripatch.ui.app.command.UndoCommands;
import dev.tripatch.ui.app.command.ViewCommands;
import dev.tripatch.ui.app.command.WaysToFields;
import dev.tripatch.ui.app.dialog.FileDialogs;
import dev.tripatch.ui.app.dialog.FileQuestions;
import dev.tripatch.ui.app.dialog.HelpDialogs;
import dev.tripatch.ui.app.dialog.Questions;
import dev.tripatch.ui.app.layout.MainView;
import dev.tripatch.ui.app.layout.WindowBar;
import dev.tripatch.ui.app.setup.AfterComparison;
import dev.tripatch.ui.app.setup.StartDocuments;
import dev.tripatch.ui.app.setup.WindowServices;
import dev.tripatch.ui.explain.HazardPageView;
import dev.tripatch.ui.merge.ProofBand;
import dev.tripatch.ui.merge.table.TabName;
import dev.tripatch.ui.model.CaseTexts;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DialectsViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.DraftEdits;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.ProofViewModel;
import dev.tripatch.ui.model.ReportViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.ServerSideViewModel;
import dev.tripatch.ui.model.decision.DecisionsViewModel;
import dev.tripatch.ui.model.document.DocumentFiles;
import dev.tripatch.ui.model.document.DocumentViewModel;
import dev.tripatch.ui.model.objects.ObjectSurvey;
import dev.tripatch.ui.model.objects.ObjectsViewModel;
import dev.tripatch.ui.model.schema.SchemaModels;
import dev.tripatch.ui.objects.ObjectsBar;
import dev.tripatch.ui.schema.SchemaSide;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** The parts of a window, put together by hand: models, views, actions, menu, scene. */
public final class WindowContent {

  private final WindowModels models;
  private final DocumentFiles documentFiles = new DocumentFiles();
  private final Appearance appearance =
      new Appearance(Platform.getPreferences().colorSchemeProperty());
  private final MainView view;
  private final Scene scene;
  private final Questions questions;
  private final CaseTexts caseTexts;
  private final CaseCommands cases;
  private final FileCommands files;
  private final PatchCommands patches;
  private final DraftEdits drafts;
  private final ComposeActions actions;
  private final ChangedFiles changedFiles;
  private final UndoCommands undo;
  private final ErrorCommands errors;
  private final SchemaCommands schemas;
  private final DecideCommands decide;
  private final ObjectCommands objects;

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
    Comparer comparer = new Comparer(services.workbench());
    models = WindowModels.of(comparer, services.workbench(), threads);
    Documents documents = models.documents();
    ComparisonViewModel comparison = models.comparison();
    ComposerViewModel composer = models.composer();
    SelectionViewModel selection = models.selection();
    view =
        new MainView(
            documents,
            comparison,
            composer,
            models.dialects(),
            models.serverSide(),
            selection,
            models.findings(),
            models.decisions(),
            models.schema(),
            this::explain,
            appearance);
    selection.noticeProperty().subscribe(view.status()::replace);
    scene = new Scene(view, size.getWidth(), size.getHeight());
    appearance.style(scene);
    view.arrangement().begin();
    questions = new Questions(scene::getWindow, appearance, documents.secrets()::compare);
    FileQuestions fileQuestions = new FileQuestions(dialogs, questions);
    SecretCommands secrets =
        new SecretCommands(
            documents.secrets(), comparison, selection, questions, view.status()::say);
    caseTexts = new CaseTexts(documents);
    cases =
        new CaseCommands(
            documents,
            caseTexts,
            comparison,
            composer,
            selection,
            fileQuestions,
            questions,
            view.status()::say);
    files =
        new FileCommands(
            documents, documentFiles, fileQuestions, questions, cases, view.status()::say);
    patches =
        new PatchCommands(
            composer, comparison.patch(), secrets, fileQuestions, questions, view.status()::say);
    drafts =
        new DraftEdits(
            documents,
            comparison,
            composer,
            threads.aside(),
            threads.foreground(),
            view.status()::say);
    drafts.convertFormats();
    actions = new ComposeActions(drafts, selection, view.panes(), new AfterComparison(comparison));
    actions.install();
    view.panes().setKinds(services.workbench().schemas()::kinds);
    cases.setMayGo(this::mayGo);
    AfterComparison afterComparison = new AfterComparison(comparison);
    undo =
        new UndoCommands(
            documents, composer, view.panes(), selection, afterComparison, view.status()::say);
    errors =
        new ErrorCommands(
            services.workbench(),
            documents,
            afterComparison,
            selection,
            view,
            questions,
            files::mayGo);
    view.panes()
        .view(Role.PATCH)
        .addFootBand(
            new ProofBand(
                new ProofViewModel(comparison, threads.aside(), threads.foreground()),
                selection::select));
    objects =
        new ObjectCommands(
            objectsOf(services.workbench(), threads),
            selection,
            files,
            fileQuestions,
            questions,
            patches::mayGo,
            view.status()::say);
    new OtherObjects(documents, documentFiles, files, comparison, view);
    changedFiles =
        new ChangedFiles(
            documents,
            documentFiles,
            files,
            questions,
            view,
            threads.aside(),
            threads.foreground());
    decide =
        new DecideCommands(
            documents, comparison, models.decisions(), questions, view.status()::say);
    ExportMenu exports =
        new ExportMenu(
            new ExportCommands(
                documents, comparison, secrets, fileQuestions, questions, view.status()::say),
            new ReportCommands(
                documents,
                new ReportViewModel(comparer, threads.background(), threads.aside()),
                fileQuestions,
                threads.foreground(),
                view.status()::say));
    schemas =
        new SchemaCommands(
            documents.schemas(),
            models.schema(),
            view,
            fileQuestions,
            questions,
            Schemas.of(services.workbench().schemas()),
            threads.aside(),
            threads.foreground());
    documents.local().openedProperty().subscribe((before, now) -> schemas.lookBeside(now));
    HelpDialogs help = new HelpDialogs(questions, services.version());
    connect(
        new ViewCommands(view, comparison, selection, appearance, secrets, help, quit), exports);
  }

  /** Reading a long list keeps nothing else waiting. */
  private ObjectsViewModel objectsOf(Workbench workbench, Threads threads) {
    Executor own = work -> Thread.ofPlatform().daemon().name("list of objects").start(work);
    ObjectsViewModel model =
        new ObjectsViewModel(
            models.documents(),
            documentFiles,
            new ObjectSurvey(workbench, own, threads.aside(), threads.foreground()));
    models.comparison().viewProperty().subscribe((before, now) -> model.refresh());
    return model;
  }

  private void showObjects() {
    if (objects.model().isOpen() && view.getLeft() == null) {
      ObjectsBar bar =
          new ObjectsBar(objects.model(), objects::open, () -> view.panes().focus(Role.LOCAL));
      bar.setOnDropped(objects::openAll);
      view.showBeside(bar);
    }
  }

  /** Asks whether a text may be replaced, if it is not saved. */
  private boolean mayGo(DocumentViewModel document) {
    return document.pane() == Role.PATCH ? patches.mayGo(document) : files.mayGo(document);
  }

  private void explain(HazardKind kind) {
    questions.show(new HazardPageView(kind));
  }

  private void connect(ViewCommands views, ExportMenu exports) {
    AppliedByChoice appliedBy =
        new AppliedByChoice(models.documents().appliedBy(), models.composer(), view.status()::say);
    WindowBar bar =
        new WindowBar(
            models.comparison(),
            models.composer(),
            models.selection(),
            models.documents().secrets(),
            appliedBy.button(),
            () -> files.open(views.activePane()),
            views::copyShownPatch);
    LeaveOutCommands leaving =
        new LeaveOutCommands(models.documents(), models.comparison(), view.status()::say);
    PatchMenu patchMenu =
        new PatchMenu(
            models.composer(), models.comparison().patch(), patches, drafts, actions, appliedBy);
    views.setConflicts(
        new ConflictWay(
            objects,
            models.selection(),
            new AfterComparison(models.comparison()),
            view.status()::say));
    DecideGestures gestures = new DecideGestures(models, view, decide, leaving, actions, views);
    view.setTopBars(
        new Menus(
                files,
                undo,
                errors,
                views,
                fields(),
                exports,
                patchMenu,
                new SchemaMenu(schemas),
                gestures.menu(),
                objects)
            .bar(),
        bar);
    gestures.install(new ExtraKeys(views, models.composer(), objects), scene);
    new PaneGestures(models, view).connect(files, errors, views.secrets());
    view.onSchemaSide(this::connect);
    objects.model().sourcesProperty().subscribe(this::showObjects);
    view.panes().focus(Role.LOCAL);
  }

  private WaysToFields fields() {
    return new WaysToFields(models.comparison(), models.selection(), questions, view.status()::say);
  }

  private void connect(SchemaSide side) {
    Optional<DocumentViewModel> rules = Optional.of(models.documents().schemas().text());
    side.addLink("Import…", "import-schema", schemas.imports()::importFile);
    side.addLink("Save", "save-own-rules", schemas::save);
    side.setOnUndo(() -> undo.undo(rules), () -> undo.redo(rules));
    view.tables().addEventFilter(DragEvent.DRAG_OVER, this::schemaOver);
    view.tables().addEventFilter(DragEvent.DRAG_DROPPED, this::schemaDropped);
  }

  private void schemaOver(DragEvent event) {
    if (isSchemaShown() && event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
      event.consume();
    }
  }

  private void schemaDropped(DragEvent event) {
    if (isSchemaShown() && event.getDragboard().hasFiles()) {
      // Later, so that the other program is not kept waiting.
      List<File> dropped = List.copyOf(event.getDragboard().getFiles());
      Platform.runLater(() -> dropped.forEach(file -> schemas.imports().importFile(file.toPath())));
      event.setDropCompleted(true);
      event.consume();
    }
  }

  private boolean isSchemaShown() {
    return view.tables().chosenProperty().get().equals(Optional.of(TabName.SCHEMA));
  }

  /** Shows the first documents. */
  public void open(StartDocuments start) {
    schemas.setLooksBeside(start.schema().looksBeside());
    start.openIn(models.documents());
    start.schema().file().filter(file -> file.endsWith(OverlayFile.NAME)).ifPresent(schemas::tell);
    start.opened().ifPresent(cases::show);
    start.objects().filter(sources -> !sources.isEmpty()).ifPresent(objects.model()::open);
    models.documents().history().forget();
  }

  CaseTexts caseTexts() {
    return caseTexts;
  }

  Questions questions() {
    return questions;
  }

  /** Notes the files of the first documents among those opened last. */
  public void remember(StartDocuments start) {
    start.files().forEach(files::remember);
  }

  /** What notices that other programs changed files shown here. */
  public ChangedFiles changedFiles() {
    return changedFiles;
  }

  /** The documents in the panes. */
  public Documents documents() {
    return models.documents();
  }

  DocumentFiles documentFiles() {
    return documentFiles;
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
    return schemas;
  }

  /** The rules behind the fields. */
  public SchemaModels schema() {
    return models.schema();
  }

  /** The selected field, one for the whole window. */
  public SelectionViewModel selection() {
    return models.selection();
  }

  /** Theme and text size. */
  public Appearance appearance() {
    return appearance;
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
    return objects;
  }

  /** What opens kubectl's errors. */
  public ErrorCommands errors() {
    return errors;
  }

  /** What opens and saves files. */
  public FileCommands files() {
    return files;
  }

  /** The patch that a person writes. */
  public ComposerViewModel composer() {
    return models.composer();
  }

  /** Edits of the composed patch by what it is to do. */
  public DraftEdits drafts() {
    return drafts;
  }

  /** What opens and saves patches. */
  public PatchCommands patches() {
    return patches;
  }
}
