package dev.tripatch.ui.merge;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Role;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.show.MergeDraft;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.ui.panes.model.SelectionViewModel.Choice;
import dev.tripatch.ui.settings.LatestWins;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * A merge that a person goes through: the draft with its history, what it makes of the merge, and
 * the selected field. Typing waits for nothing; a decision is known at once, and its text soon.
 */
public final class MergeViewModel {

  /** A longer pause in typing begins another step. */
  private static final long PAUSE_NANOS = 500_000_000;

  private final MergeSheet sheet;
  private final LatestWins<MergeDraft, Answer> work;
  private final LongSupplier nanos;
  private final List<Step> done = new ArrayList<>();
  private final List<Step> undone = new ArrayList<>();
  private final ReadOnlyObjectWrapper<MergeDraft> draft =
      new ReadOnlyObjectWrapper<>(MergeDraft.NOTHING);
  private final ReadOnlyObjectWrapper<MergeSheet.Result> result;
  private final ReadOnlyObjectWrapper<Optional<Choice>> choice =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper isSaved = new ReadOnlyBooleanWrapper();
  private Optional<MergeDraft> saved = Optional.empty();
  private boolean isTyping;
  private long typedLast;
  private int turn;

  /**
   * Something that was done.
   *
   * @param name as in “Undo Take theirs: spec.replicas”
   * @param before the draft before
   * @param after the draft after
   * @param field the field that it was about; empty for typing
   */
  private record Step(
      String name, MergeDraft before, MergeDraft after, Optional<FieldPath> field) {}

  /** What came of a draft: a result, or a sentence that says why it has no result. */
  private record Answer(MergeDraft draft, Optional<MergeSheet.Result> result, String refusal) {}

  /**
   * A merge in which nothing is decided.
   *
   * @param first what comes of it
   */
  public MergeViewModel(
      MergeSheet sheet, MergeSheet.Result first, Executor background, Executor foreground) {
    this(sheet, first, background, foreground, System::nanoTime);
  }

  MergeViewModel(
      MergeSheet sheet,
      MergeSheet.Result first,
      Executor background,
      Executor foreground,
      LongSupplier nanos) {
    this.sheet = sheet;
    this.nanos = nanos;
    this.result = new ReadOnlyObjectWrapper<>(first);
    this.work =
        new LatestWins<>(
            this::answer,
            background,
            foreground,
            this::take,
            failure -> {
              busy.set(false);
              throw failure;
            });
  }

  /** The merge. */
  public MergeSheet sheet() {
    return sheet;
  }

  private Answer answer(MergeDraft asked) {
    try {
      return new Answer(asked, Optional.of(sheet.result(asked)), "");
    } catch (NotMergedException refused) {
      return new Answer(asked, Optional.empty(), refused.sentence());
    }
  }

  private void take(Answer answer) {
    busy.set(work.isBusy());
    if (!answer.draft().equals(draft.get())) {
      return;
    }
    if (answer.result().isPresent()) {
      result.set(answer.result().get());
    } else {
      undo();
      notice.set(MergeWords.NOT_DONE.text("reason", answer.refusal()));
    }
  }

  private void become(MergeDraft next) {
    draft.set(next);
    isSaved.set(saved.filter(next::equals).isPresent());
    busy.set(true);
    work.ask(next);
  }

  /** Whether the selected conflict is a list to which both sides added items. */
  public boolean mayTakeBoth() {
    return both().isPresent();
  }

  private Optional<ListValue> both() {
    return selectedRow().flatMap(MergeRow::clash).flatMap(clash -> clash.clash().both());
  }

  /** Gives the selected list the items of both sides, ours first; selects the next conflict. */
  public void takeBoth() {
    notice.set("");
    if (both().isEmpty()) {
      notice.set(MergeWords.SELECT_LIST.text());
    } else if (mayDecide()) {
      MergeRow row = selectedRow().orElseThrow();
      sheet.withValue(result.get(), row, both().get()).ifPresent(this::type);
      isTyping = false;
      nextUndecided(row);
    }
  }

