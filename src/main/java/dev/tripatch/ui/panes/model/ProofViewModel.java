package dev.tripatch.ui.panes.model;

import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.ComposedProof;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What is proved of the patch that is being composed, worked out aside after each comparison. */
public final class ProofViewModel {

  private final ModelContext models;
  private final LatestWins<Answer.Compared, Optional<ComposedProof>> work;
  private final ReadOnlyObjectWrapper<Optional<ComposedProof>> proof =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** Follows a comparison. */
  public ProofViewModel(ModelContext models) {
    this.models = models;
    work =
        models.latest(
            answer -> answer.findings().proof(),
            proof::set,
            problem -> proof.set(Optional.empty()));
    models.comparison().answerProperty().subscribe(answer -> changed());
    models.comparison().staleProperty().subscribe((before, now) -> changed());
  }

  /** A text that cannot be read, or a patch that is refused, is said elsewhere. */
  private void changed() {
    models
        .comparison()
        .answerProperty()
        .get()
        .filter(answer -> !models.comparison().staleProperty().get())
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
