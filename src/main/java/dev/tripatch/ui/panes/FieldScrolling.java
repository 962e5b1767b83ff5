package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.LineAlignment;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * Scrolls the panes together: where the person moves one, the others show the same field at the
 * same height, or the place where it would be. The selected field is what holds them together while
 * it is in view, and else the line a little below the top third.
 */
public final class FieldScrolling {

  private static final double USUAL_PLACE = 0.36;

  /** A pane with the selected field is moved first, in this order. */
  private static final List<Role> LEADERS =
      List.of(Role.LOCAL, Role.LIVE, Role.RESULT, Role.LAST_APPLIED, Role.PATCH);

  private final Map<Role, VisibleLines> panes = new EnumMap<>(Role.class);
  private final Map<Role, Wish> wishes = new EnumMap<>(Role.class);
  private final Supplier<Optional<FieldOrder>> order;
  private final ObservableValue<Optional<SelectionViewModel.Choice>> selection;
  private final BooleanProperty together = new SimpleBooleanProperty(true);
  private Role leader = Role.LOCAL;
  private boolean waiting;

  /** Where a line is to be; asked for once, since a text may be too short for it. */
  private record Wish(PaneText text, int line, double y, double height) {}

  /** A line of the leading pane, counted from 0, and where it begins. */
  private record Anchor(int line, double y) {

    boolean isBeginning() {
      return line == 0 && Math.abs(y) < 0.5;
    }
  }

  /**
   * Scrolls these panes.
   *
   * @param order how they write their fields; empty while nobody knows
   * @param selection the selected field
   */
  public FieldScrolling(
      Map<Role, PaneEditor> editors,
      Supplier<Optional<FieldOrder>> order,
      ObservableValue<Optional<SelectionViewModel.Choice>> selection) {
    this.order = order;
    this.selection = selection;
    editors.forEach(this::add);
    selection.subscribe((before, now) -> now.ifPresent(this::selected));
    together.subscribe((before, now) -> alignAgain());
  }

  private void add(Role pane, PaneEditor editor) {
    VisibleLines lines = editor.visibleLines();
    panes.put(pane, lines);
    editor.addEventFilter(ScrollEvent.SCROLL, event -> leader = pane);
    editor.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> leader = pane);
    editor.addEventFilter(KeyEvent.KEY_PRESSED, event -> leader = pane);
    lines.onMoved(
        () -> {
          if (pane == leader || !wishes.containsKey(pane)) {
            alignLater();
          }
        });
  }

  /** Whether the panes scroll together. */
  public BooleanProperty togetherProperty() {
    return together;
  }

  private void selected(SelectionViewModel.Choice choice) {
    leader = choice.origin().orElseGet(() -> leaderFor(choice.path()));
    alignAgain();
  }

  private Role leaderFor(FieldPath field) {
    return has(leader, field)
        ? leader
        : LEADERS.stream()
            .filter(panes::containsKey)
            .filter(pane -> has(pane, field))
            .findFirst()
            .orElse(leader);
  }

  private boolean has(Role pane, FieldPath field) {
    return lines(pane)
        .text()
        .filter(text -> lines(pane).height() > 0)
        .filter(text -> text.fields().spanOf(field).isPresent())
        .isPresent();
  }

  private VisibleLines lines(Role pane) {
    return Objects.requireNonNull(panes.get(pane));
  }

  /**
   * Aligns them though each has got what was asked of it: lines have other heights, for example.
   */
  public void alignAgain() {
    wishes.clear();
    alignLater();
  }

  /** Not at once: JavaFX does not hear of a wish to scroll during the layout. */
  private void alignLater() {
    if (together.get() && !waiting) {
      waiting = true;
      Platform.runLater(this::align);
    }
  }

  private void align() {
    waiting = false;
    VisibleLines leading = lines(leader);
    if (!together.get() || leading.height() <= 0 || leading.isMoving()) {
      return;
    }
    order.get().ifPresent(known -> leading.text().ifPresent(text -> align(known, leading, text)));
  }

  private void align(FieldOrder known, VisibleLines leading, PaneText text) {
    LineAlignment alignment = new LineAlignment(known);
    Optional<Anchor> anchor = anchor(alignment, leading, text);
    if (anchor.isEmpty()) {
      return;
    }
    for (Map.Entry<Role, VisibleLines> pane : panes.entrySet()) {
      boolean isReady = pane.getValue().height() > 0 && !pane.getValue().isMoving();
      if (pane.getKey() != leader && isReady) {
        pane.getValue()
            .text()
            .ifPresent(
                other ->
                    lineIn(other, alignment, text, anchor.get())
                        .ifPresent(line -> follow(pane.getKey(), other, line - 1, anchor.get())));
      }
    }
  }

  private static Optional<Integer> lineIn(
      PaneText other, LineAlignment alignment, PaneText text, Anchor anchor) {
    return anchor.isBeginning() ? Optional.of(1) : alignment.lineIn(text, anchor.line() + 1, other);
  }

  private Optional<Anchor> anchor(LineAlignment alignment, VisibleLines leading, PaneText text) {
    return selection
        .getValue()
        .map(SelectionViewModel.Choice::path)
        .filter(path -> text.fields().spanOf(path).isPresent())
        .flatMap(path -> alignment.lineOf(path, text))
        .flatMap(line -> anchorAt(leading, line - 1))
        .or(() -> usual(leading));
  }

  /** Where no field is selected, panes of another height begin where the leading one begins. */
  private static Optional<Anchor> usual(VisibleLines leading) {
    Optional<Anchor> beginning = anchorAt(leading, 0).filter(Anchor::isBeginning);
    if (beginning.isPresent()) {
      return beginning;
    }
    OptionalInt line = leading.lineAt(leading.height() * USUAL_PLACE);
    return line.isPresent() ? anchorAt(leading, line.getAsInt()) : Optional.empty();
  }

  private static Optional<Anchor> anchorAt(VisibleLines leading, int line) {
    OptionalDouble y = leading.yOf(line);
    boolean isInView =
        y.isPresent()
            && y.getAsDouble() > -leading.rowHeight()
            && y.getAsDouble() < leading.height();
    return isInView ? Optional.of(new Anchor(line, y.getAsDouble())) : Optional.empty();
  }

  /**
   * Panes of another height have the field at the same part of it, and as a whole; a scroll bar
   * makes no other height.
   */
  private void follow(Role pane, PaneText text, int line, Anchor anchor) {
    VisibleLines following = lines(pane);
    double y = yIn(following, lines(leader), anchor.y());
    Wish wish = new Wish(text, line, y, following.height());
    if (!wish.equals(wishes.put(pane, wish))) {
      OptionalDouble now = following.yOf(line);
      if (now.isEmpty() || Math.abs(now.getAsDouble() - y) > 0.5) {
        following.place(line, y);
      }
    }
  }

  private static double yIn(VisibleLines following, VisibleLines leading, double y) {
    double row = leading.rowHeight();
    double last = following.height() - row;
    if (Math.abs(following.height() - leading.height()) < 2 * row) {
      return Math.min(y, last);
    }
    return Math.rint(y * last / Math.max(row, leading.height() - row));
  }
}
