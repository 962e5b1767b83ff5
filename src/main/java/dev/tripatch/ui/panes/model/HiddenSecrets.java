package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What an answer hides.
 *
 * @param isPresent whether there are secrets at all, masked or revealed
 * @param texts the texts that were given, with their masks; those without secrets are left out
 * @param masking how they were masked; empty if they could not be read, or are revealed
 * @param otherwise makes the same answer with other secrets revealed
 */
public record HiddenSecrets(
    boolean isPresent,
    Map<Role, MaskedSource> texts,
    Optional<Masking> masking,
    Function<Revealed, Answer> otherwise) {

  /** Nothing is hidden, for there are no secrets. */
  public static final HiddenSecrets NONE =
      new HiddenSecrets(
          false,
          Map.of(),
          Optional.empty(),
          revealed -> {
            throw new IllegalStateException("an answer without secrets is never another");
          });

  /** Copies the texts. */
  public HiddenSecrets {
    texts = Map.copyOf(texts);
  }

  /**
   * A text with its masks.
   *
   * @param text the exact text
   * @param masks in order and apart
   * @param isRead whether the text could be read; if not, what was masked before stays masked
   */
  public record MaskedSource(String text, List<Mask> masks, boolean isRead) {}

  /** How many different values are masked. */
  public int count() {
    return masking.map(Masking::hiddenCount).orElse(0);
  }
}
