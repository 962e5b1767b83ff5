package dev.tripatch.cli.command.tools;

import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.workspace.pair.PairDifference;
import dev.tripatch.workspace.pair.PairDifference.PairKind;
import dev.tripatch.workspace.pair.PairReasons;
import dev.tripatch.workspace.pair.PairReasons.PairReason;
import java.util.List;
import java.util.Optional;

/**
 * An object that differs, with all that may be shown of it.
 *
 * @param difference what becomes of it
 * @param fields the fields in which it differs
 * @param text all of it, where it is on one side alone
 */
record DiffObject(PairDifference difference, List<Field> fields, String text) {

  /**
   * A field in which it differs.
   *
   * @param change with masks in place of secrets
   * @param reason why apply changes it; empty if nobody applies
   */
  record Field(Difference change, Optional<PairReason> reason) {
    boolean isConflict() {
      return reason.filter(PairReason::isConflict).isPresent();
    }

    boolean isMasked() {
      return PairReasons.isMasked(change.before()) || PairReasons.isMasked(change.after());
    }
  }

  DiffObject {
    fields = List.copyOf(fields);
  }

  PairKind kind() {
    return difference.kind();
  }

  /** Whether kubectl masks one of its values. */
  boolean isMasked() {
    return fields.stream().anyMatch(Field::isMasked);
  }

  long conflicts() {
    return fields.stream().filter(Field::isConflict).count();
  }
}
