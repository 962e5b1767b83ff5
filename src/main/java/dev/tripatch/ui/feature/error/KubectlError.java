package dev.tripatch.ui.feature.error;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.ErrorCase;
import java.util.List;
import java.util.Optional;

/**
 * An error of kubectl, as the window shows it.
 *
 * @param object the object it is about: {@code shop/Deployment/web}; empty if it is not named
 * @param causes why it came about and what to do, in our words, the deciding one first; none if
 *     Tripatch knows none
 * @param words what kubectl or the server says, verbatim; empty if that is not in the text
 * @param notes what is not in the text, or could not be read, in sentences
 * @param documents the documents in it; empty if there are none to compare
 * @param field where the error is; empty if that cannot be told
 */
public record KubectlError(
    String object,
    List<ErrorCase.Cause> causes,
    String words,
    List<String> notes,
    Optional<ThreeDocuments<String>> documents,
    Optional<FieldPath> field) {

  /** Copies the lists. */
  public KubectlError {
    causes = List.copyOf(causes);
    notes = List.copyOf(notes);
  }
}
