package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.settings.MarkGlyph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import org.jspecify.annotations.Nullable;

/** The strip beside a pane that shows where in the whole text its marks are. */
public final class OverviewStrip extends Region {

  private static final double REACH = 6;
  private static final int MOST_SINGLE_MARKS = 60;

  /** One path for each kind of mark: a node for each mark would cost a style each. */
  private final Map<Mark, Path> paths = new EnumMap<>(Mark.class);

  private final Path hazardPath = path();
  private final ObjIntConsumer<LineMark> chosen;
  private List<Map.Entry<Integer, LineMark>> marks = List.of();
  private List<Integer> hazards = List.of();
  private int lines = 1;
  private @Nullable Tooltip tooltip;

  /** An empty strip; a click near a mark gives it to {@code chosen} with its line from 0. */
  public OverviewStrip(ObjIntConsumer<LineMark> chosen) {
    this.chosen = chosen;
    getStyleClass().add("overview-strip");
    for (Mark mark : Mark.values()) {
      paths.put(mark, path(mark));
    }
    hazardPath.getStyleClass().addAll("overview-mark", "overview-hazard");
    getChildren().addAll(paths.values());
    getChildren().add(hazardPath);
    setAccessibleRole(AccessibleRole.LIST_VIEW);
    setOnMouseClicked(this::clicked);
    setOnMouseMoved(this::hovered);
    setOnMouseExited(event -> hideTooltip());
  }

  /** Shows other marks, each with its line from 0, of a text with so many lines. */
  public void show(Iterable<Map.Entry<Integer, LineMark>> newMarks, int newLines) {
    List<Map.Entry<Integer, LineMark>> shown = new ArrayList<>();
    newMarks.forEach(mark -> show(shown, mark));
    shown.sort(Map.Entry.comparingByKey());
    boolean looksTheSame = lines == newLines && looksLike(shown, marks);
    marks = shown;
    lines = newLines;
    if (!looksTheSame) {
      speak();
      requestLayout();
    }
  }

  /** Says how many marks of each kind there are, and how many hazards. */
  private void speak() {
    Map<Mark, Long> counts =
        marks.stream()
            .collect(
                Collectors.groupingBy(
                    mark -> mark.getValue().mark(),
                    () -> new EnumMap<>(Mark.class),
                    Collectors.counting()));
    List<String> said = new ArrayList<>();
    counts.forEach((mark, count) -> said.add(count + " " + mark.word()));
    if (!hazards.isEmpty()) {
      said.add(EditorWords.HAZARDS.text("count", hazards.size()));
    }
    setAccessibleText(
        said.isEmpty()
            ? EditorWords.NO_MARKS.text()
            : EditorWords.MARKS.text("marks", String.join(", ", said)));
  }

