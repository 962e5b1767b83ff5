package dev.tripatch.explain;

import dev.tripatch.patch.Directives;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The forms in which local's value arrives in the object: as written where it replaces or joins
 * something, without the null fields of its maps where the field is new.
 */
final class LocalForm {

  private LocalForm() {}

  /** The form that equals what is there; empty if none does. */
  static Optional<Value> matching(Value local, @Nullable Value actual) {
    if (local.equals(actual)) {
      return Optional.of(local);
    }
    Value pruned = withoutNulls(local);
    return Objects.equals(pruned, actual) ? Optional.of(pruned) : Optional.empty();
  }

  static Value withoutNulls(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list ->
          new ListValue(list.items().stream().map(LocalForm::withoutNulls).toList());
      case MapValue map -> {
        MapValue.Builder kept = MapValue.builder();
        map.entries()
            .forEach(
                (key, part) -> {
                  if (part != NullValue.NULL && !Directives.hasPatchDirective(part)) {
                    kept.put(key, withoutNulls(part));
                  }
                });
        yield kept.build();
      }
    };
  }
}
