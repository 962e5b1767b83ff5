package dev.tripatch.cli.command.send;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SentChange;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What was sent, as the journal has it.
 *
 * @param read what could be read of it
 */
record JournalList(Journal.Read read) {
  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  /** The latest first. */
  List<SentChange> changes() {
    return read.changes();
  }

  /**
   * The change of a name, or of the beginning or end of one.
   *
   * @throws StopException if there is none, or if there are several
   */
  SentChange find(String id) throws StopException {
    List<SentChange> exact = changes().stream().filter(each -> each.id().equals(id)).toList();
    List<SentChange> found =
        exact.isEmpty()
            ? changes().stream()
                .filter(each -> each.id().startsWith(id) || each.id().endsWith(id))
                .toList()
            : exact;
    if (found.size() != 1 || id.isBlank()) {
      throw new StopException(
          found.isEmpty()
              ? UndoWords.NO_SUCH_CHANGE.text("id", id)
              : UndoWords.SEVERAL_CHANGES.text("id", id, "changes", found.size()));
    }
    return found.getFirst();
  }

  /** Whether live has it, as far as the journal knows, and it is no undo itself. */
  boolean isInEffect(SentChange change) {
    return change.state() != SentChange.State.NOT_SENT
        && read.undoOf(change).isEmpty()
        && !isUndo(change);
  }

  /** Whether it takes back; the undo of an undo does again. */
  private boolean isUndo(SentChange change) {
    Optional<SentChange> undone =
        change
            .undoes()
            .flatMap(id -> changes().stream().filter(each -> each.id().equals(id)).findFirst());
    return change.undoes().isPresent() && undone.filter(this::isUndo).isEmpty();
  }

  /** What is known of it, in a few words. */
  private String state(SentChange change) {
    String state =
        switch (change.state()) {
          case SENT -> UndoWords.SENT.text();
          case BEGUN -> UndoWords.PERHAPS_SENT.text();
          case NOT_SENT -> UndoWords.NOT_SENT.text();
        };
    return state
        + read.undoOf(change).map(by -> UndoWords.UNDONE_BY.text("id", by.id())).orElse("")
        + change.undoes().map(id -> UndoWords.UNDO_OF.text("id", id)).orElse("");
  }

  /** Some of them, a line each. */
  String table(List<SentChange> some, int width, Palette palette) {
    return some.isEmpty()
        ? UndoWords.NOTHING_SENT.text() + "\n"
        : new TextTable<>(
                List.<Column<SentChange>>of(
                    Column.words(UndoWords.ID.text(), SentChange::id),
                    Column.words(UndoWords.WHEN.text(), JournalList::when),
                    new Column<>(UndoWords.CONTEXT.text(), Fit.END, 3, SentChange::context),
                    new Column<>(
                        UndoWords.OBJECT.text(), Fit.END, 4, each -> each.object().toString()),
                    Column.words(
                        UndoWords.FIELDS.text(), each -> String.valueOf(each.fields().size())),
                    new Column<>(UndoWords.STATE.text(), Fit.LINES, 4, this::state)))
            .of(some)
            .write(width, palette::heading);
  }

  private static String when(SentChange change) {
    return WHEN.format(change.at().atZone(ZoneId.systemDefault()));
  }

  /** Some of them, for programs; without values. */
  AnswerFields data(List<SentChange> some) {
    return new AnswerFields().with("changes", some.stream().map(this::entry).toList());
  }

  private AnswerFields entry(SentChange change) {
    return new AnswerFields()
        .with("id", change.id())
        .with("at", change.at().toString())
        .with("context", change.context())
        .with("server", change.server())
        .with("object", AnswerFields.naming(change.object()))
        .with("fields", change.fields())
        .with("manager", change.manager())
        .with(
            "state",
            switch (change.state()) {
              case SENT -> Checked.State.SENT.word();
              case BEGUN -> Checked.State.PERHAPS_SENT.word();
              case NOT_SENT -> change.state().name().toLowerCase(Locale.ROOT).replace('_', '-');
            })
        .with("undoneBy", read.undoOf(change).map(SentChange::id))
        .with("undoes", change.undoes());
  }
}
