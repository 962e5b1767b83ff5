package dev.tripatch.ui.feature.send;

import dev.tripatch.show.moved.MovedField;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.List;

/**
 * A change as a person may see it.
 *
 * @param plan the change itself
 * @param fields its fields, with secrets masked
 * @param stays what others changed since, where it is taken back, and what stays
 */
record SendPreview(SendPlan plan, List<TouchedField> fields, List<MovedField> stays) {

  SendPreview {
    fields = List.copyOf(fields);
    stays = List.copyOf(stays);
  }

  /** Fields that get another value. */
  long changed() {
    return fields.size() - added() - removed();
  }

  /** Fields that live does not have yet. */
  long added() {
    return fields.stream().filter(field -> field.seen().isEmpty()).count();
  }

  /** Fields that live does not have any more afterwards. */
  long removed() {
    return fields.stream().filter(field -> field.ours().isEmpty()).count();
  }
}
