package dev.tripatch.engine.format;

import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * A change in one format.
 *
 * @param format the format
 * @param patch the patch: a list of operations for JSON Patch, a map for the others; empty if there
 *     is none in this format, and a loss says why
 * @param losses what the format cannot say, outermost fields first
 */
public record FormattedPatch(PatchFormat format, Optional<Value> patch, List<Loss> losses) {

  public FormattedPatch {
    losses = List.copyOf(losses);
  }

  /** Whether the patch gives the result that was meant, if nobody interferes. */
  public boolean isExact() {
    return losses.stream().noneMatch(loss -> loss.kind().changesResult());
  }

  /** Whether there is something to send. */
  public boolean isSomethingToSend() {
    return patch.filter(FormattedPatch::isSomething).isPresent();
  }

  private static boolean isSomething(Value patch) {
    return patch instanceof Scalar || !patch.parts().isEmpty();
  }
}
