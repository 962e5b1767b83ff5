package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.fxmisc.richtext.CaretNode;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A window that the tests of a class use after each other: to make one takes longer than most of
 * what a test does with it. What a test did is taken back before the next one. A window that does
 * not look like a new one then is not used again, so no test finds what another one left.
 */
final class SharedWindow {

  private static final StartDocuments BLANK =
      StartDocuments.of(new ThreeDocuments<>(Optional.of(blank()), blank(), Optional.of(blank())));

  /** Where keyboard and mouse are does not count: a new window comes up under them, too. */
  private static final Set<String> OF_KEYBOARD_AND_MOUSE =
      Set.of(
          "hover",
          "pressed",
          "focused",
          "focus-visible",
          "focus-within",
          "content-focused",
          "keyboard");

  /** How a new window looks, once somebody has asked for that. */
  private static List<String> lookOfNew = List.of();

  private final Stage stage;
  private final Answers answers = new Answers();
  private final TripatchWindow window;
  private final Optional<LowerTab> tab;
  private Optional<Rectangle2D> place = Optional.empty();

  /** Asks for files as the test wants that uses the window. */
  private static final class Answers implements FileDialogs {

    private FileDialogs ofTest = new NoFileDialogs();

    @Override
    public void beginIn(Path folder) {
      ofTest.beginIn(folder);
    }

    @Override
    public Optional<Path> askOpen(FileKind kind, String title) {
      return ofTest.askOpen(kind, title);
    }

    @Override
    public Optional<Path> askFolder(String title) {
      return ofTest.askFolder(title);
    }

    @Override
    public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
      return ofTest.askSave(kind, title, suggestedName);
    }
  }

  /** A window that is not shown yet. Called on the UI thread. */
  SharedWindow(Stage stage, WindowServices services) {
    this.stage = stage;
    window = new TripatchWindow(stage, services, answers, List.of());
    tab = content().view().tables().chosenProperty().get();
  }

  private static OpenDocument blank() {
    return OpenDocument.unfiled("", "");
  }

  private OpenContent content() {
    return OpenContent.of(window);
  }

  Stage stage() {
    return stage;
  }

  boolean isOn(Stage given) {
    return stage.equals(given);
  }

  TripatchWindow window() {
    return window;
  }

  /** Shows the documents of a test. Called on the UI thread. */
  void open(FileDialogs dialogs, StartDocuments documents) {
    answers.ofTest = dialogs;
    if (place.isPresent()) {
      content().open(documents);
    } else {
      window.show(documents);
      place =
          Optional.of(
              new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
    }
  }

  /** Ends it. Called on the UI thread. */
  void end() {
    WindowFixture.end(window);
    stage.hide();
  }

  /** Takes back what was done, and says whether it looks like a new one now. */
  boolean isUsableAgain() {
    if (!stage.isShowing()) {
      return false;
    }
    if (lookOfNew.isEmpty()) {
      lookOfNew = newLook();
    }
    return lookOfBlank().equals(lookOfNew) && content().objects().model().edits().all().isEmpty();
  }

  private static List<String> newLook() {
    SharedWindow other = onUiThread(() -> new SharedWindow(new Stage(), WindowFixture.services()));
    onUiThread(
        () -> {
          other.open(new NoFileDialogs(), StartDocuments.NONE);
          return true;
        });
    Waiting.until(other.stage::isShowing);
    List<String> look = other.lookOfBlank();
    onUiThread(
        () -> {
          other.end();
          return true;
        });
    return look;
  }

  private List<String> lookOfBlank() {
    onUiThread(
        () -> {
          takeBack();
          return true;
        });
    Waiting.settled();
    return onUiThread(this::look);
  }

  private static <T> T onUiThread(Callable<T> work) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
  }

  /** Takes back what a test did, in documents and in what is seen of them. */
  private void takeBack() {
    OpenContent content = content();
    content.presenter().leave();
    content.visit().back();
    content.course().close();
    content.view().closeRoom();
    content.view().hideAtEnd();
    content.stepper().onProperty().set(false);
    content.composer().leave();
    content.documents().history().goTo(Optional.empty());
    // What was saved meanwhile is not saved any more then.
    content.documents().all().forEach(each -> each.type(each.getOpened().text()));
    content.open(BLANK);
    content.selection().clear();
    content.files().recent().clear();
    window.content().features.settings.forEach(each -> each.choose(Map.of()));
    content.view().filter().panesFollowProperty().set(false);
    content.view().panes().folding().onlyChangesProperty().set(false);
    content.view().arrangement().reset();
    tab.map(LowerTab::id).ifPresent(content.view().tables()::choose);
    content.view().arrangement().prefer(Role.LIVE);
    content.view().panes().focus(Role.LOCAL);
    content.view().status().say("");
    place.ifPresent(this::goTo);
  }

  private void goTo(Rectangle2D wanted) {
    stage.setX(wanted.getMinX());
    stage.setY(wanted.getMinY());
    stage.setWidth(wanted.getWidth());
    stage.setHeight(wanted.getHeight());
  }

  /** All that is seen, a line for each part. */
  private List<String> look() {
    List<String> all = new ArrayList<>(List.of(stage.getTitle()));
    describe(content().scene().getRoot(), "", all);
    return all;
  }

  private static void describe(Node node, String indentation, List<String> all) {
    if (!node.isVisible() || node instanceof CaretNode || isNameless(node)) {
      return;
    }
    all.add(
        String.join(
            " ",
            indentation + node.getClass().getSimpleName(),
            String.valueOf(node.getId()),
            node.getStyleClass().toString(),
            states(node).toString(),
            text(node)));
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> describe(child, indentation + " ", all));
    }
  }

  /** The editor keeps shapes in its lines that it draws nothing with until a line needs them. */
  private static boolean isNameless(Node node) {
    return node instanceof Shape && node.getId() == null && node.getStyleClass().isEmpty();
  }

  /** But not which child it is, which the order of all says. */
  private static Set<String> states(Node node) {
    Set<String> states = new TreeSet<>();
    node.getPseudoClassStates().stream()
        .map(PseudoClass::getPseudoClassName)
        .filter(state -> !state.contains("-child"))
        .forEach(states::add);
    states.removeAll(OF_KEYBOARD_AND_MOUSE);
    return states;
  }

  private static String text(Node node) {
    return switch (node) {
      // What is drawn of it depends on the room that it had before.
      case Labeled label -> String.valueOf(label.getText());
      case Text text when !(text.getParent() instanceof Labeled) -> text.getText();
      case TextInputControl field -> field.getText();
      default -> "";
    };
  }
}
