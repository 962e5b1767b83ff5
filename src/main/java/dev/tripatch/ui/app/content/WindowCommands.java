package dev.tripatch.ui.app.content;

import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.compose.ComposeActions;
import dev.tripatch.ui.feature.compose.DraftEdits;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.compose.PatchMenu;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.LeaveOutCommands;
import dev.tripatch.ui.feature.fields.WaysToFields;
import dev.tripatch.ui.feature.learn.Visiting;
import dev.tripatch.ui.feature.objects.ConflictWay;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.objects.OtherObjects;
import dev.tripatch.ui.feature.objects.PlaceMenus;
import dev.tripatch.ui.feature.schema.SchemaCommands;
import dev.tripatch.ui.feature.schema.SchemaGestures;
import dev.tripatch.ui.feature.schema.SchemaMenu;
import dev.tripatch.ui.feature.share.ExportCommands;
import dev.tripatch.ui.feature.share.ReportCommands;
import dev.tripatch.ui.feature.share.ReportViewModel;
import dev.tripatch.ui.feature.steps.StepCommands;
import dev.tripatch.ui.panes.AppliedByChoice;
import dev.tripatch.ui.panes.Completing;
import dev.tripatch.ui.panes.ProofBand;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ProofViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.Presenter;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.UndoCommands;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.dialog.HelpDialogs;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.CaseCommands;
import dev.tripatch.ui.window.file.CaseTexts;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.ui.window.layout.WindowBar;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.Schemas;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;

/** The commands of a window, put together by hand. */
final class WindowCommands {

  private final WindowModels models;
  private final MainView view;
  private final WindowTabs tabs;
  private final CommandQueue queue;
  private final Questions questions;
  private final FileSaving saving;
  private final DocumentFiles documentFiles;
  private final SecretCommands secrets;
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
  private final ExportMenu exports;
  private final LearnCommands learn;
  private final Keys keys;

