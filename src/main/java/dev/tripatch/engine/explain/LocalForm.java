package dev.tripatch.engine.explain;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.strategic.SortedScalars;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The forms in which local's value arrives in the object: as written where it replaces or joins
 * something, without the null fields of its maps where the field is new.
 */
public final class LocalForm {

  private LocalForm() {}

  /** The form that equals what is there; empty if none does. */
  static Optional<Value> matching(Value local, @Nullable Value actual) {
    if (local.equals(actual)) {
      return Optional.of(local);
    }
    Value pruned = withoutNulls(local);
    return Objects.equals(pruned, actual) ? Optional.of(pruned) : Optional.empty();
  }

  /**
   * Local's value with those lists sorted that a check for conflicts has sorted in the patch; as it
   * is if the patch has something else.
   */
  static Value asChecked(Value local, @Nullable Value patch) {
    return switch (local) {
      case Scalar scalar -> scalar;
      case ListValue list when SortedScalars.of(list).equals(patch) -> SortedScalars.of(list);
      case ListValue list when patch instanceof ListValue sent && sent.size() == list.size() -> {
        List<Value> items = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
          items.add(asChecked(list.get(i), sent.get(i)));
        }
        yield new ListValue(items);
      }
      case ListValue list -> list;
      case MapValue map -> map.mapped((key, part) -> asChecked(part, MapValue.in(patch, key)));
    };
  }

  static Value withoutNulls(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list -> list.mapped(LocalForm::withoutNulls);
      case MapValue map -> map.mapped((_, part) -> isTaken(part) ? withoutNulls(part) : null);
    };
  }

  private static boolean isTaken(Value part) {
    return part != NullValue.NULL && !Directives.hasPatchDirective(part);
  }
}
