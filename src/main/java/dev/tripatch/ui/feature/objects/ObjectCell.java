package dev.tripatch.ui.feature.objects;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.feature.objects.ObjectsSide.ObjectLooks;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** An object of the list: its name, what it is, and what becomes of it. */
final class ObjectCell extends ListCell<ObjectRow> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("in-panes");
  private static final String UNSAVED = "● ";

  private final Label name = Styles.styled(new Label(), "object-name");
  private final HBox counts = Styles.whole(Styles.styled(new HBox(6), "object-counts"));
  private final Label detail = Styles.styled(new Label(), "object-detail");
  private final VBox lines = new VBox(1);
  private final Hint hint = new Hint(this);
  private final ObjectLooks looks;

  ObjectCell(ObjectLooks looks) {
    this.looks = looks;
    name.setMinWidth(40);
    counts.setAlignment(Pos.CENTER_RIGHT);
    HBox first = new HBox(4, name, Styles.space(), counts);
    first.setAlignment(Pos.CENTER_LEFT);
    lines.getChildren().addAll(first, detail);
    // As wide as the list, so that long names are shortened.
    setPrefWidth(0);
    getStyleClass().add("object-cell");
  }

  /** A cell that the list keeps for later hears of no change of its row. */
  @Override
  protected boolean isItemChanged(@Nullable ObjectRow before, @Nullable ObjectRow now) {
    return true;
  }

  @Override
  protected void updateItem(@Nullable ObjectRow row, boolean empty) {
    super.updateItem(row, empty);
    if (row == null || empty) {
      setGraphic(null);
      hint.say("");
      showInPanes(false);
      return;
    }
    boolean isModified = row.isModified();
    name.setText((isModified ? UNSAVED : "") + row.name());
    List<String> said = row.pair().map(this::said).orElse(List.of());
    detail.setText(joined(" · ", row.detail(), said));
    counts
        .getChildren()
        .setAll(
            Stream.concat(marks(row), row.pair().stream().flatMap(this::marked))
                .map(RowMark::label)
                .toList());
    hint.say(joined("\n", row.words() + inside(row), said));
    setAccessibleText(
        "%s, %s%s%s"
            .formatted(
                row.name(),
                detail.getText(),
                ", " + stateOf(row),
                isModified ? ObjectWords.NOT_SAVED.text() : ""));
    setGraphic(lines);
  }

  private static String stateOf(ObjectRow row) {
    ObjectWords unknown = row.isWaiting() ? ObjectWords.WAITING : ObjectWords.NOT_COMPARED;
    return row.state().map(ObjectState::words).orElseGet(unknown::text)
        + (row.stale().isEmpty() ? "" : ", " + ObjectWords.LIVE_STALE.text());
  }

  private static String inside(ObjectRow row) {
    int count = row.getSummary().map(ObjectSummary::inside).orElse(0);
    return count == 0 ? "" : "\n" + ObjectWords.INSIDE.text("count", count);
  }

  void showInPanes(boolean isShown) {
    pseudoClassStateChanged(SHOWN, isShown);
  }

  /** What features say of an object: {@code Owner: helm}. */
  private List<String> said(ObjectPair pair) {
    return looks.columns().stream()
        .filter(column -> !column.words().apply(pair).isEmpty())
        .map(column -> column.title() + ": " + column.words().apply(pair))
        .toList();
  }

  private Stream<RowMark> marked(ObjectPair pair) {
    return looks.marks().stream().flatMap(mark -> mark.apply(pair).stream());
  }

  private static String joined(String between, String first, List<String> further) {
    return Stream.concat(Stream.of(first), further.stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(between));
  }

  private static Stream<RowMark> marks(ObjectRow row) {
    if (row.isWaiting() && row.getSummary().isEmpty()) {
      return Stream.of(quiet(ObjectWords.WAITING));
    }
    if (row.state().filter(ObjectState.NOT_READABLE::equals).isPresent()
        && row.pair().flatMap(ObjectPair::unreadLive).isPresent()) {
      return Stream.of(trouble(ObjectWords.LIVE_UNREAD));
    }
    Stream<RowMark> known =
        row.getSummary()
            .map(summary -> marks(row, summary))
            .or(() -> row.state().map(state -> Stream.of(words(state))))
            .orElseGet(() -> Stream.of(quiet(ObjectWords.NOT_COMPARED)));
    return row.stale().isEmpty()
        ? known
        : Stream.concat(Stream.of(trouble(ObjectWords.LIVE_STALE)), known);
  }

  private static RowMark quiet(ObjectWords words) {
    return new RowMark(words.text(), List.of("object-state"));
  }

  private static RowMark trouble(ObjectWords words) {
    return new RowMark(words.text(), List.of("object-trouble"));
  }

  private static Stream<RowMark> marks(ObjectRow row, ObjectSummary summary) {
    boolean isCounted = summary.state().willChange() && !summary.counts().isEmpty();
    Stream<RowMark> hazards =
        Stream.of(new RowMark("▲" + summary.hazards(), List.of("object-hazards")));
    Stream<RowMark> decided =
        Stream.of(new RowMark("✓" + row.decided(), List.of("object-decided")));
    Stream<RowMark> inside =
        Stream.of(new RowMark("⋯" + summary.inside(), List.of("object-state")));
    return Stream.of(
            isCounted ? counts(summary) : Stream.of(words(summary.state())),
            row.undecided() > 0
                ? Stream.of(count(Mark.CONFLICT, row.undecided()))
                : Stream.<RowMark>of(),
            summary.inside() > 0 ? inside : Stream.<RowMark>of(),
            row.decided() > 0 ? decided : Stream.<RowMark>of(),
            summary.hazards() > 0 ? hazards : Stream.<RowMark>of())
        .flatMap(each -> each);
  }

  /** Conflicts are counted by themselves, decided or not. */
  private static Stream<RowMark> counts(ObjectSummary summary) {
    return summary.counts().entrySet().stream()
        .filter(each -> !each.getKey().isConflict())
        .map(each -> count(each.getKey(), each.getValue()));
  }

  private static RowMark count(Mark mark, int count) {
    return new RowMark(mark.glyph() + count, List.of("object-count", MarkGlyph.styleClass(mark)));
  }

  private static RowMark words(ObjectState state) {
    return new RowMark(
        state.words(), List.of(state.isTrouble() ? "object-trouble" : "object-state"));
  }
}
