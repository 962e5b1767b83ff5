package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.LineShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The rows that the panes of a window show, measured. */
final class ShownRows {

  private static final double EXACTLY = 0.01;

  private final OpenContent content;
  private final Map<Integer, Double> heights = new HashMap<>();

  ShownRows(OpenContent content) {
    this.content = content;
  }

  /** A row: its box, its text and the number in its gutter. */
  private record Row(Region box, TextFlow text, Region gutter, Text number) {

    static Optional<Row> of(Node box) {
      Optional<TextFlow> text = child(box, TextFlow.class);
      Optional<Region> gutter =
          child(box, Region.class).filter(each -> each.getStyleClass().contains("line-cell"));
      Optional<Text> number = gutter.flatMap(each -> child(each, Text.class, "line-number"));
      return number.map(
          each -> new Row((Region) box, text.orElseThrow(), gutter.orElseThrow(), each));
    }

    private static <T extends Node> Optional<T> child(Node parent, Class<T> type) {
      return ((Parent) parent)
          .getChildrenUnmodifiable().stream()
              .filter(type::isInstance)
              .map(type::cast)
              .filter(each -> !(each instanceof TextFlow) || type == TextFlow.class)
              .findFirst();
    }

    private static <T extends Node> Optional<T> child(Node parent, Class<T> type, String style) {
      return ((Parent) parent)
          .getChildrenUnmodifiable().stream()
              .filter(each -> each.getStyleClass().contains(style))
              .map(type::cast)
              .findFirst();
    }

    int index() {
      return Integer.parseInt(number.getText()) - 1;
    }

    boolean isFolded() {
      return !text.isVisible();
    }

    /** How many rows its text takes, which is more than one only if it is wrapped. */
    int count() {
      return Math.max(1, text.getLayoutInfo().getTextLineCount());
    }

    double top() {
      return box.getLayoutY();
    }

    double bottom() {
      return top() + box.getHeight();
    }

    boolean isSelected() {
      return gutter.getStyleClass().contains("selected-line");
    }

    String content() {
      StringBuilder all = new StringBuilder();
      for (Node node : text.getChildrenUnmodifiable()) {
        if (node instanceof Text piece && piece.isManaged()) {
          all.append(piece.getText());
        }
      }
      return all.toString();
    }
  }

