package dev.tripatch.ui.panes.model;

import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.ComposedProof;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What is proved of the patch that is being composed, worked out aside after each comparison. */
public final class ProofViewModel {

  private final LatestWins<Answer.Compared, Optional<ComposedProof>> work;
  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Optional<ComposedProof>> proof =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * Follows a comparison.
   *
   * @param aside where to work; nobody waits for it
   * @param foreground runs what it is given on the UI thread, later
   */
  public ProofViewModel(ComparisonViewModel comparison, Executor aside, Executor foreground) {
    this.comparison = comparison;
    work =
        new LatestWins<>(
            answer -> answer.findings().proof(),
            aside,
            foreground,
            proof::set,
            problem -> proof.set(Optional.empty()));
    comparison.answerProperty().subscribe(answer -> changed());
    comparison.staleProperty().subscribe((before, now) -> changed());
  }

  /** A text that cannot be read, or a patch that is refused, is said elsewhere. */
  private void changed() {
    comparison
        .answerProperty()
        .get()
        .filter(answer -> !comparison.staleProperty().get())
        .ifPresentOrElse(work::ask, this::clear);
  }

  private void clear() {
    work.forget();
    proof.set(Optional.empty());
  }

  /** The proof; empty while a calculated patch is shown, or until it is there. */
  public ReadOnlyObjectProperty<Optional<ComposedProof>> proofProperty() {
    return proof.getReadOnlyProperty();
  }
}
