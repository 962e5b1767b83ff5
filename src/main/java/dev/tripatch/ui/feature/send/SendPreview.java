package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.show.moved.MovedField;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.List;
import java.util.stream.Stream;

/**
 * A change as a person may see it.
 *
 * @param plan the change itself
 * @param fields its fields, with secrets masked
 * @param stays what others changed since, where it is taken back, and what stays
 * @param isFound whether it is taken back and was found out just now to have arrived
 */
record SendPreview(
    SendPlan plan, List<TouchedField> fields, List<MovedField> stays, boolean isFound) {

  SendPreview {
    fields = ordered(fields);
    stays = List.copyOf(stays);
  }

  /** Kubectl's annotation comes last: nobody reads it. */
  static List<TouchedField> ordered(List<TouchedField> fields) {
    return Stream.concat(
            fields.stream().filter(field -> !isAnnotation(field)),
            fields.stream().filter(SendPreview::isAnnotation))
        .toList();
  }

  private static boolean isAnnotation(TouchedField field) {
    return field.path().startsWith(LastAppliedAnnotation.PATH);
  }

  /** Those that the window's tables count, too. */
  private Stream<TouchedField> counted() {
    return fields.stream().filter(field -> !isAnnotation(field));
  }

  /** Fields that get another value. */
  long changed() {
    return counted().count() - added() - removed();
  }

  /** Fields that live does not have yet. */
  long added() {
    return counted().filter(field -> field.seen().isEmpty()).count();
  }

  /** Fields that live does not have any more afterwards. */
  long removed() {
    return counted().filter(field -> field.ours().isEmpty()).count();
  }
}
