package dev.tripatch.ui.window.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.app.WindowFixture;
import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.settings.ThemeChoice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever the size of the window, everything can be reached, and nothing is too small to read. */
class ArrangementTest extends WindowFixture {

  /** As high as the screen of JavaFX without a display, which has no window that is higher. */
  private static final List<int[]> SIZES =
      List.of(
          new int[] {800, 600},
          new int[] {950, 740},
          new int[] {960, 980},
          new int[] {1280, 800},
          new int[] {1920, 960});

  private static final List<KeyCode> DIGITS =
      List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5);

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  private void resize(int width, int height) {
    interact(
        () -> {
          stage().setX(0);
          stage().setY(0);
          stage().setWidth(width);
          stage().setHeight(height);
        });
    Waiting.until(
        () -> content().scene().getWidth() == width && content().scene().getHeight() == height);
    interact(() -> content().view().layout());
  }

  private Node view(Role pane) {
    return content().view().panes().view(pane);
  }

  private static boolean isSeen(Node node) {
    return node.getScene() != null && node.isVisible();
  }

  private List<Node> parts() {
    Stream<Node> panes = Stream.of(Role.values()).map(this::view);
    return Stream.concat(panes, Stream.of(content().view().tables(), content().view().why()))
        .filter(ArrangementTest::isSeen)
        .toList();
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** A header and three lines of text are about 85 pixels high. */
  private void checkSizes() {
    Bounds whole = place(content().view().arrangement());
    for (Node part : parts()) {
      Bounds place = place(part);
      assertThat(place.getHeight()).as("height of " + part).isGreaterThanOrEqualTo(85);
      assertThat(place.getWidth()).as("width of " + part).isGreaterThanOrEqualTo(160);
      assertThat(whole.contains(place)).as(part + " at " + place).isTrue();
    }
  }

  private void checkKeys() {
    for (Role pane : Role.values()) {
      push(KeyCode.CONTROL, DIGITS.get(List.of(Role.values()).indexOf(pane)));
      // A key waits for the answer that is on its way.
      Waiting.until(() -> isSeen(view(pane)) && content().view().panes().view(pane).hasFocus());
      interact(() -> content().view().layout());
      checkSizes();
    }
    push(KeyCode.F6);
    push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(content().view().panes().view(Role.RESULT).hasFocus()).isTrue();
  }

  @Test
  void atEverySizeEverythingCanBeReachedAndRead() {
    List<int[]> sizes = new ArrayList<>(SIZES);
    Random random = new Random(7);
    for (int i = 0; i < 3; i++) {
      sizes.add(new int[] {800 + random.nextInt(1200), 600 + random.nextInt(380)});
    }
    for (int[] size : sizes) {
      resize(size[0], size[1]);
      checkKeys();
      push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
      assertThat(parts()).hasSize(1);
      push(KeyCode.CONTROL, KeyCode.DIGIT3);
      assertThat(isSeen(view(Role.LIVE))).isTrue();
      push(KeyCode.CONTROL, KeyCode.DIGIT7);
      assertThat(content().view().tables().isChosen("conflicts")).isTrue();
      interact(() -> content().view().arrangement().reset());
      interact(() -> content().view().layout());
      checkSizes();
    }
  }

  @Test
  void dividersComeBackToThePixel() {
    resize(1280, 800);
    dragDivider(60);
    List<Bounds> before = places();
    Random random = new Random(11);
    for (int i = 0; i < 20; i++) {
      resize(800 + random.nextInt(1200), 600 + random.nextInt(380));
      checkSizes();
    }
    resize(800, 600);
    resize(1280, 800);
    assertThat(places()).isEqualTo(before);
  }

  private List<Bounds> places() {
    return parts().stream().map(ArrangementTest::place).toList();
  }

  /** Live, patch and result, or what has room of it; everything else is a key or a tab away. */
  @Test
  void whoComposesHasAWindowForItAndTheOldOneAfterwards() {
    resize(1280, 800);
    dragDivider(60);
    List<Bounds> before = places();
    Waiting.until(() -> !content().comparison().busyProperty().get());
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().composingProperty().get());
    for (int[] size : SIZES) {
      resize(size[0], size[1]);
      assertThat(isSeen(view(Role.PATCH))).isTrue();
      assertThat(isSeen(view(Role.LIVE))).isTrue();
      assertThat(isSeen(view(Role.RESULT))).isEqualTo(size[0] >= 1000 || size[1] >= 900);
      assertThat(isSeen(view(Role.LOCAL))).isFalse();
      assertThat(content().view().panes().view(Role.PATCH).hasFocus()).isTrue();
      assertThat(place(view(Role.PATCH)).getHeight()).isGreaterThan(size[1] * 0.4);
      checkKeys();
      interact(() -> content().view().panes().focus(Role.PATCH));
      push(KeyCode.CONTROL, KeyCode.DIGIT3).push(KeyCode.CONTROL, KeyCode.DIGIT4);
    }
    assertThat(content().view().tables().isChosen("problems")).isTrue();
    resize(1280, 800);
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> !content().composer().composingProperty().get());
    resize(1280, 800);
    assertThat(places()).isEqualTo(before);
    assertThat(content().view().tables().isChosen("fields")).isTrue();
  }

  /** What is taken back is seen, also where its pane is a tab. */
  @Test
  void undoShowsWhatItTakesBackWhileAPatchIsComposed() {
    resize(1280, 800);
    Waiting.until(() -> !content().comparison().busyProperty().get());
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    String before = content().documents().local().getText();
    interact(() -> content().documents().local().type(before + "# more\n"));
    interact(() -> content().view().layout());
    assertThat(isSeen(view(Role.LOCAL))).isFalse();
    push(KeyCode.CONTROL, KeyCode.DIGIT5).push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> content().documents().local().getText().equals(before));
    interact(() -> content().view().layout());
    assertThat(isSeen(view(Role.LOCAL))).isTrue();
  }

  private void dragDivider(double by) {
    interact(
        () -> {
          fire(MouseEvent.MOUSE_PRESSED, 2);
          fire(MouseEvent.MOUSE_DRAGGED, 2 + by);
          fire(MouseEvent.MOUSE_RELEASED, 2 + by);
        });
    interact(() -> content().view().layout());
  }

  /** Without a display JavaFX forgets the pressed button as soon as the mouse leaves a node. */
  private void fire(EventType<MouseEvent> type, double y) {
    Node grip =
        lookup(".divider.between-rows")
            .match(each -> each.isVisible() && each.contains(1, 2) && isBelow(each, Role.LOCAL))
            .query();
    grip.fireEvent(
        new MouseEvent(
            type,
            5,
            y,
            0,
            0,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            true,
            false,
            true,
            null));
  }

  private boolean isBelow(Node grip, Role pane) {
    return place(grip).contains(place(view(pane)).getCenterX(), place(view(pane)).getMaxY());
  }

  private Point2D dividerBelow(Role pane) {
    Bounds place = view(pane).localToScreen(view(pane).getLayoutBounds());
    return new Point2D(place.getCenterX(), place.getMaxY() + 0.5);
  }

  @Test
  void aDividerFollowsTheMouseAndStopsWhereAPaneWouldBeTooSmall() {
    resize(1280, 800);
    double before = place(view(Role.LOCAL)).getMaxY();
    dragDivider(60);
    assertThat(place(view(Role.LOCAL)).getMaxY()).isEqualTo(before + 60);
    dragDivider(600);
    checkSizes();
    dragDivider(-600);
    checkSizes();
    doubleClickOn(dividerBelow(Role.LOCAL));
    interact(() -> content().view().layout());
    assertThat(place(view(Role.LOCAL)).getMaxY()).isEqualTo(before);
  }

  @Test
  void atFirstTheDividersOfBothRowsAreInOneLine() {
    for (int width : List.of(1000, 1001, 1283, 1600, 1919)) {
      resize(width, 900);
      assertThat(place(view(Role.PATCH)).getMaxX())
          .isEqualTo(place(view(Role.LAST_APPLIED)).getMaxX());
    }
  }

  @Test
  void aNarrowWindowShowsLocalBesideLive() {
    for (int height : List.of(600, 780)) {
      resize(800, height);
      interact(() -> content().view().layout());
      assertThat(isSeen(view(Role.LOCAL))).isTrue();
      assertThat(isSeen(view(Role.LIVE))).isTrue();
      assertThat(place(view(Role.LIVE)).getMinX()).isGreaterThan(place(view(Role.LOCAL)).getMaxX());
    }
  }

  /** What the key to the next part goes to looks otherwise than before, by more than a caret. */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyPartShowsThatItHasTheKeyboard(Theme theme) {
    resize(1280, 800);
    interact(() -> content().appearance().choiceProperty().set(ThemeChoice.of(theme)));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    Node first = content().scene().getFocusOwner();
    Set<Node> stops = new LinkedHashSet<>();
    do {
      WritableImage before = picture();
      push(KeyCode.F6);
      Node owner = content().scene().getFocusOwner();
      Node part = partOf(owner);
      assertThat(changed(before, picture(), place(part))).as(part + ": " + owner).isGreaterThan(60);
      stops.add(part);
    } while (!content().scene().getFocusOwner().equals(first) && stops.size() < 20);
    assertThat(stops).hasSize(10);
    interact(() -> content().appearance().choiceProperty().set(ThemeChoice.of(Theme.LIGHT)));
  }

  private WritableImage picture() {
    AtomicReference<WritableImage> taken = new AtomicReference<>();
    interact(
        () -> {
          content().view().applyCss();
          content().view().layout();
          taken.set(content().scene().snapshot(null));
        });
    return taken.get();
  }

  private Node partOf(Node owner) {
    Stream<Node> panes = Stream.of(Role.values()).map(this::view);
    Stream<Node> others =
        Stream.of(
            content().view().tables(),
            content().view().why(),
            content().view().pathLine().orElseThrow());
    Stream<Node> outer = content().view().outerParts().stream();
    List<Node> parts = Stream.of(panes, others, outer).flatMap(each -> each).toList();
    return Stream.iterate(owner, Node::getParent).filter(parts::contains).findFirst().orElseThrow();
  }

  private static int changed(WritableImage before, WritableImage after, Bounds place) {
    int count = 0;
    for (int x = (int) place.getMinX(); x < (int) place.getMaxX(); x++) {
      for (int y = (int) place.getMinY(); y < (int) place.getMaxY(); y++) {
        if (before.getPixelReader().getArgb(x, y) != after.getPixelReader().getArgb(x, y)) {
          count++;
        }
      }
    }
    return count;
  }

  /** In five panes it would be three lines; in two, with tabs for the others, it is more. */
  @ParameterizedTest
  @CsvSource({"1280, 800, 24", "1280, 800, 18", "1600, 950, 24", "1000, 700, 16"})
  void largeTextHasMoreThanFourLinesInEachPane(int width, int height, int textSize) {
    resize(width, height);
    interact(() -> content().appearance().setTextSize(textSize));
    interact(
        () -> {
          content().view().applyCss();
          content().view().layout();
        });
    for (Role pane : Role.values()) {
      if (isSeen(view(pane))) {
        double text = content().view().panes().view(pane).editor().getHeight();
        assertThat(text / LineShape.of(textSize, 1).height()).as("" + pane).isGreaterThan(4.5);
      }
    }
    interact(() -> content().appearance().setTextSize(12));
  }

  /** Tables wait until somebody goes to them. */
  @Test
  void anAudienceSeesTenLinesOfLargeText() {
    resize(1280, 720);
    interact(() -> content().appearance().setTextSize(24));
    interact(() -> content().view().arrangement().showToAudience(true));
    interact(() -> content().stepper().onProperty().set(true));
    Waiting.until(() -> content().stepper().shownProperty().get().isPresent());
    interact(
        () -> {
          content().view().applyCss();
          content().view().layout();
        });
    // Menu, bars and status are not before an audience.
    double outer =
        content().view().outerParts().stream().mapToDouble(part -> part.prefHeight(-1)).sum();
    for (Role pane : Role.values()) {
      if (isSeen(view(pane))) {
        double text = content().view().panes().view(pane).editor().getHeight() + outer;
        assertThat(text / LineShape.of(24, 1).height()).as("" + pane).isGreaterThan(10);
      }
    }
    assertThat(isSeen(content().view().tables())).isFalse();
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Waiting.until(() -> isSeen(content().view().tables()));
    interact(() -> content().stepper().onProperty().set(false));
    interact(() -> content().appearance().setTextSize(12));
  }

  @Test
  void aTabOfANarrowWindowShowsItsPaneAndGivesItTheKeyboard() {
    resize(900, 640);
    for (Role pane : List.of(Role.LIVE, Role.LAST_APPLIED, Role.LOCAL, Role.RESULT, Role.PATCH)) {
      clickOn(tab(pane));
      assertThat(isSeen(view(pane))).isTrue();
      assertThat(content().view().panes().view(pane).hasFocus()).isTrue();
    }
    assertThat(parts()).hasSize(4);
    resize(1280, 800);
    assertThat(parts()).hasSize(7);
    assertThat(lookup("#tab-live").tryQuery()).isEmpty();
  }

  private Node tab(Role pane) {
    String id = "#tab-" + pane.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return lookup(id)
        .match(node -> node.getParent().getParent().getParent().getParent().isVisible())
        .query();
  }

  @Test
  void whatIsSelectedIsInViewInAPaneThatWasHidden() {
    resize(900, 640);
    interact(() -> content().selection().select(FieldPath.parse("spec.template.spec.containers")));
    push(KeyCode.CONTROL, KeyCode.DIGIT3);
    Waiting.until(
        () ->
            from(view(Role.LIVE)).lookup(".line-cell.selected-line").queryAll().stream()
                .anyMatch(Node::isVisible));
  }

  @Test
  void aMessageMovesNoTextAndGivesWayToTheCaret() {
    resize(1280, 800);
    Role pane = Role.LOCAL;
    List<Double> before = lines(pane);
    interact(() -> content().documents().local().type("kind: [1\n" + BuiltInExample.local()));
    interact(() -> content().documents().local().type(BuiltInExample.local() + "\nmore: [1"));
    Node message = from(view(pane)).lookup(".overlaid-message").query();
    Waiting.until(message::isVisible);
    push(KeyCode.CONTROL, KeyCode.DIGIT2).push(KeyCode.CONTROL, KeyCode.HOME);
    interact(() -> content().view().layout());
    assertThat(lines(pane)).isEqualTo(before);
    Bounds text = place(content().view().panes().view(pane).editor());
    assertThat(place(message).getMaxY()).isEqualTo(text.getMaxY());
    assertThat(place(message).getHeight()).isLessThanOrEqualTo(text.getHeight() / 2);
    for (int i = 0; i < 30; i++) {
      push(KeyCode.DOWN);
      Node caret = from(view(pane)).lookup(".caret").query();
      Waiting.until(() -> !place(message).intersects(place(caret)));
    }
    assertThat(place(message).getMinY()).isEqualTo(text.getMinY());
    clickOn(from(message).lookup(".close-message").<Node>query());
    assertThat(message.isVisible()).isFalse();
  }

  /** Where the lines of a pane are that were seen from the beginning. */
  private List<Double> lines(Role pane) {
    interact(() -> content().view().layout());
    return from(view(pane)).lookup(".paragraph-box").queryAll().stream()
        .map(line -> place(line).getMinY())
        .sorted()
        .limit(6)
        .toList();
  }

  /** A path is shown in two texts. */
  private static String shown(Labeled cell) {
    return cell.lookupAll(".text").stream()
        .map(each -> ((Text) each).getText())
        .collect(Collectors.joining());
  }

  @Test
  void columnsShowWhatTheyHoldWhereThereIsRoomAndNeverScroll() {
    resize(1920, 900);
    TableView<?> table = lookup("#field-table").query();
    assertThat(from(table).lookup(".table-cell").queryAllAs(Labeled.class))
        .filteredOn(cell -> cell.getText() != null && !cell.getText().isEmpty())
        .filteredOn(cell -> cell.getText().length() <= 20)
        .isNotEmpty()
        .allSatisfy(cell -> assertThat(shown(cell)).isEqualTo(cell.getText()));
    resize(800, 600);
    double columns =
        table.getVisibleLeafColumns().stream().mapToDouble(TableColumn::getWidth).sum();
    assertThat(columns).isLessThanOrEqualTo(table.getWidth());
  }

  @Test
  void buttonsOfWaysOutMoveNoTextWhenTheyCome() {
    resize(1280, 800);
    Waiting.until(() -> !content().comparison().busyProperty().get());
    interact(
        () -> {
          content().selection().select(FieldPath.parse("spec.replicas"));
          content().view().applyCss();
          content().view().layout();
        });
    Node sentence = lookup(".why-sentence").query();
    double before = place(sentence).getMinY();
    Waiting.until(() -> lookup(".remedy-buttons").tryQuery().isPresent());
    assertThat(place(lookup(".why-sentence").query()).getMinY()).isEqualTo(before);
    Bounds buttons = place(lookup(".remedy-buttons").query());
    assertThat(buttons.getMaxY()).isEqualTo(place(content().view().why()).getMaxY());
  }
}
