package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.stage.Stage;
import org.fxmisc.richtext.GenericStyledArea;

/** The window for a test: how it is opened, and that it ends. */
public abstract class WindowFixture extends QuickRobot {

  private static final BundledCatalog CATALOG = new BundledCatalog();

  /** No test asks the cluster of whoever runs it. */
  protected static final Map<String, String> NO_KUBECTL = Map.of();

  private final List<TripatchWindow> opened = new ArrayList<>();

  /** What a window needs that keeps nothing. */
  protected static WindowServices services() {
    return new WindowServices(new Workbench(CATALOG), Optional.empty(), "test").in(NO_KUBECTL);
  }

  /** What a window needs that keeps its settings and unsaved texts in a folder. */
  protected static WindowServices services(Path settings) {
    return new WindowServices(new Workbench(CATALOG), Optional.of(settings), "test").in(NO_KUBECTL);
  }

  /** The example that comes with the program. */
  protected static StartDocuments example() {
    return documents(BuiltInExample.local(), BuiltInExample.live());
  }

  /** A document that comes from no file; fields alone get a name, since kubectl takes no others. */
  private static OpenDocument unfiled(String title, String text) {
    boolean isFragment = text.endsWith("\n") && !text.contains("kind:") && !text.startsWith("[");
    return OpenDocument.unfiled(
        title, isFragment ? text + "apiVersion: v1\nkind: A\nmetadata: {name: a}\n" : text);
  }

  /** Two documents that come from no file. */
  protected static StartDocuments documents(String local, String live) {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.empty(), unfiled("local", local), Optional.of(unfiled("live", live))));
  }

  /** Three documents that come from no file. */
  protected static StartDocuments documents(String lastApplied, String local, String live) {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.of(unfiled("last", lastApplied)),
            unfiled("local", local),
            Optional.of(unfiled("live", live))));
  }

  /** A window that is not shown yet. Called on the UI thread. */
  protected final TripatchWindow make(Stage stage, WindowServices services, FileDialogs dialogs) {
    return make(stage, services, dialogs, List.of());
  }

  /** The same with further features. */
  protected final TripatchWindow make(
      Stage stage, WindowServices services, FileDialogs dialogs, List<Feature> further) {
    TripatchWindow window = new TripatchWindow(stage, services, dialogs, further);
    opened.add(window);
    return window;
  }

  /** Opens a window that keeps nothing and reads and writes no files. Called on the UI thread. */
  protected final void open(Stage stage, StartDocuments documents) {
    open(stage, services(), new NoFileDialogs(), documents);
  }

  /** Opens a window. Called on the UI thread. */
  protected final void open(
      Stage stage, WindowServices services, FileDialogs dialogs, StartDocuments documents) {
    make(stage, services, dialogs).show(documents);
  }

  /** Where a window stands, so that a robot finds all of it. */
  protected static void place(Stage stage, int width, int height) {
    stage.setX(0);
    stage.setY(0);
    stage.setWidth(width);
    stage.setHeight(height);
  }

  /** The window that was opened last. */
  protected final TripatchWindow window() {
    return opened.getLast();
  }

  /** The parts of the window that was opened last. */
  protected final OpenContent content() {
    return OpenContent.of(window());
  }

  @Override
  public void stop() throws Exception {
    opened.forEach(WindowFixture::end);
  }

  private static void end(TripatchWindow window) {
    window.drop();
    // The carets of an editor blink as long as the program runs.
    for (Role pane : Role.values()) {
      OpenContent.of(window).view().panes().view(pane).lookupAll(".editor-area").stream()
          .map(area -> (GenericStyledArea<?, ?, ?>) area)
          .forEach(GenericStyledArea::dispose);
    }
  }
}
