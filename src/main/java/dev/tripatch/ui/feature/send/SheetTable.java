package dev.tripatch.ui.feature.send;

import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.LiveMove.MovedField;
import dev.tripatch.ui.panes.SaidText;
import dev.tripatch.ui.panes.SaidText.SaidRow;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.TouchedField;
import dev.tripatch.workspace.sending.UndoChoice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Fields on the sheet.
 *
 * @param title what they are; empty where that is plain
 * @param columns the titles of the columns after the field's name
 * @param rows the fields
 */
record SheetTable(String title, List<String> columns, List<Row> rows) {

  /**
   * A field.
   *
   * @param cells what there is to know of it, column by column
   */
  record Row(String field, List<String> cells) {
    Row {
      cells = List.copyOf(cells);
    }

    String cell(int column) {
      return cells.get(column);
    }

    /** All of it, in lines. */
    String help() {
      return String.join("\n", Stream.concat(Stream.of(field), cells.stream()).toList());
    }
  }

  SheetTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** What there is to see of a state; nothing in it is empty. */
  static List<SheetTable> of(SendState state) {
    return Stream.of(
            switch (state) {
              case SendState.Looking _,
                  SendState.Hindered _,
                  SendState.Unread _,
                  SendState.Broken _ ->
                  List.<SheetTable>of();
              case SendState.NotUndone not -> List.of(preventing(not.choice()), fields(not));
              case SendState.Locked locked -> ofChange(locked.preview());
              case SendState.Preparing preparing -> ofChange(preparing.preview());
              case SendState.Ready ready ->
                  ofChange(ready.preview(), ready.prepared().says(), ready.prepared().since());
              case SendState.Sending sending ->
                  ofChange(
                      sending.preview(), sending.prepared().says(), sending.prepared().since());
              case SendState.Stopped stopped -> ofStop(stopped.preview(), stopped.why());
              case SendState.Ended ended -> ofEnd(ended.preview(), ended.outcome());
            })
        .flatMap(List::stream)
        .filter(table -> !table.rows().isEmpty())
        .map(SheetTable::withoutEmptyColumn)
        .toList();
  }

  /** Old servers do not say who changed something. */
  private SheetTable withoutEmptyColumn() {
    int last = columns.size() - 1;
    return last > 0 && rows.stream().allMatch(row -> row.cell(last).isEmpty())
        ? new SheetTable(
            title,
            columns.subList(0, last),
            rows.stream().map(row -> new Row(row.field(), row.cells().subList(0, last))).toList())
        : this;
  }

  /** What prevents that a change is undone. */
  private static SheetTable preventing(UndoChoice.Impossible choice) {
    return touched(
        choice.fields(),
        List.of(SendWords.AS_SENT.text(), SendWords.NOW.text(), SendWords.BEFORE.text()));
  }

  /** Of a change that cannot be taken back, what it was, where nothing says it yet. */
  private static SheetTable fields(SendState.NotUndone not) {
    return new SheetTable(
        SendWords.FIELDS_OF_CHANGE.text(),
        List.of(),
        not.choice().fields().isEmpty()
            ? SentList.fields(not.change()).stream()
                .map(field -> new Row(field, List.of()))
                .toList()
            : List.of());
  }

  private static List<SheetTable> ofChange(SendPreview preview) {
    return List.of(
        new SheetTable(
            "",
            List.of(SendWords.NOW.text(), SendWords.BECOMES.text()),
            preview.fields().stream()
                .map(field -> row(field.path(), text(field.seen()), text(field.ours())))
                .toList()),
        moved(SendWords.STAYS.text(), preview.stays()));
  }

  /** What the server says of more than the change is at the end. */
  private static List<SheetTable> ofChange(
      SendPreview preview, ServerAnswer says, LiveSince since) {
    List<Row> rows = new ArrayList<>();
    Set<FieldPath> told = new HashSet<>();
    Set<String> moved = new HashSet<>();
    for (TouchedField field : preview.fields()) {
      told.add(field.path());
      rows.add(
          row(
              field.path(),
              text(field.seen()),
              text(field.ours()),
              SaidText.at(field.path(), says)));
    }
    elsewhere(since).rows().forEach(row -> moved.add(row.field()));
    for (SaidRow more : SaidText.of(says)) {
      boolean isToldBelow = moved.contains(more.path().toString());
      if (told.add(more.path()) && !more.why().isEmpty() && !isToldBelow) {
        rows.add(row(more.path(), "", more.predicted(), more.said() + " · " + more.why()));
      }
    }
    return List.of(
        new SheetTable(
            "",
            List.of(SendWords.NOW.text(), SendWords.BECOMES.text(), SendWords.SERVER_SAYS.text()),
            rows),
        elsewhere(since),
        moved(SendWords.STAYS.text(), preview.stays()));
  }

  private static SheetTable elsewhere(LiveSince since) {
    return switch (since) {
      case LiveSince.Elsewhere other ->
          moved(SendWords.MOVED_ELSEWHERE.text(), other.move().fields());
      case LiveSince.Same _, LiveSince.Touched _, LiveSince.MadeAgain _ -> moved("", List.of());
    };
  }

  private static SheetTable moved(String title, List<MovedField> fields) {
    return new SheetTable(
        title,
        List.of(SendWords.SEEN.text(), SendWords.NOW.text(), SendWords.BY.text()),
        fields.stream()
            .map(
                field ->
                    row(
                        field.path(),
                        text(field.before()),
                        text(field.now()),
                        field.manager().orElse("")))
            .toList());
  }