  /**
   * Commands that act on these models.
   *
   * @param services what they need from outside
   * @param threads where to work
   * @param dialogs asks for files
   * @param questions asks what else a person must decide
   * @param keys the keys of actions
   * @param appearance how windows look
   */
  WindowCommands(
      WindowModels models,
      MainView view,
      WindowTabs tabs,
      WindowServices services,
      WindowContent.Threads threads,
      FileDialogs dialogs,
      Questions questions,
      Keys keys,
      Appearance appearance) {
    this.keys = keys;
    this.models = models;
    this.view = view;
    this.tabs = tabs;
    this.questions = questions;
    Documents documents = models.documents();
    ComparisonViewModel comparison = models.comparison();
    ComposerViewModel composer = models.composer();
    SelectionViewModel selection = models.selection();
    queue = new CommandQueue(comparison, selection, threads.foreground());
    saving = new FileSaving(sentence -> threads.foreground().execute(() -> warn(sentence)));
    documentFiles = new DocumentFiles(saving);
    FileQuestions fileQuestions = new FileQuestions(dialogs, questions, saving);
    secrets =
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
    actions = new ComposeActions(drafts, selection, view.panes(), queue, keys);
    actions.install();
    view.panes()
        .complete(
            new Completing(
                comparison,
                composer,
                () -> services.workbench().with(documents.schemas().getInForce()).schemas().kinds(),
                new Completing.Background(
                    threads.background(), threads.foreground(), view.status()::say)));
    cases.setMayGo(this::mayGo);
    undo =
        new UndoCommands(documents, composer, view.panes(), selection, queue, view.status()::say);
    errors =
        new ErrorCommands(
            services.workbench(), documents, queue, selection, view, questions, files::mayGo);
    view.panes().view(Role.PATCH).addFootBand(new ProofBand(proof(threads), selection::select));
    objects =
        new ObjectCommands(
            ObjectsSide.modelOf(models, documentFiles, services.workbench(), threads),
            selection,
            files,
            fileQuestions,
            questions,
            patches::mayGo,
            queue,
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
    new Visiting(models.visit(), view, questions, changedFiles).connect();
    models.visit().alsoKeep(cases::setAside);
    learn =
        new LearnCommands(
            models, view, services, threads, fileQuestions, questions, errors, appearance);
    files.setBeforeOpening(models.visit()::back);
    decide =
        new DecideCommands(
            documents, comparison, models.decisions(), queue, questions, view.status()::say);
    exports =
        new ExportMenu(
            new ExportCommands(
                documents, comparison, secrets, fileQuestions, questions, view.status()::say),
            new ReportCommands(
                documents,
                new ReportViewModel(models.comparer(), threads.background(), threads.aside()),
                fileQuestions,
                threads.foreground(),
                view.status()::say),
            learn.export(),
            queue);
    schemas =
        new SchemaCommands(
            documents.schemas(),
            models.schema(),
            view,
            fileQuestions,
            questions,
            Schemas.of(services.workbench().schemas()),
            services.settingsFolder().map(KeptSchemas::in),
            threads.aside(),
            threads.foreground());
    documents.local().openedProperty().subscribe((before, now) -> lookBeside(now));
  }

  /** A document that comes back after a visit brought its own rules when it was opened. */
  private void lookBeside(OpenDocument local) {
    if (!models.visit().isVisiting()) {
      schemas.lookBeside(local);
    }
  }

  private ProofViewModel proof(WindowContent.Threads threads) {
    return new ProofViewModel(models.comparison(), threads.aside(), threads.foreground());
  }

  /** Asks whether a text may be replaced, if it is not saved. */
  private boolean mayGo(DocumentViewModel document) {
    return document.pane() == Role.PATCH ? patches.mayGo(document) : files.mayGo(document);
  }

  /**
   * Makes menu and bar, and connects what happens in the window.
   *
   * @param quit what the Quit action does
   */
  void connect(
      Appearance appearance, HelpDialogs help, Runnable quit, Scene scene, Presenter presenter) {
    ViewCommands views =
        new ViewCommands(
            view, models.comparison(), models.selection(), queue, appearance, secrets, help, quit);
    views.setConflicts(conflictWay());
    AppliedByChoice appliedBy =
        new AppliedByChoice(models.documents().appliedBy(), models.composer(), view.status()::say);
    LeaveOutCommands leaving =
        new LeaveOutCommands(models.documents(), models.comparison(), queue, view.status()::say);
    StepCommands steps = new StepCommands(models.stepper(), view, keys);
    views.setSteps(steps);
    DecideGestures gestures =
        new DecideGestures(
            models, view, tabs.why(), decide, leaving, actions, views, steps, queue, keys);
    MenuBar bar = menus(views, patchMenu(appliedBy, views), gestures, presenter).bar();
    view.setTopBars(bar, windowBar(views, appliedBy));
    PlaceMenus placeMenus = new PlaceMenus(bar, view, objects);
    placeMenus.connect();
    gestures.install(new ExtraKeys(keys, views, models.composer(), objects), scene);
    new PaneGestures(models, view).connect(tabs.why(), files, errors, views.secrets());
    tabs.onSchemaSide(
        new SchemaGestures(models.documents().schemas().text(), schemas, undo, view)::connect);
    new ObjectsSide(objects, view, placeMenus).connect();
    view.panes().focus(Role.LOCAL);
  }

  private Menus menus(
      ViewCommands views, PatchMenu patchMenu, DecideGestures gestures, Presenter presenter) {
    return new Menus(
        files,
        undo,
        errors,
        views,
        new WaysToFields(models.comparison(), models.selection(), questions, view.status()::say),
        exports,
        patchMenu,
        new SchemaMenu(schemas),
        gestures.menu(),
        objects,
        learn.menu(presenter, views),
        queue,
        keys);
  }

  private ConflictWay conflictWay() {
    return new ConflictWay(objects, models.selection(), queue, view.status()::say);
  }

  private PatchMenu patchMenu(AppliedByChoice appliedBy, ViewCommands views) {
    return new PatchMenu(
        models.composer(),
        models.comparison().patch(),
        patches,
        drafts,
        actions,
        appliedBy,
        views::focus,
        queue,
        keys);
  }

  private WindowBar windowBar(ViewCommands views, AppliedByChoice appliedBy) {
    return new WindowBar(
        models.comparison(),
        models.composer(),
        models.selection(),
        models.documents().secrets(),
        appliedBy.button(),
        new WindowBar.Actions(
            () -> files.open(views.activePane()),
            views::previousChange,
            views::nextChange,
            views::copyShownPatch));
  }

  /** What waits for an answer. */
  CommandQueue queue() {
    return queue;
  }

  private void warn(String sentence) {
    new Notice(view, "saving", sentence).offeringClose("close-saving").show();
  }

  /** What is for learning and teaching. */
  LearnCommands learn() {
    return learn;
  }

  FileSaving saving() {
    return saving;
  }

  DocumentFiles documentFiles() {
    return documentFiles;
  }

  CaseTexts caseTexts() {
    return caseTexts;
  }

  CaseCommands cases() {
    return cases;
  }

  FileCommands files() {
    return files;
  }

  PatchCommands patches() {
    return patches;
  }

  DraftEdits drafts() {
    return drafts;
  }

  ChangedFiles changedFiles() {
    return changedFiles;
  }

  ErrorCommands errors() {
    return errors;
  }

  SchemaCommands schemas() {
    return schemas;
  }

  ObjectCommands objects() {
    return objects;
  }
}
