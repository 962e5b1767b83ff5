package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.LineNote;
import dev.tripatch.ui.editor.line.Outlines.HazardOutline;
import dev.tripatch.ui.editor.line.TextRows.Stretch;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/**
 * Tints, strokes and the note of one visible line. They lie in the text flow of the line, behind
 * its text (tints) or before it (strokes), and take no part in its layout or its text.
 */
final class LineLayer {

  private static final double SIDE = 2;
  private static final double WAVE = 2;
  private static final double GAP_WIDTH = 180;

  private final Group behind = new Group();
  private final Group before = new Group();
  private final LineShape shape;
  private final Runnable foldClicked;
  private @Nullable TextFlow flow;
  private @Nullable LineLook look;
  private @Nullable Columns arranged;

  /**
   * Where the columns of a line are; its width matters only if it is wrapped, or if something is
   * drawn across it.
   */
  private record Columns(double left, double column, double height, double width) {

    static Columns of(TextFlow flow, LineLook look) {
      boolean isCrossed = look.fold().isFolded() || look.selection().isGap();
      return new Columns(
          flow.getInsets().getLeft(),
          TextRows.columnWidth(flow),
          flow.getHeight(),
          isCrossed || TextRows.isWrapped(flow) ? flow.getWidth() : 0);
    }
  }

  /** What is said after a line, and in which of its rows. */
  private record Note(Text text, int row) {

    double end() {
      return text.getX() + text.getLayoutBounds().getWidth() + SIDE;
    }
  }

  /** {@code foldClicked} runs when somebody clicks on the sign of folded lines. */
  LineLayer(LineShape shape, Runnable foldClicked) {
    this.shape = shape;
    this.foldClicked = foldClicked;
    behind.setManaged(false);
    behind.setViewOrder(1);
    behind.setPickOnBounds(false);
    before.setManaged(false);
    before.setMouseTransparent(true);
  }

  /** Draws for a line; flows are distinguished by identity. */
  @SuppressWarnings("ReferenceEquality")
  public void show(TextFlow newFlow, LineLook newLook) {
    if (flow != newFlow) {
      detach();
      flow = newFlow;
    }
    look = newLook;
    hold(newFlow, behind, newLook.hasBackgrounds());
    hold(newFlow, before, newLook.hasStrokes());
    arranged = null;
    behind.getChildren().clear();
    before.getChildren().clear();
    newFlow.requestLayout();
  }

  /** Most lines have nothing drawn in them, and a node more in each line is felt. */
  private static void hold(TextFlow flow, Group group, boolean isNeeded) {
    if (!isNeeded) {
      flow.getChildren().remove(group);
    } else if (group.getParent() == null) {
      flow.getChildren().add(group);
    }
  }

  /** Leaves the line. */
  void detach() {
    if (flow != null) {
      flow.getChildren().removeAll(behind, before);
      flow = null;
    }
  }

  /**
   * Puts everything where the text is now; called when the text has its font and place, which is
   * more often than they change.
   */
  void arrange() {
    if (flow == null || look == null) {
      return;
    }
    Columns columns = Columns.of(flow, look);
    if (columns.equals(arranged)) {
      return;
    }
    arranged = columns;
    TextRows rows = new TextRows(flow, shape.height());
    behind.getChildren().setAll(backgrounds(flow, look, rows));
    before.getChildren().setAll(strokes(flow, look, rows));
    Styles.applyNow(behind);
    Styles.applyNow(before);
  }

  private List<Node> backgrounds(TextFlow flow, LineLook look, TextRows rows) {
    List<Node> nodes = new ArrayList<>();
    Optional<Note> note = look.note().map(said -> note(flow, look, said, rows));
    for (Tint tint : look.tints()) {
      nodes.addAll(
          tint.strength() == Tint.Strength.STRONG
              ? strong(rows, tint)
              : background(rows, look, tint, note));
    }
    for (LineLook.Match match : look.matches()) {
      for (Stretch part : rows.between(match.start(), match.end())) {
        Rectangle box = box(part);
        box.getStyleClass().add(match.current() ? "current-match" : "match");
        nodes.add(box);
      }
    }
    note.map(Note::text).ifPresent(nodes::add);
    nodes.forEach(node -> node.setMouseTransparent(true));
    if (look.fold().isFolded()) {
      FoldedLines fold = look.fold();
      nodes.addAll(
          0,
          new FoldedSign(fold, TextRows.fontOf(flow), signStart(flow, rows), flow, foldClicked)
              .nodes());
    }
    return nodes;
  }

