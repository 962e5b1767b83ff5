package dev.tripatch.ui.merge;

import dev.tripatch.complete.Completion;
import dev.tripatch.complete.Facts;
import dev.tripatch.complete.Proposal;
import dev.tripatch.complete.Writing;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.secret.Mask;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Proposes what may be written in local and in the composed patch. */
final class Completing {

  private final ComparisonViewModel comparison;
  private final ComposerViewModel composer;
  private final Supplier<List<KnownKind>> kinds;

  /**
   * Completes from a comparison.
   *
   * @param kinds the kinds that an object may have
   */
  Completing(
      ComparisonViewModel comparison, ComposerViewModel composer, Supplier<List<KnownKind>> kinds) {
    this.comparison = comparison;
    this.composer = composer;
    this.kinds = kinds;
  }

  /** Completes in a pane, if people write there. */
  void in(PaneView view) {
    switch (view.pane()) {
      case LOCAL ->
          view.editor()
              .commands()
              .setCompleter((text, caret) -> propose(Writing.OBJECT, text, caret));
      case PATCH -> view.editor().commands().setCompleter(this::inPatch);
      case LAST_APPLIED, LIVE, RESULT -> {}
    }
  }

  private Completion.Answer inPatch(String text, int caret) {
    return composer
        .currentProperty()
        .get()
        .map(format -> propose(Writing.of(format), text, caret))
        .orElse(Completion.Answer.NONE);
  }

  private Completion.Answer propose(Writing writing, String text, int caret) {
    Facts facts = facts(writing);
    Completion.Answer all = new Completion(writing, facts).at(text, caret);
    List<Proposal> plain = all.proposals().stream().filter(each -> !isMasked(each)).toList();
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
  private static boolean isMasked(Proposal proposal) {
    return Mask.IN_TEXT.matcher(proposal.insert()).find();
  }
}