  /** Everything that is wrong with the rows; empty if nothing is. */
  List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Role pane : Role.values()) {
      PaneEditor editor = content.view().panes().view(pane).editor();
      if (editor.getScene() != null && editor.getHeight() > 0 && isSeen(editor)) {
        List<String> found = new ArrayList<>();
        check(editor, found);
        found.forEach(fault -> faults.add(pane + " " + fault));
      }
    }
    return faults;
  }

  private static boolean isSeen(Node node) {
    return node == null || node.isVisible() && isSeen(node.getParent());
  }

  private void check(PaneEditor editor, List<String> faults) {
    List<Row> rows =
        editor.lookupAll(".paragraph-box").stream()
            .filter(Node::isVisible)
            .map(Row::of)
            .flatMap(Optional::stream)
            .sorted(Comparator.comparingInt(Row::index))
            .toList();
    if (rows.isEmpty()) {
      faults.add("shows no row at all");
      return;
    }
    int last = editor.text().split("\n", -1).length - 1;
    rows.forEach(row -> check(row, row.index() == last, faults));
    checkBaselines(rows, faults);
    checkNeighbours(rows, faults);
    checkTexts(editor, rows, faults);
    checkBands(rows, faults);
    Node area = editor.lookup(".editor-area");
    double seen = area.getLayoutBounds().getHeight();
    boolean more = rows.getLast().index() < last || rows.getFirst().index() > 0;
    if (more && rows.getLast().bottom() < seen - EXACTLY) {
      faults.add("is empty below " + rows.getLast().bottom() + " of " + seen);
    }
    if (rows.getFirst().top() > EXACTLY) {
      faults.add("is empty above " + rows.getFirst().top());
    }
  }

  /** Only below the last line of a text is room to scroll on. */
  private void check(Row row, boolean isLast, List<String> faults) {
    double room = isLast ? row.box().getPadding().getBottom() : 0;
    double height = row.box().getHeight() - room;
    String name = "row " + (row.index() + 1);
    if (row.isFolded()) {
      if (height != 0) {
        faults.add(name + " is folded and " + height + " high");
      }
      return;
    }
    int size = content.appearance().textSizeProperty().get();
    double usual =
        heights.computeIfAbsent(size, key -> isWrapped() ? LineShape.of(size, 1).height() : height);
    double rows = isWrapped() ? Math.max(row.count(), Math.rint(height / usual)) : 1;
    if (Math.abs(height - rows * usual) > EXACTLY
        || height != Math.rint(height)
        || usual < 1.32 * size + 2) {
      faults.add(name + " is " + height + " high, not " + rows * usual + ", at text size " + size);
    }
    double textHeight = row.text().getHeight() + row.text().getLineSpacing();
    if (Math.abs(textHeight - height) > EXACTLY || row.text().getLayoutY() != 0) {
      faults.add(name + " has a text " + row.text().getHeight() + " high in " + height);
    }
    if (isWrapped() && row.text().getWidth() > seenWidth(row)) {
      faults.add(name + " is wider than its pane");
    }
    if (row.gutter().getHeight() != height) {
      faults.add(name + " has a gutter " + row.gutter().getHeight() + " high in " + height);
    }
  }

  private boolean isWrapped() {
    return content.view().panes().rows().wrappedProperty().get();
  }

  private static double seenWidth(Row row) {
    return row.box().getParent().getParent().getLayoutBounds().getWidth();
  }

  /** How high a row of a text size is; 0 if none was seen. */
  private double usual() {
    return heights.getOrDefault(content.appearance().textSizeProperty().get(), 0.0);
  }

  /** The text of all rows is as far from their upper edges, and the numbers stand on its line. */
  private void checkBaselines(List<Row> rows, List<String> faults) {
    List<Double> below = new ArrayList<>();
    for (Row row : rows) {
      if (!row.isFolded()) {
        double top = row.box().localToScene(0, 0).getY();
        below.add(baseline(row.number()) - top);
        row.text().getChildrenUnmodifiable().stream()
            .filter(each -> each instanceof Text && each.isManaged())
            .forEach(text -> below.add(inFirstRow(baseline(text) - top)));
      }
    }
    double least = below.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double most = below.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    if (most - least > EXACTLY) {
      faults.add("has text " + least + " to " + most + " below the upper edge of its row");
    }
  }

  /** A text may begin in a further row of a line that is wrapped. */
  private double inFirstRow(double below) {
    return isWrapped() ? below - Math.floor(below / usual()) * usual() : below;
  }

  private static double baseline(Node node) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    return bounds.getMinY() + node.getBaselineOffset();
  }

  private static void checkNeighbours(List<Row> rows, List<String> faults) {
    for (int i = 1; i < rows.size(); i++) {
      Row before = rows.get(i - 1);
      Row row = rows.get(i);
      if (row.index() != before.index() + 1) {
        faults.add("row " + (row.index() + 1) + " follows row " + (before.index() + 1));
      }
      if (Math.abs(row.top() - before.bottom()) > EXACTLY) {
        faults.add(
            "row " + (row.index() + 1) + " begins at " + row.top() + ", not " + before.bottom());
      }
    }
  }

  private static void checkTexts(PaneEditor editor, List<Row> rows, List<String> faults) {
    String[] lines = editor.text().split("\n", -1);
    for (Row row : rows) {
      String shown = row.content();
      if (row.index() >= lines.length || !lines[row.index()].equals(shown)) {
        faults.add("row " + (row.index() + 1) + " shows " + shown);
      }
    }
  }

  /** A band is on the whole row and looks the same on all of them. */
  private static void checkBands(List<Row> rows, List<String> faults) {
    Optional<Row> plain =
        rows.stream().filter(row -> !row.isSelected() && !row.isFolded()).findFirst();
    for (Row row : rows) {
      Optional<Paint> onText = fill(row.box().getBackground());
      Optional<Paint> onGutter = fill(row.gutter().getBackground());
      if (!row.isFolded() && (onText.isEmpty() || !onText.equals(onGutter))) {
        faults.add("row " + (row.index() + 1) + " is " + onGutter + " and then " + onText);
      }
      if (row.isSelected()
          && plain.filter(each -> fill(each.gutter().getBackground()).equals(onText)).isPresent()) {
        faults.add("row " + (row.index() + 1) + " is selected and has no band");
      }
    }
  }

  private static Optional<Paint> fill(Background background) {
    return background == null || background.getFills().isEmpty()
        ? Optional.empty()
        : Optional.of(background.getFills().getLast().getFill());
  }
}
