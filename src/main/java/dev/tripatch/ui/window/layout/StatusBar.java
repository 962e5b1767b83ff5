package dev.tripatch.ui.window.layout;

import dev.tripatch.document.Position;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.Map;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableStringValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * The bar at the bottom: counts of the outcomes, messages, time taken, caret, theme. A message is
 * about what a person just did: it lasts until they press the next key or button, anywhere in the
 * window but here. Keys that only go with others, and the wheel, leave it.
 */
public final class StatusBar extends HBox {

  private final ModelContext models;
  private final HBox counts = new HBox(14);
  private Map<Mark, Integer> counted = Map.of();
  private int countedInside;
  // The same ones each time, since a window keeps each filter only once.
  private final EventHandler<KeyEvent> keys = this::keyPressed;
  private final EventHandler<MouseEvent> mouse = this::mousePressed;
  private final EventHandler<DragEvent> drops = event -> forget();
  private final Label message = Styles.named(new Label(), "status-message");
  private final Label whatIf = Styles.named(new Label(), "what-if", "what-if");
  private final Label masked = Styles.named(new Label(), "masked");
  private final Label stale = Styles.named(new Label(), "stale", "stale");
  private final Label time = new Label();
  private final Label caret = new Label();
  private boolean isTimeWanted = true;
  private final PauseTransition patience = new PauseTransition(Duration.millis(400));

  /** A bar for what is compared in these panes. */
  public StatusBar(ModelContext models, Panes panes) {
    this.models = models;
    getStyleClass().add("status-bar");
    counts.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    message.setMinWidth(0);
    // What was asked for comes first, why it was not done comes last, and between them a long path.
    message.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    Hint whole = new Hint(message);
    message.textProperty().subscribe(whole::say);
    HBox.setHgrow(message, Priority.ALWAYS);
    message.setMaxWidth(Double.MAX_VALUE);
    caret
        .textProperty()
        .bind(
            panes
                .activeProperty()
                .flatMap(pane -> panes.view(pane).editor().caret().placeProperty())
                .map(StatusBar::describe));
    getChildren().addAll(counts, message, whatIf, masked, stale, time, caret);
    for (Label label : new Label[] {whatIf, masked, stale, time, caret}) {
      label.setMinWidth(Region.USE_PREF_SIZE);
    }
    models.documents().schemas().inForceProperty().subscribe(this::showWhatIf);
    models.documents().secrets().hiddenProperty().subscribe(this::showMasked);
    models.comparison().viewProperty().subscribe(view -> showCounts(view));
    models.comparison().errors().shownProperty().subscribe(shown -> showStale(shown.isStale()));
    models.comparison().failureProperty().subscribe(this::showFailure);
    models.comparison().microsProperty().subscribe(this::showTime);
    patience.setOnFinished(event -> time.setText(LayoutWords.CALCULATING.text()));
    models.comparison().busyProperty().subscribe(this::showBusy);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .subscribe(window -> Optional.ofNullable(window).ifPresent(this::forgetIn));
  }

  /** Claims nothing: a window that is narrower than its status would be cut off as a whole. */
  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  /** Where all do not fit, the time goes first, then the place of the caret. */
  @Override
  protected void layoutChildren() {
    double room = getWidth() - super.computeMinWidth(-1);
    room += widthOf(time) + widthOf(caret);
    room -= show(caret, room);
    show(time, isTimeWanted ? room : 0);
    super.layoutChildren();
  }

  private double widthOf(Label label) {
    return label.isManaged() ? label.prefWidth(-1) + getSpacing() : 0;
  }

  /** Shows a label if there is room for it; returns how much it takes. */
  private double show(Label label, double room) {
    double needed = label.prefWidth(-1) + getSpacing();
    boolean fits = needed <= room;
    Styles.setShown(label, fits);
    return fits ? needed : 0;
  }

  private void showWhatIf(OwnSchemas own) {
    whatIf.setText(own.overlay().isEmpty() ? "" : LayoutWords.WHAT_IF.text());
    whatIf.setManaged(!own.overlay().isEmpty());
  }

  private void showMasked(HiddenSecrets hidden) {
    int count = hidden.count();
    masked.setText(
        count > 0
            ? LayoutWords.VALUES_MASKED.text("count", count)
            : hidden.isPresent() ? LayoutWords.SECRETS_SHOWN.text() : "");
    masked.setManaged(hidden.isPresent());
  }

