package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.PaneView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * The parts of the window that the keyboard goes through, in the order in which they are read: what
 * is beside the panes, the line above them, the panes each with its open notes and find bar, what
 * is beside the result, tables, reasons, what is after all panes, the bar at the bottom, notices
 * and bars on top; or the parts of the room that covers all these. The menus have a key of their
 * own.
 */
record WindowParts(MainView view, ReasonPlace reasons) {

  /**
   * A part.
   *
   * @param node what it is within
   * @param focus brings it into view and gives it the keyboard, if it can take it
   */
  private record Part(Node node, Runnable focus) {

    /** Asks the scene: what a node says of the focus within it is not true after it was moved. */
    boolean hasFocus() {
      return isFocusIn(node);
    }
  }

  private static boolean isFocusIn(Node node) {
    Scene scene = node.getScene();
    return scene != null
        && Stream.<Node>iterate(scene.getFocusOwner(), Objects::nonNull, Node::getParent)
            .anyMatch(node::equals);
  }

  /**
   * Gives the keyboard to the next part that can take it, or to the one before if negative. From
   * nowhere it continues from the pane that was used last.
   */
  void goOn(int by) {
    List<Part> all = parts();
    int from = current(all);
    for (int step = 1; step <= all.size(); step++) {
      Part part = all.get(Math.floorMod(from + by * step, all.size()));
      part.focus().run();
      if (part.hasFocus()) {
        return;
      }
    }
  }

  /** Notes and a find bar are within their pane, and after it in the list. */
  private int current(List<Part> all) {
    return IntStream.range(0, all.size())
        .filter(i -> all.get(i).hasFocus())
        .max()
        .orElseGet(() -> indexOf(view.panes().activeView(), all));
  }

  private static int indexOf(Node node, List<Part> all) {
    return IntStream.range(0, all.size())
        .filter(i -> all.get(i).node().equals(node))
        .findFirst()
        .orElse(0);
  }

  private List<Part> parts() {
    return view.roomParts()
        .map(room -> room.stream().map(WindowParts::withFirst).toList())
        .orElseGet(this::usualParts);
  }

  private List<Part> usualParts() {
    List<Part> parts = new ArrayList<>();
    Optional.ofNullable(view.getLeft()).ifPresent(side -> parts.add(withFirst(side)));
    view.pathLine().ifPresent(line -> parts.add(withFirst(line)));
    for (Role pane : Role.values()) {
      PaneView shown = view.panes().view(pane);
      parts.add(new Part(shown, () -> focus(pane)));
      if (shown.notes().isOpen()) {
        parts.add(new Part(shown.notes().place(), () -> focus(pane, shown.notes().place())));
      }
      if (shown.findBar().isVisible()) {
        parts.add(new Part(shown.findBar(), () -> focus(pane, shown.findBar())));
      }
    }
    view.arrangement().beside().ifPresent(beside -> parts.add(arranged(withFirst(beside))));
    parts.add(arranged(new Part(view.tables(), view.tables()::focusContent)));
    parts.add(arranged(new Part(reasons, this::focusReasons)));
    view.endParts().forEach(each -> parts.add(withFirst(each)));
    parts.add(withFirst(view.status()));
    view.topBars().forEach(bar -> parts.add(withFirst(bar)));
    return parts;
  }

  private void focus(Role pane) {
    view.arrangement().uncover(pane);
    view.panes().focus(pane);
  }

  private void focus(Role pane, Node within) {
    view.arrangement().uncover(pane);
    focusFirst(within);
  }

  private void focusReasons() {
    if (reasons.showsWhy()) {
      reasons.focus();
    } else {
      focusFirst(reasons);
    }
  }

  /** A part that a maximised pane hides: all panes come back first. */
  private Part arranged(Part part) {
    return new Part(
        part.node(),
        () -> {
          view.arrangement().restore();
          part.focus().run();
        });
  }

  private static Part withFirst(Node node) {
    return new Part(node, () -> focusFirst(node));
  }

  private static void focusFirst(Node within) {
    firstIn(within).ifPresent(Node::requestFocus);
  }

  private static Optional<Node> firstIn(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Optional.empty();
    }
    if (node.isFocusTraversable()) {
      return Optional.of(node);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .flatMap(child -> firstIn(child).stream())
            .findFirst()
        : Optional.empty();
  }
}
