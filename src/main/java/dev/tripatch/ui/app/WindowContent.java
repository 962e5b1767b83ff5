package dev.tripatch.ui.app;

import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DocumentFiles;
import dev.tripatch.ui.model.DocumentViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.theme.Appearance;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.stage.Window;

/** The parts of a window, put together by hand: models, views, actions, menu, scene. */
final class WindowContent {

  private final Documents documents = new Documents();
  private final DocumentFiles documentFiles;
  private final ComparisonViewModel comparison;
  private final ComposerViewModel composer;
  private final SelectionViewModel selection;
  private final Appearance appearance =
      new Appearance(Platform.getPreferences().colorSchemeProperty());
  private final MainView view;
  private final Scene scene;
  private final Questions questions;
  private final FileCommands files;
  private final PatchCommands patches;

  /**
   * Where work is done.
   *
   * @param background where to compare
   * @param foreground runs what it is given on the UI thread
   */
  record Threads(Executor background, Executor foreground) {}

  /**
   * A window's content.
   *
   * @param services what it needs from outside
   * @param threads where to work
   * @param dialogs asks for files
   * @param quit what the Quit action does
   * @param size how large it is until a window makes it otherwise
   */
  WindowContent(
      WindowServices services,
      Threads threads,
      FileDialogs dialogs,
      Runnable quit,
      Dimension2D size) {
    comparison =
        new ComparisonViewModel(
            documents, services.comparer(), threads.background(), threads.foreground());
    composer = new ComposerViewModel(documents.drafts(), comparison);
    selection = new SelectionViewModel(comparison);
    view = new MainView(documents, comparison, composer, selection, appearance);
    scene = new Scene(view, size.getWidth(), size.getHeight());
    appearance.dress(scene);
    questions = new Questions(this::window, appearance);
    documentFiles = new DocumentFiles(services.opener());
    files = new FileCommands(documents, documentFiles, dialogs, questions, view.status()::say);
    patches =
        new PatchCommands(composer, comparison.patch(), dialogs, questions, view.status()::say);
    HelpDialogs help = new HelpDialogs(questions, services.version());
    connect(new ViewCommands(view, comparison, selection, appearance, help, quit));
  }

  private void connect(ViewCommands views) {
    WindowBar bar =
        new WindowBar(
            comparison,
            composer,
            selection,
            () -> files.open(views.activePane()),
            views::copyShownPatch);
    view.setTopBars(
        new Menus(files, views, new PatchMenu(composer, comparison.patch(), patches)).bar(), bar);
    new ExtraKeys(views).install(scene);
    for (DocumentViewModel document : documents.all()) {
      new DropTarget(view.panes().view(document.pane()), files).install();
    }
    view.panes().focus(Pane.LOCAL);
  }

  private Window window() {
    return scene.getWindow();
  }

  /** Shows the first documents. */
  void open(StartDocuments start) {
    start.lastApplied().ifPresent(documents.lastApplied()::open);
    start.local().ifPresent(documents.local()::open);
    start.live().ifPresent(documents.live()::open);
  }

  Documents documents() {
    return documents;
  }

  DocumentFiles documentFiles() {
    return documentFiles;
  }

  ComparisonViewModel comparison() {
    return comparison;
  }

  SelectionViewModel selection() {
    return selection;
  }

  Appearance appearance() {
    return appearance;
  }

  MainView view() {
    return view;
  }

  Scene scene() {
    return scene;
  }

  FileCommands files() {
    return files;
  }

  ComposerViewModel composer() {
    return composer;
  }

  PatchCommands patches() {
    return patches;
  }
}
