package dev.tripatch.ui.feature.schema;

import dev.tripatch.workspace.schemas.SchemaAtHand;
import dev.tripatch.workspace.schemas.SchemaChange;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.StringProperty;

/**
 * A schema in the list of those at hand.
 *
 * @param isInForce whether it is in force
 * @param change what it says otherwise of the open kind, or would
 * @param effect what would become of the open documents; empty until it is known
 */
record AtHandRow(
    SchemaAtHand schema, boolean isInForce, SchemaChange change, StringProperty effect) {

  String origin() {
    return isInForce
        ? SchemaWords.IN_FORCE.text("origin", schema.origin().words())
        : schema.origin().words();
  }

  String words() {
    return (change.sentence() + " " + effect.get()).strip();
  }

  boolean matches(List<String> wanted) {
    String all = (schema.name() + " " + origin() + " " + words()).toLowerCase(Locale.ROOT);
    return wanted.stream().allMatch(all::contains);
  }
}