  private List<Rectangle> background(TextRows rows, LineLook look, Tint tint, Optional<Note> note) {
    boolean aboutThis = look.note().filter(each -> each.path().equals(tint.path())).isPresent();
    Optional<Note> within = note.filter(each -> aboutThis && !tint.mark().isKept());
    List<Rectangle> boxes = new ArrayList<>();
    for (Stretch part : rows.between(tint.start(), tint.end())) {
      double end = within.filter(each -> each.row() == part.row()).map(Note::end).orElse(part.to());
      Rectangle box = box(new Stretch(part.row(), part.from() - SIDE, end + SIDE));
      box.getStyleClass().addAll("tint", MarkGlyph.styleClass(tint.mark()));
      if (tint.strength() == Tint.Strength.CALM) {
        box.getStyleClass().add("calm");
      } else if (tint.mark().isConflict()) {
        box.getStrokeDashArray().setAll(3.0, 2.0);
      }
      if (tint.isGone()) {
        box.getStyleClass().add("gone");
      }
      boxes.add(box);
    }
    return boxes;
  }

  /** What differs inside a field. */
  private List<Rectangle> strong(TextRows rows, Tint tint) {
    List<Rectangle> boxes = rows.between(tint.start(), tint.end()).stream().map(this::box).toList();
    boxes.forEach(box -> box.getStyleClass().addAll("inside", MarkGlyph.styleClass(tint.mark())));
    return boxes;
  }

  private Rectangle outline(Stretch part) {
    Rectangle box = box(new Stretch(part.row(), part.from() - SIDE, part.to() + SIDE));
    box.getStyleClass().add("hazard-outline");
    return box;
  }

  private Rectangle box(Stretch part) {
    double height = shape.height();
    Rectangle box =
        new Rectangle(
            part.from(), part.row() * height + 0.5, Math.max(1, part.width()), height - 1);
    box.setArcWidth(6);
    box.setArcHeight(6);
    return box;
  }

  /** In a wrapped line that leaves no room for it, it has a row to itself. */
  private Note note(TextFlow flow, LineLook look, LineNote said, TextRows rows) {
    Text note = Styles.styled(new Text(said.text()), "line-note");
    note.setTextOrigin(VPos.TOP);
    // The note is measured before it is in the scene, so it cannot wait for the style sheet.
    TextRows.fontOf(flow).ifPresent(text -> note.setFont(text.getFont()));
    Stretch end = rows.end();
    double behindText =
        look.fold().isFolded()
            ? signStart(flow, rows)
                + (look.fold().summary().length() + 3) * TextRows.columnWidth(flow)
            : end.to() + 2 * TextRows.columnWidth(flow);
    double shared = flow.getInsets().getLeft() + look.noteColumn() * TextRows.columnWidth(flow);
    Stretch place = rows.placeFor(note.getLayoutBounds().getWidth(), behindText, shared);
    note.setX(Math.round(place.from()));
    note.setY(flow.snappedTopInset() + place.row() * shape.height());
    return new Note(note, place.row());
  }

  /** Where it is said what is folded under the line. */
  private static double signStart(TextFlow flow, TextRows rows) {
    return rows.end().to() + TextRows.columnWidth(flow);
  }

