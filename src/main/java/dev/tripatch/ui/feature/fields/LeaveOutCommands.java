package dev.tripatch.ui.feature.fields;

import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.engine.threeway.LeavingOut;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.CommandQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Leaves fields out of the calculated patch, and puts them back. */
public final class LeaveOutCommands {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final CommandQueue queue;
  private final Consumer<String> say;
  private final Runnable onDecided;

  /**
   * Commands for these documents.
   *
   * @param onDecided runs after fields were left out
   * @param say says what was done
   */
  public LeaveOutCommands(
      Documents documents,
      ComparisonViewModel comparison,
      CommandQueue queue,
      Runnable onDecided,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.queue = queue;
    this.onDecided = onDecided;
    this.say = say;
  }

  private LeftOutFields fields() {
    return documents.leftOut();
  }

  /**
   * Leaves fields out; puts them back if all of them are left out.
   *
   * @param chosen asked when its turn comes
   */
  public void toggle(Supplier<List<FieldPath>> chosen) {
    queue.whenCompared(() -> toggle(chosen.get()));
  }

  private void toggle(List<FieldPath> paths) {
    if (paths.isEmpty()) {
      say.accept(FieldWords.SELECT_FIELD_LEAVE.text());
    } else if (areLeftOut(paths)) {
      putBack(paths);
    } else {
      leaveOut(paths);
    }
  }

  /** Puts fields back into the patch. */
  public void putBack(Collection<FieldPath> paths) {
    fields().putBack(paths);
    say.accept(FieldWords.PUT_BACK_INTO_PATCH.text("named", named(paths)));
  }

  /** Leaves out of the fields what can be, as one action, and says why the others cannot. */
  public void leaveOut(Collection<FieldPath> paths) {
    if (documents.drafts().isComposing()) {
      say.accept(FieldWords.TAKE_IT_OUT.text());
      return;
    }
    List<FieldPath> wanted = new ArrayList<>();
    List<LeaveOutRefusal> refused = new ArrayList<>();
    Optional<LeavingOut> leaving = leaving();
    for (FieldPath path : paths) {
      leaving
          .flatMap(each -> each.refusal(path))
          .ifPresentOrElse(refused::add, () -> wanted.add(path));
    }
    if (!wanted.isEmpty()) {
      fields().leaveOut(wanted);
    }
    say.accept(outcome(wanted, refused));
    if (!wanted.isEmpty()) {
      onDecided.run();
    }
  }

  private Optional<LeavingOut> leaving() {
    return comparison
        .latest()
        .flatMap(answer -> answer.view().computed())
        .map(computed -> new LeavingOut(computed.explanation()));
  }

  private static String outcome(List<FieldPath> wanted, List<LeaveOutRefusal> refused) {
    if (wanted.isEmpty()) {
      return refused.isEmpty() ? "" : refused.getFirst().sentence();
    }
    String done = FieldWords.LEFT_OUT_PATCH.text("named", named(wanted));
    return refused.isEmpty() ? done : done + " " + refused.getFirst().sentence();
  }

  private static String named(Collection<FieldPath> paths) {
    return paths.size() == 1
        ? paths.iterator().next().toString()
        : FieldWords.COUNT_FIELDS.text("count", paths.size());
  }

  /** Whether one of these fields can be left out. */
  boolean isPossible(Collection<FieldPath> paths) {
    Optional<LeavingOut> leaving = leaving();
    return !documents.drafts().isComposing()
        && paths.stream().anyMatch(path -> leaving.flatMap(each -> each.refusal(path)).isEmpty());
  }

  /** Whether all of these fields are left out, each alone or with one around it. */
  public boolean areLeftOut(Collection<FieldPath> paths) {
    return !paths.isEmpty() && paths.stream().allMatch(fields()::contains);
  }
}
