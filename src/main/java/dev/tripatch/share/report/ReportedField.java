package dev.tripatch.share.report;

import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.Why;
import java.util.Optional;

/**
 * A field with all that there is to say about it.
 *
 * @param row its row in the field table
 * @param why what the Why panel says
 */
record ReportedField(FieldRow row, Why why) {

  /** Who gave live its value; empty if live does not say. */
  Optional<String> owner() {
    return why.facts().stream().filter(OwnerFact::isOne).map(Why.Fact::text).findFirst();
  }
}
