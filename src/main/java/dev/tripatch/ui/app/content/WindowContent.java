package dev.tripatch.ui.app.content;

import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.ui.app.command.AppliedByChoice;
import dev.tripatch.ui.app.command.CaseCommands;
import dev.tripatch.ui.app.command.ChangedFiles;
import dev.tripatch.ui.app.command.DropTarget;
import dev.tripatch.ui.app.command.ErrorCommands;
import dev.tripatch.ui.app.command.ExportCommands;
import dev.tripatch.ui.app.command.ExportMenu;
import dev.tripatch.ui.app.command.ExtraKeys;
import dev.tripatch.ui.app.command.FileCommands;
import dev.tripatch.ui.app.command.Menus;
import dev.tripatch.ui.app.command.OtherObjects;
import dev.tripatch.ui.app.command.PatchCommands;
import dev.tripatch.ui.app.command.PatchMenu;
import dev.tripatch.ui.app.command.RemedyCommands;
import dev.tripatch.ui.app.command.ReportCommands;
import dev.tripatch.ui.app.command.SecretCommands;
import dev.tripatch.ui.app.command.UndoCommands;
import dev.tripatch.ui.app.command.ViewCommands;
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
import dev.tripatch.ui.merge.PaneView;
import dev.tripatch.ui.merge.table.TabName;
import dev.tripatch.ui.model.CaseTexts;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DialectsViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.FirstSelection;
import dev.tripatch.ui.model.ReportViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.ServerSideViewModel;
import dev.tripatch.ui.model.document.DocumentFiles;
import dev.tripatch.ui.model.document.DocumentViewModel;
import dev.tripatch.ui.theme.Appearance;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.stage.Window;

/** The parts of a window, put together by hand: models, views, actions, menu, scene. */
public final class WindowContent {

  private final Documents documents = new Documents();
  private final DocumentFiles documentFiles;
  private final ComparisonViewModel comparison;
  private final ComposerViewModel composer;
  private final DialectsViewModel dialects;
  private final FindingsViewModel findings;
  private final ServerSideViewModel serverSide;
  private final SelectionViewModel selection;
  private final Appearance appearance =
      new Appearance(Platform.getPreferences().colorSchemeProperty());
  private final MainView view;
  private final Scene scene;
  private final Questions questions;
  private final CaseTexts caseTexts;
  private final CaseCommands cases;
  private final FileCommands files;
  private final PatchCommands patches;
  private final ChangedFiles changedFiles;
  private final UndoCommands undo;
  private final ErrorCommands errors;
  private final ExportMenu exports;

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
    comparison =
        new ComparisonViewModel(documents, comparer, threads.background(), threads.foreground());
    composer = new ComposerViewModel(documents.drafts(), comparison);
    selection = new SelectionViewModel(comparison);
    FirstSelection.in(documents, comparison, selection);
    dialects = new DialectsViewModel(comparison, threads.aside(), threads.foreground());
    serverSide = new ServerSideViewModel(comparison, threads.aside(), threads.foreground());
    findings =
        new FindingsViewModel(
            comparison, selection, threads.aside(), threads.pause(), threads.foreground());
    view =
        new MainView(
            documents,
            comparison,
            composer,
            dialects,
            serverSide,
            selection,
            findings,
            this::explain,
            appearance);
    selection.noticeProperty().subscribe(view.status()::replace);
    scene = new Scene(view, size.getWidth(), size.getHeight());
    appearance.style(scene);
    view.arrangement().begin();
    questions = new Questions(this::window, appearance, documents.secrets()::compare);
    documentFiles = new DocumentFiles();
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
    RemedyCommands remedies =
        new RemedyCommands(documents, comparison, findings, questions, view.status()::say);
    view.why().setOnRemedy(remedies::take);
    for (Role pane : Role.values()) {
      view.panes().view(pane).editor().setOnHazardChosen(hazard -> showHazard(hazard.path()));
    }
    exports =
        new ExportMenu(
            new ExportCommands(
                documents, comparison, secrets, fileQuestions, questions, view.status()::say),
            new ReportCommands(
                documents,
                new ReportViewModel(comparer, threads.background(), threads.aside()),
                fileQuestions,
                threads.foreground(),
                view.status()::say));
    HelpDialogs help = new HelpDialogs(questions, services.version());
    connect(new ViewCommands(view, comparison, selection, appearance, secrets, help, quit));
  }

  /** Asks whether a text may be replaced, if it is not saved. */
  private boolean mayGo(DocumentViewModel document) {
    return document.pane() == Role.PATCH ? patches.mayGo(document) : files.mayGo(document);
  }

  private void explain(HazardKind kind) {
    questions.show(new HazardPageView(kind));
  }

  private void showHazard(FieldPath path) {
    selection.select(path);
    view.tables().choose(TabName.HAZARDS);
  }

  private void connect(ViewCommands views) {
    AppliedByChoice appliedBy =
        new AppliedByChoice(documents.appliedBy(), composer, view.status()::say);
    WindowBar bar =
        new WindowBar(
            comparison,
            composer,
            selection,
            documents.secrets(),
            appliedBy.button(),
            () -> files.open(views.activePane()),
            views::copyShownPatch);
    PatchMenu patchMenu = new PatchMenu(composer, comparison.patch(), patches, appliedBy);
    view.setTopBars(new Menus(files, undo, errors, views, exports, patchMenu).bar(), bar);
    new ExtraKeys(views, composer).install(scene);
    for (Role pane : Role.values()) {
      PaneView paneView = view.panes().view(pane);
      paneView
          .editor()
          .setOnPaste(text -> files.refuses("The text", text) || errors.openIfError(text));
      new DropTarget(paneView, errors::openIfError, documents.of(pane).map(each -> files))
          .install();
    }
    view.panes().focus(Role.LOCAL);
    connect(views.secrets());
  }

  private void connect(SecretCommands secrets) {
    for (Role pane : Role.values()) {
      view.panes().view(pane).editor().setOnMaskChosen(secrets::reveal);
    }
    view.panes().copied().setOnMasksCopied(secrets::copiedMasks);
    view.panes().copied().setOnMasksPasted(secrets::pastedMasks);
  }

  private Window window() {
    return scene.getWindow();
  }

  /** Shows the first documents. */
  public void open(StartDocuments start) {
    start.openIn(documents);
    start.opened().ifPresent(cases::show);
    documents.history().forget();
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
    return documents;
  }

  DocumentFiles documentFiles() {
    return documentFiles;
  }

  /** What the documents come to. */
  public ComparisonViewModel comparison() {
    return comparison;
  }

  /** What each dialect makes of them. */
  public DialectsViewModel dialects() {
    return dialects;
  }

  /** The conflicts and hazards found in them. */
  public FindingsViewModel findings() {
    return findings;
  }

  /** What server-side apply makes of them. */
  public ServerSideViewModel serverSide() {
    return serverSide;
  }

  /** The selected field, one for the whole window. */
  public SelectionViewModel selection() {
    return selection;
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
    return composer;
  }

  /** What opens and saves patches. */
  public PatchCommands patches() {
    return patches;
  }
}