  /** The result was typed, where the last one was shown. */
  public void type(String text) {
    notice.set("");
    MergeDraft before = draft.get();
    MergeDraft after = before.typed(result.get().draft().choices(), text);
    boolean goesOn = isTyping && !done.isEmpty() && nanos.getAsLong() - typedLast < PAUSE_NANOS;
    MergeDraft from = goesOn ? done.removeLast().before() : before;
    done.add(new Step(MergeWords.TYPING.text(), from, after, Optional.empty()));
    undone.clear();
    isTyping = true;
    typedLast = nanos.getAsLong();
    become(after);
  }

  /** Gives the selected conflict a version; selects the next undecided one. */
  public void decide(Branch branch) {
    notice.set("");
    Optional<MergeRow> row = selectedRow();
    Optional<ClashPlace> clash = row.flatMap(MergeRow::clash);
    if (clash.isEmpty()) {
      notice.set(MergeWords.SELECT_CONFLICT.text());
    } else if (mayDecide()) {
      act(
          MergeWords.STEP.text("take", BranchWords.take(branch), "field", row.get().field()),
          Map.of(clash.get(), branch),
          row.map(MergeRow::path));
      nextUndecided(row.get());
    }
  }

  /** Gives all that is undecided one version. */
  public void decideRest(Branch branch) {
    notice.set("");
    Map<ClashPlace, Branch> rest =
        undecided().stream()
            .flatMap(row -> row.clash().stream())
            .collect(Collectors.toMap(each -> each, each -> branch));
    if (rest.isEmpty()) {
      notice.set(MergeWords.ALL_DECIDED.text());
    } else if (mayDecide()) {
      act(BranchWords.takeRest(branch), rest, Optional.empty());
    }
  }

  private boolean mayDecide() {
    MergeSheet.Result known = result.get();
    Optional<MergeSheet.Fault> fault =
        known.fault().filter(each -> known.draft().equals(draft.get()));
    fault.ifPresent(
        each ->
            notice.set(
                MergeWords.DECISIONS_WAIT.text("line", each.line(), "message", each.message())));
    return fault.isEmpty();
  }

  private void act(String name, Map<ClashPlace, Branch> further, Optional<FieldPath> field) {
    MergeDraft before = draft.get();
    done.add(new Step(name, before, before.with(further), field));
    undone.clear();
    isTyping = false;
    become(done.getLast().after());
  }

  /** Takes back what was done last. */
  public void undo() {
    move(done, undone, true, MergeWords.NOTHING_TO_UNDO);
  }

  /** Does again what was taken back last. */
  public void redo() {
    move(undone, done, false, MergeWords.NOTHING_TO_REDO);
  }

  private void move(List<Step> from, List<Step> to, boolean isBack, MergeWords nothing) {
    isTyping = false;
    notice.set("");
    if (from.isEmpty()) {
      notice.set(nothing.text());
      return;
    }
    Step step = from.removeLast();
    to.add(step);
    become(isBack ? step.before() : step.after());
    step.field().ifPresent(this::select);
    notice.set((isBack ? MergeWords.UNDONE : MergeWords.REDONE).text("step", step.name()));
  }

  /** The name of what would be taken back; empty if there is nothing. */
  public Optional<String> toUndo() {
    return done.isEmpty() ? Optional.empty() : Optional.of(done.getLast().name());
  }

  /** The name of what would be done again; empty if there is nothing. */
  public Optional<String> toRedo() {
    return undone.isEmpty() ? Optional.empty() : Optional.of(undone.getLast().name());
  }

  /** The conflicts that are undecided, in the order of the table. */
  public List<MergeRow> undecided() {
    return sheet.rows().stream().filter(this::isOpen).toList();
  }

  /** Whether a row is a conflict that is undecided. */
  public boolean isOpen(MergeRow row) {
    return row.clash().filter(this::isOpen).isPresent();
  }

  private boolean isOpen(ClashPlace clash) {
    return draft.get().isOpen(clash, result.get().byHand());
  }

  /** How a conflict is decided, in words; empty for any other row. */
  public String state(MergeRow row) {
    return row.clash()
        .map(
            clash -> {
              Branch chosen = draft.get().choices().get(clash);
              return result.get().byHand().contains(clash)
                  ? MergeWords.BY_HAND.text()
                  : chosen == null ? MergeWords.UNDECIDED.text() : BranchWords.taken(chosen);
            })
        .orElse("");
  }

