package dev.tripatch.ui.merge;

import dev.tripatch.complete.Completion;
import dev.tripatch.complete.Facts;
import dev.tripatch.complete.Proposal;
import dev.tripatch.complete.Writing;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.secret.Mask;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import java.util.List;

/** Proposes what may be written in local and in the composed patch. */
final class Completing {

  private final ComparisonViewModel comparison;
  private final ComposerViewModel composer;

  Completing(ComparisonViewModel comparison, ComposerViewModel composer) {
    this.comparison = comparison;
    this.composer = composer;
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
    Facts facts = comparison.getView().map(Completing::facts).orElse(Facts.NONE);
    Completion.Answer all = new Completion(writing, facts).at(text, caret);
    List<Proposal> plain = all.proposals().stream().filter(each -> !isMasked(each)).toList();
    return new Completion.Answer(plain, all.typed(), all.isKey());
  }

  private static Facts facts(ComparisonView view) {
    return new Facts(view.schemaScope().answer().fields(), view.live());
  }

  /** A mask is no value that may be written. */
  private static boolean isMasked(Proposal proposal) {
    return Mask.IN_TEXT.matcher(proposal.insert()).find();
  }
}