  /** Whether the same marks are on the same lines, whatever fields they belong to. */
  private static boolean looksLike(
      List<Map.Entry<Integer, LineMark>> some, List<Map.Entry<Integer, LineMark>> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      boolean isSame =
          some.get(i).getKey().equals(others.get(i).getKey())
              && some.get(i).getValue().mark() == others.get(i).getValue().mark();
      if (!isSame) {
        return false;
      }
    }
    return true;
  }

  /** Shows other hazards, by their lines from 0. */
  public void showHazards(List<Integer> newHazards) {
    if (!newHazards.equals(hazards)) {
      hideTooltip();
      hazards = newHazards;
      speak();
      requestLayout();
    }
  }

  private static void show(
      List<Map.Entry<Integer, LineMark>> shown, Map.Entry<Integer, LineMark> mark) {
    if (!mark.getValue().mark().isCalm()) {
      shown.add(Map.entry(mark.getKey(), mark.getValue()));
    }
  }

  private double yOf(int line) {
    return Math.floor((line + 0.5) / lines * Math.max(0, getHeight() - OverviewSign.HEIGHT));
  }

  @Override
  protected void layoutChildren() {
    // Thousands of marks share few pixels: the most serious of each place is drawn.
    Map<Double, Mark> places = new TreeMap<>();
    for (Map.Entry<Integer, LineMark> mark : marks) {
      double y = yOf(mark.getKey());
      double place = marks.size() > MOST_SINGLE_MARKS ? y - y % (OverviewSign.HEIGHT + 1) : y;
      places.merge(place, mark.getValue().mark(), OverviewStrip::moreSerious);
    }
    Map<Mark, List<PathElement>> elements = new EnumMap<>(Mark.class);
    places.forEach(
        (y, mark) ->
            elements
                .computeIfAbsent(mark, key -> new ArrayList<>())
                .addAll(OverviewSign.of(mark, y)));
    paths.forEach(
        (mark, path) -> path.getElements().setAll(elements.getOrDefault(mark, List.of())));
    hazardPath
        .getElements()
        .setAll(
            hazards.stream().flatMap(line -> OverviewSign.ofHazard(yOf(line)).stream()).toList());
  }

  private static Mark moreSerious(Mark one, Mark other) {
    return one.isConflict() || other.isConflict() ? Mark.CONFLICT : one;
  }

  private static Path path(Mark mark) {
    Path path = path();
    path.getStyleClass().addAll("overview-mark", MarkGlyph.styleClass(mark));
    return path;
  }

  private static Path path() {
    Path path = new Path();
    path.setManaged(false);
    path.setMouseTransparent(true);
    return path;
  }

  private Optional<Map.Entry<Integer, LineMark>> near(MouseEvent event) {
    return marks.stream()
        .min(Comparator.comparingDouble(mark -> distance(mark.getKey(), event)))
        .filter(mark -> distance(mark.getKey(), event) <= REACH);
  }

  private double distance(int line, MouseEvent event) {
    return Math.abs(yOf(line) + OverviewSign.HEIGHT / 2 - event.getY());
  }

  private void clicked(MouseEvent event) {
    near(event).ifPresent(mark -> chosen.accept(mark.getValue(), mark.getKey()));
  }

  private void hovered(MouseEvent event) {
    near(event)
        .map(Map.Entry::getValue)
        .map(mark -> mark.mark().glyph() + " " + mark.word() + ": " + mark.path())
        .or(() -> hazardNear(event))
        .ifPresentOrElse(this::showTooltip, this::hideTooltip);
  }

  private Optional<String> hazardNear(MouseEvent event) {
    return hazards.stream()
        .filter(line -> distance(line, event) <= REACH)
        .map(line -> EditorWords.HAZARD_IN_LINE.text("glyph", HazardMark.GLYPH, "line", line + 1))
        .findFirst();
  }

  /** Made when a mark is first pointed at: the window is on the screen sooner without it. */
  private void showTooltip(String text) {
    if (tooltip == null) {
      tooltip = new Tooltip();
    }
    tooltip.setText(text);
    Tooltip.install(this, tooltip);
  }

  private void hideTooltip() {
    if (tooltip != null) {
      Tooltip.uninstall(this, tooltip);
      tooltip.hide();
    }
  }

  @Override
  protected double computePrefWidth(double height) {
    return OverviewSign.WIDTH;
  }

  @Override
  protected double computeMinWidth(double height) {
    return OverviewSign.WIDTH;
  }

  /**
   * The shapes of marks on an overview strip: outcomes can be distinguished without their colours.
   * Each shape is as high as {@link #HEIGHT}.
   */
  public static final class OverviewSign {

    /** How wide the strip is. */
    static final double WIDTH = 10;

    static final double HEIGHT = 6;

    private static final double[] PLUS = {
      4, 0, 6, 0, 6, 2, 8, 2, 8, 4, 6, 4, 6, 6, 4, 6, 4, 4, 2, 4, 2, 2, 4, 2
    };
    private static final double[] DIAMOND = {5, 0, 8, 3, 5, 6, 2, 3};
    private static final double[] TRIANGLE = {5, 0, 9, 6, 1, 6};

    /** The other way round: it is a hole in what is around it. */
    private static final double[] HOLE = {4, 2, 4, 4, 6, 4, 6, 2};

    private OverviewSign() {}

    /** An outcome's shape, from a height downwards; empty for what the strip does not show. */
    public static List<PathElement> of(Mark mark, double y) {
      return switch (mark) {
        case ADDED -> polygon(y, PLUS);
        case CHANGED -> bar(2, 8, y + 1, y + 5);
        case DELETED -> bar(2, 8, y + 2, y + 4);
        case REORDERED -> both(bar(2, 8, y, y + 2), bar(2, 8, y + 4, y + 6));
        case CLEARED -> both(bar(2, 8, y, y + 6), polygon(y, HOLE));
        case CONFLICT -> bar(0, WIDTH, y, y + 6);
        case UNEXPLAINED -> polygon(y, DIAMOND);
        case UNKNOWN -> both(polygon(y, DIAMOND), polygon(y, HOLE));
        case LOST -> both(bar(1, 9, y, y + 6), polygon(y, HOLE));
        case IDLE -> bar(4, 6, y + 2.5, y + 3.5);
        case LEFT_OUT -> bar(2, 8, y + 2.5, y + 3.5);
        case READ -> bar(3, 7, y + 2, y + 4);
        case WRITTEN -> bar(1, 9, y, y + 6);
        case OURS -> bar(0, 5, y + 1, y + 5);
        case THEIRS -> bar(5, WIDTH, y + 1, y + 5);
        case BOTH -> both(bar(0, 4, y + 2, y + 4), bar(6, WIDTH, y + 2, y + 4));
        case KEPT -> List.of();
      };
    }

    /** The shape of a hazard. */
    public static List<PathElement> ofHazard(double y) {
      return polygon(y, TRIANGLE);
    }

    private static List<PathElement> bar(double left, double right, double top, double bottom) {
      return polygon(0, left, top, right, top, right, bottom, left, bottom);
    }

    private static List<PathElement> polygon(double y, double... corners) {
      List<PathElement> elements = new ArrayList<>();
      elements.add(new MoveTo(corners[0], y + corners[1]));
      for (int i = 2; i < corners.length; i += 2) {
        elements.add(new LineTo(corners[i], y + corners[i + 1]));
      }
      elements.add(new ClosePath());
      return elements;
    }

    private static List<PathElement> both(List<PathElement> one, List<PathElement> other) {
      List<PathElement> all = new ArrayList<>(one);
      all.addAll(other);
      return all;
    }
  }
}
