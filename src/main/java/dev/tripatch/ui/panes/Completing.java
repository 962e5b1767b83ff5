package dev.tripatch.ui.panes;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.edit.complete.Completion;
import dev.tripatch.edit.complete.Facts;
import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.json.Role;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.editor.Completer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Proposes what may be written in local and in the composed patch.
 *
 * @param kinds the kinds that an object may have
 */
public record Completing(
    ComparisonViewModel comparison,
    ComposerViewModel composer,
    Supplier<List<KnownKind>> kinds,
    Background background) {

  private static final Completer.Request NOTHING = () -> Completion.Answer.NONE;

  /**
   * Where proposals are found.
   *
   * @param work where to work
   * @param deliver runs what it is given on the UI thread, later
   * @param failed gets a sentence when that failed
   */
  public record Background(Executor work, Executor deliver, Consumer<String> failed) {}

  /** Completes in a pane, if people write there. */
  void in(PaneView view) {
    view.editor().setExplainField((text, offset) -> about(view.pane(), text, offset));
    switch (view.pane()) {
      case LOCAL ->
          view.editor().commands().setCompleter(completer(() -> Optional.of(Writing.OBJECT)));
      case PATCH ->
          view.editor()
              .commands()
              .setCompleter(completer(() -> composer.currentProperty().get().map(Writing::of)));
      case LAST_APPLIED, LIVE, RESULT -> {}
    }
  }

  private Optional<String> about(Role pane, String text, int offset) {
    Writing writing =
        pane == Role.PATCH
            ? composer.currentProperty().get().map(Writing::of).orElse(Writing.STRATEGIC)
            : Writing.OBJECT;
    return new Completion(writing, facts(Writing.STRATEGIC)).about(text, offset);
  }

  private Completer completer(Supplier<Optional<Writing>> writing) {
    return new BackgroundCompleter(
        (text, caret) -> writing.get().map(each -> request(each, text, caret)).orElse(NOTHING),
        background);
  }

  private Completer.Request request(Writing writing, String text, int caret) {
    Facts facts = facts(writing);
    return () -> propose(writing, facts, text, caret);
  }

  private static Completion.Answer propose(Writing writing, Facts facts, String text, int caret) {
    Completion.Answer all = new Completion(writing, facts).at(text, caret);
    List<Suggestion> plain = all.proposals().stream().filter(each -> !isMasked(each)).toList();
    return new Completion.Answer(plain, all.typed(), all.isKey());
  }

  private Facts facts(Writing writing) {
    Optional<ComparisonView> view = comparison.getView();
    return new Facts(
        view.flatMap(it -> it.schemaScope().answer().fields()),
        view.flatMap(ComparisonView::live),
        writing == Writing.OBJECT ? kinds.get() : List.of());
  }

  /** A mask is no value that may be written. */
  private static boolean isMasked(Suggestion proposal) {
    return Mask.IN_TEXT.matcher(proposal.insert()).find();
  }
}