  private static String describe(Position caret) {
    return LayoutWords.CARET.text("line", caret.line(), "column", caret.column());
  }

  private void showCounts(Optional<ComparisonView> view) {
    Map<Mark, Integer> found = view.map(ComparisonView::counts).orElse(Map.of());
    int inside = view.map(each -> each.rowsWithInside().size() - each.rows().size()).orElse(0);
    if (!found.equals(counted) || inside != countedInside) {
      counted = found;
      countedInside = inside;
      showCounts(found, inside);
    }
    showTime(models.comparison().microsProperty().get());
  }

  private void showCounts(Map<Mark, Integer> found, int inside) {
    counts.getChildren().clear();
    for (Mark mark : Mark.values()) {
      int count = found.getOrDefault(mark, 0);
      if (count > 0 && !mark.isKept() && !mark.isConflict()) {
        counts.getChildren().add(count(mark, count));
      }
    }
    if (inside > 0) {
      Label words =
          Styles.whole(
              Styles.named(
                  new Label(LayoutWords.INSIDE.text("count", inside)), "count-inside", "count"));
      Hint.on(words, LayoutWords.INSIDE_HELP.text());
      counts.getChildren().add(words);
    }
  }

  private static HBox count(Mark mark, int count) {
    Label words = new Label(count + " " + mark.word());
    words.getStyleClass().addAll("count", MarkGlyph.styleClass(mark));
    words.setMinWidth(Region.USE_PREF_SIZE);
    return Styles.styled(new HBox(new MarkGlyph(mark), words), "status-count");
  }

  private void showStale(boolean isStale) {
    boolean answered = models.comparison().getView().isPresent();
    String words =
        answered ? LayoutWords.LAST_GOOD_ANSWER.text() : LayoutWords.DOCUMENT_ERROR.text();
    stale.setText(isStale ? words : "");
    stale.setManaged(isStale);
  }

  private void showFailure(String failure) {
    message.setText(failure);
  }

  /** The window hears of it before whoever does what the person wants, and says something of it. */
  private void forgetIn(Window window) {
    window.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    window.addEventFilter(MouseEvent.MOUSE_PRESSED, mouse);
    window.addEventFilter(DragEvent.DRAG_DROPPED, drops);
  }

  private void keyPressed(KeyEvent event) {
    if (!event.getCode().isModifierKey()) {
      forget();
    }
  }

  private void mousePressed(MouseEvent event) {
    if (getScene() == null
        || !localToScene(getLayoutBounds()).contains(event.getSceneX(), event.getSceneY())) {
      forget();
    }
  }

  /** What is broken is broken until it is not. */
  private void forget() {
    message.setText(models.comparison().failureProperty().get());
  }

  /** Shows a waiting state, unless the answer comes within 400 ms. */
  private void showBusy(boolean busy) {
    if (busy) {
      patience.playFromStart();
    } else {
      patience.stop();
      showTime(models.comparison().microsProperty().get());
    }
  }

  /** Says it in steps, for a text that changes with every keystroke is laid out with every one. */
  private void showTime(long micros) {
    String words =
        micros < 10_000
            ? LayoutWords.LITTLE_TIME.text()
            : LayoutWords.MILLISECONDS.text("time", Math.round(micros / 10_000.0) * 10);
    time.setText(
        models.comparison().getView().isPresent()
            ? LayoutWords.CALCULATED.text("time", words)
            : "");
  }

  /** Leaves out how long the comparison took, which is never the same twice. */
  public void hideTime() {
    isTimeWanted = false;
    requestLayout();
  }

  /** Puts something before the counts; it says how many conflicts there are. */
  public void showFirst(Node node) {
    getChildren().addFirst(node);
  }

  /** Shows something at its end. */
  public void showLast(Node node) {
    getChildren().addLast(node);
  }

  /** Says something until something else is said or done. */
  public void say(String words) {
    message.setText(words);
  }

  /** What is said, also to whoever does not see this bar; empty if nothing is. */
  public ObservableStringValue messageProperty() {
    return message.textProperty();
  }

  /** Says something in the place of what the same speaker said before; nothing takes that away. */
  public void replace(String before, String now) {
    if (!now.isEmpty() || message.getText().equals(before)) {
      message.setText(now);
    }
  }
}