  private static List<SheetTable> ofStop(SendPreview preview, Preparation why) {
    return switch (why) {
      case Preparation.Overtaken overtaken -> overtaken(overtaken.since());
      case Preparation.Refused refused -> ofRefusal(preview, refused.answer());
      case Preparation.Ready _, Preparation.Unread _, Preparation.Restless _ -> ofChange(preview);
    };
  }

  private static List<SheetTable> ofEnd(SendPreview preview, SendOutcome outcome) {
    return switch (outcome) {
      case SendOutcome.Sent sent ->
          Stream.concat(otherwise(sent.says()).stream(), Stream.of(done(preview))).toList();
      case SendOutcome.Overtaken overtaken -> overtaken(overtaken.since());
      case SendOutcome.Refused(ServerAnswer.Refused answer) -> ofRefusal(preview, answer);
      case SendOutcome.Unclear unclear ->
          List.of(
              touched(
                  unclear.fields(),
                  List.of(SendWords.SEEN.text(), SendWords.NOW.text(), SendWords.OURS.text())));
      case SendOutcome.Restless _, SendOutcome.NoJournal _, SendOutcome.NotYet _ ->
          ofChange(preview);
    };
  }

  private static SheetTable done(SendPreview preview) {
    return new SheetTable(
        SendWords.WAS_SENT.text(),
        List.of(SendWords.WAS.text(), SendWords.IS_NOW.text()),
        preview.fields().stream()
            .map(field -> row(field.path(), text(field.seen()), text(field.ours())))
            .toList());
  }

  private static List<SheetTable> overtaken(LiveSince since) {
    return switch (since) {
      case LiveSince.Touched touched -> List.of(touched(touched));
      case LiveSince.Same _, LiveSince.Elsewhere _, LiveSince.MadeAgain _ -> List.of();
    };
  }

  private static SheetTable touched(LiveSince.Touched touched) {
    return new SheetTable(
        "",
        List.of(
            SendWords.SEEN.text(),
            SendWords.NOW.text(),
            SendWords.OURS.text(),
            SendWords.BY.text()),
        SendPreview.ordered(touched.fields()).stream()
            .map(
                field ->
                    row(
                        field.path(),
                        text(field.seen()),
                        text(field.now()),
                        text(field.ours()),
                        by(field.path(), touched)))
            .toList());
  }

  private static String by(FieldPath path, LiveSince.Touched touched) {
    return touched.move().fields().stream()
        .filter(moved -> moved.path().startsWith(path) || path.startsWith(moved.path()))
        .flatMap(moved -> moved.manager().stream())
        .findFirst()
        .orElse("");
  }

  private static SheetTable touched(List<TouchedField> fields, List<String> columns) {
    return new SheetTable(
        "",
        columns,
        SendPreview.ordered(fields).stream()
            .map(
                field ->
                    row(field.path(), text(field.seen()), text(field.now()), text(field.ours())))
            .toList());
  }

  private static List<SheetTable> ofRefusal(SendPreview preview, ServerAnswer.Refused answer) {
    SheetTable refused = refused(answer);
    return refused.rows().isEmpty() ? ofChange(preview) : List.of(refused);
  }

  private static SheetTable refused(ServerAnswer.Refused answer) {
    return said(
        "",
        SaidText.of(answer),
        List.of(SendWords.SERVER_SAYS.text(), SendWords.WHY.text()),
        false);
  }

  /** What came out otherwise, and, by itself, what others changed before it arrived. */
  private static List<SheetTable> otherwise(ServerAnswer says) {
    Set<FieldPath> others = movedElsewhere(says);
    List<SaidRow> rows = SaidText.of(says).stream().filter(row -> !row.why().isEmpty()).toList();
    return List.of(
        said(
            SendWords.OTHERWISE.text(),
            rows.stream().filter(row -> !others.contains(row.path())).toList(),
            List.of(SendWords.PREDICTED.text(), SendWords.SERVER_SAYS.text(), SendWords.WHY.text()),
            true),
        new SheetTable(
            SendWords.STAYS.text(),
            List.of(SendWords.SEEN.text(), SendWords.NOW.text()),
            rows.stream()
                .filter(row -> others.contains(row.path()))
                .map(row -> row(row.path(), row.predicted(), row.said()))
                .toList()));
  }

  private static Set<FieldPath> movedElsewhere(ServerAnswer says) {
    return switch (says) {
      case ServerAnswer.Taken taken ->
          taken.verdict().fields().stream()
              .filter(field -> field.kind() == SaidKind.MOVED)
              .map(SaidField::path)
              .collect(Collectors.toSet());
      case ServerAnswer.Refused _ -> Set.of();
    };
  }

  private static SheetTable said(
      String title, List<SaidRow> rows, List<String> columns, boolean hasPredicted) {
    return new SheetTable(
        title,
        columns,
        rows.stream()
            .map(
                said ->
                    hasPredicted
                        ? row(said.path(), said.predicted(), said.said(), said.why())
                        : row(said.path(), said.said(), said.why()))
            .toList());
  }

  private static Row row(FieldPath path, String... cells) {
    return new Row(path.toString(), List.of(cells));
  }

  private static String text(Optional<Value> value) {
    return ShortText.line(value.orElse(null), Optional.empty());
  }
}
