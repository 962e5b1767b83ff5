package dev.tripatch.ui.feature.send;

import dev.tripatch.show.table.LiveMove.MovedField;
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
            fields.stream().filter(field -> !field.isAnnotation()),
            fields.stream().filter(TouchedField::isAnnotation))
        .toList();
  }
}
