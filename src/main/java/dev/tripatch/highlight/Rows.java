package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.explain.Words;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of the field table: first what happens, then what stays because only live has it. */
public final class Rows {
  private static final List<FieldPath> SERVER_FIELDS =
      List.of(
          FieldPath.of("status"),
          FieldPath.of("metadata", "managedFields"),
          FieldPath.of("metadata", "uid"),
          FieldPath.of("metadata", "resourceVersion"),
          FieldPath.of("metadata", "generation"),
          FieldPath.of("metadata", "creationTimestamp"),
          FieldPath.of("metadata", "selfLink"),
          FieldPath.of("metadata", "annotations")
              .key("kubectl.kubernetes.io/last-applied-configuration"));

  private Rows() {}

  /** The rows of these outcomes. What only the server ever writes has none while it is kept. */
  public static List<FieldRow> of(List<FieldOutcome> outcomes) {
    List<FieldRow> changes = new ArrayList<>();
    List<FieldRow> kept = new ArrayList<>();
    for (FieldOutcome field : outcomes) {
      Optional<Mark> mark = Marks.of(field);
      if (mark.isPresent() && mark.get() != Mark.KEPT) {
        changes.add(row(field, mark.get()));
      } else if (mark.isPresent() && !isServerField(field.path())) {
        kept.add(row(field, mark.get()));
      }
    }
    changes.addAll(kept);
    return List.copyOf(changes);
  }

  private static boolean isServerField(FieldPath path) {
    return SERVER_FIELDS.stream().anyMatch(path::startsWith);
  }

  private static FieldRow row(FieldOutcome field, Mark mark) {
    FieldValues values = field.values();
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    return new FieldRow(
        field.path(),
        field.path().toString(),
        ShortText.of(values.lastApplied(), key),
        ShortText.of(values.local(), key),
        ShortText.of(values.live(), key),
        ShortText.of(values.result(), key),
        mark,
        Words.of(field).summary().replace("`", ""));
  }
}