  /** The same of the row of a field. */
  String state(FieldPath path) {
    return row(path).map(this::state).orElse("");
  }

  private Optional<MergeRow> row(FieldPath path) {
    return sheet.rows().stream().filter(row -> row.path().equals(path)).findFirst();
  }

  /** The paths of the conflicts that are decided. */
  public Set<FieldPath> decided() {
    return sheet.rows().stream()
        .filter(row -> row.clash().isPresent() && !isOpen(row))
        .map(MergeRow::path)
        .collect(Collectors.toUnmodifiableSet());
  }

  private void nextUndecided(MergeRow here) {
    List<MergeRow> rows = sheet.rows();
    int at = rows.indexOf(here);
    List<MergeRow> order = new ArrayList<>(rows.subList(at + 1, rows.size()));
    order.addAll(rows.subList(0, at));
    order.stream().filter(this::isOpen).findFirst().ifPresent(row -> select(row.path()));
  }

  /**
   * Selects the next undecided conflict, from the last one the first.
   *
   * @param direction further down in the table if positive
   */
  public void goToUndecided(int direction) {
    go(direction, this::isOpen, MergeWords.ALL_DECIDED);
  }

  /** Selects the next row in the same way. */
  public void goToChange(int direction) {
    go(direction, row -> true, MergeWords.NO_CHANGES);
  }

  private void go(int direction, Predicate<MergeRow> those, MergeWords nothing) {
    notice.set("");
    List<MergeRow> rows = sheet.rows();
    int here = selectedRow().map(rows::indexOf).orElse(direction > 0 ? -1 : rows.size());
    for (int i = 1; i <= rows.size(); i++) {
      MergeRow row = rows.get(Math.floorMod(here + i * direction, rows.size()));
      if (those.test(row)) {
        select(row.path());
        return;
      }
    }
    notice.set(nothing.text());
  }

  /** Selects a field from anywhere but a pane. */
  public void select(FieldPath path) {
    choice.set(Optional.of(new Choice(path, Optional.empty(), ++turn)));
  }

  /** Selects a field in a pane: the row that it belongs to, or the field itself. */
  public void select(FieldPath path, Role pane) {
    FieldPath wanted = rowAt(path).map(MergeRow::path).orElse(path);
    boolean isSame = choice.get().filter(each -> each.path().equals(wanted)).isPresent();
    if (!isSame) {
      choice.set(Optional.of(new Choice(wanted, Optional.of(pane), ++turn)));
    }
  }

  private Optional<MergeRow> rowAt(FieldPath path) {
    return sheet.rows().stream().filter(row -> path.startsWith(row.path())).findFirst();
  }

  /** The row of the selected field; empty if it has none. */
  public Optional<MergeRow> selectedRow() {
    return choice.get().flatMap(each -> row(each.path()));
  }

  /** How many such rows there are. */
  public long count(Predicate<MergeRow> those) {
    return sheet.rows().stream().filter(those).count();
  }

  /** Whether what there is now was saved. */
  public ReadOnlyBooleanProperty savedProperty() {
    return isSaved.getReadOnlyProperty();
  }

  /** What to save: with marks around what is undecided. Only while nothing is computed. */
  public String toSave() throws NotMergedException {
    return sheet.toSave(result.get());
  }

  /** What there is now was saved. */
  public void saved() {
    saved = Optional.of(draft.get());
    isSaved.set(true);
  }

  /** Says something in the status bar. */
  public void say(String words) {
    notice.set(words);
  }

  /** The draft, at once. */
  public ReadOnlyObjectProperty<MergeDraft> draftProperty() {
    return draft.getReadOnlyProperty();
  }

  /** What a draft made of the merge: soon the last one. */
  public ReadOnlyObjectProperty<MergeSheet.Result> resultProperty() {
    return result.getReadOnlyProperty();
  }

  /** The selected field. */
  public ReadOnlyObjectProperty<Optional<Choice>> choiceProperty() {
    return choice.getReadOnlyProperty();
  }

  /** What there is to say about what was done last. */
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** Whether a result is on its way. */
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }
}
