package dev.tripatch.ui.app;

import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.theme.Appearance;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;

/** The parts of a window, put together by hand: models, view, scene. */
final class WindowContent {

  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final Appearance appearance;
  private final MainView view;
  private final Scene scene;

  /**
   * A window's content.
   *
   * @param services what it needs from outside
   * @param background where to compare
   * @param foreground runs what it is given on the UI thread
   * @param width of the scene at first
   * @param height of the scene at first
   */
  WindowContent(
      WindowServices services,
      Executor background,
      Executor foreground,
      double width,
      double height) {
    comparison =
        new ComparisonViewModel(documents, services.comparer(), background, foreground);
    selection = new SelectionViewModel(comparison);
    appearance = new Appearance(Platform.getPreferences().colorSchemeProperty());
    view = new MainView(documents, comparison, selection, appearance);
    scene = new Scene(view, width, height);
    appearance.dress(scene);
    view.setTopBars(new WindowBar(comparison, selection, () -> {}, () -> {}));
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
}