  private List<Node> strokes(TextFlow flow, LineLook look, TextRows rows) {
    List<Node> nodes = new ArrayList<>();
    for (Tint tint : look.struck()) {
      rows.between(tint.start(), tint.end()).forEach(part -> nodes.add(strike(part, tint)));
    }
    look.hazards().stream()
        .map(HazardOutline::columns)
        .flatMap(columns -> rows.between(columns.start(), columns.end()).stream())
        .forEach(part -> nodes.add(outline(part)));
    for (Decorations.Problem problem : look.problems()) {
      rows.between(problem.start(), problem.end())
          .forEach(part -> nodes.add(wave(part, problem, TextRows.columnWidth(flow))));
    }
    if (look.selection().isGap()) {
      nodes.add(gap(flow, look.selection()));
    }
    return nodes;
  }

  /** A quiet line where the selected field would be, if this text had it. */
  private static Line gap(TextFlow flow, LineLook.Selection selection) {
    double bottom = flow.getHeight() + flow.getLineSpacing();
    double y = selection == LineLook.Selection.GAP_ABOVE ? 0.5 : bottom - 0.5;
    double left = flow.getInsets().getLeft();
    Line line =
        Styles.styled(
            new Line(left, y, left + Math.max(GAP_WIDTH, flow.getWidth()), y), "selection-gap");
    return line;
  }

  private Line strike(Stretch part, Tint tint) {
    double middle = part.row() * shape.height() + Math.round(shape.height() / 2) + 0.5;
    Line line = new Line(part.from(), middle, part.to(), middle);
    line.getStyleClass().addAll("strike", MarkGlyph.styleClass(tint.mark()));
    return line;
  }

  private Polyline wave(Stretch part, Decorations.Problem problem, double column) {
    double to = Math.max(part.to(), part.from() + column);
    double base = (part.row() + 1) * shape.height() - 1 - WAVE;
    Polyline wave = new Polyline();
    boolean up = false;
    for (double x = part.from(); x <= to; x += WAVE) {
      wave.getPoints().addAll(x, up ? base : base + WAVE);
      up = !up;
    }
    boolean error =
        problem.diagnostic().severity() == dev.tripatch.document.Diagnostic.Severity.ERROR;
    wave.getStyleClass().addAll("wave", error ? "error" : "warning");
    return wave;
  }

  /**
   * What is shown after a line for the lines that are folded under it: how many, and how many of
   * them change, in the colour of the strongest change.
   *
   * @param fold what is folded
   * @param like a text of the line, for its font; empty if it has none
   * @param start where it begins
   * @param flow the line
   */
  private record FoldedSign(
      FoldedLines fold, Optional<Text> like, double start, TextFlow flow, Runnable clicked) {

    private static final double SIDE = 4;

    /** What is drawn, from back to front. */
    List<Node> nodes() {
      Text words = Styles.styled(new Text(fold.summary()), "folded-words");
      words.setTextOrigin(VPos.TOP);
      // It is measured before it is in the scene, so it cannot wait for the style sheet.
      like.ifPresent(text -> words.setFont(text.getFont()));
      words.setX(Math.round(start + SIDE));
      words.setY(flow.snappedTopInset());
      double width = words.getLayoutBounds().getWidth() + 2 * SIDE;
      Rectangle box = new Rectangle(Math.round(start), 1, width, Math.max(0, flow.getHeight() - 2));
      box.setArcWidth(8);
      box.setArcHeight(8);
      box.getStyleClass().add("folded-box");
      fold.strongest()
          .ifPresent(mark -> box.getStyleClass().addAll("tint", MarkGlyph.styleClass(mark)));
      words.setMouseTransparent(true);
      box.setCursor(Cursor.HAND);
      box.setOnMousePressed(MouseEvent::consume);
      box.setOnMouseClicked(
          event -> {
            event.consume();
            clicked.run();
          });
      return List.of(gap(), box, words);
    }

    /** A line across the pane where lines are missing: the words may be out of view. */
    private Line gap() {
      double y = fold.lines() > 0 ? flow.getHeight() - 0.5 : 0.5;
      Line gap =
          Styles.styled(new Line(flow.getInsets().getLeft(), y, flow.getWidth(), y), "fold-gap");
      gap.setMouseTransparent(true);
      return gap;
    }
  }
}
