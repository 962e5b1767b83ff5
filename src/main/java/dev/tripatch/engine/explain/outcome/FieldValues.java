package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What each text has at a field; null where it has nothing.
 *
 * @param lastApplied in the last-applied configuration
 * @param local in the local file
 * @param live in the live object
 * @param patch in the patch
 * @param result in the result
 */
public record FieldValues(
    @Nullable Value lastApplied,
    @Nullable Value local,
    @Nullable Value live,
    @Nullable Value patch,
    @Nullable Value result) {

  /** What the text of that role has; null if nothing. */
  public @Nullable Value of(Role role) {
    return switch (role) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case PATCH -> patch;
      case RESULT -> result;
    };
  }

  /** The same look-up in each text. */
  public FieldValues map(UnaryOperator<@Nullable Value> look) {
    return new FieldValues(
        look.apply(lastApplied),
        look.apply(local),
        look.apply(live),
        look.apply(patch),
        look.apply(result));
  }

  /** What each text has, looked up by its role. */
  public static FieldValues of(Function<Role, @Nullable Value> look) {
    return new FieldValues(
        look.apply(Role.LAST_APPLIED),
        look.apply(Role.LOCAL),
        look.apply(Role.LIVE),
        look.apply(Role.PATCH),
        look.apply(Role.RESULT));
  }

  /** The same with another value in one text. */
  public FieldValues with(Role role, @Nullable Value value) {
    return of(each -> each == role ? value : of(each));
  }

  /** The versions of these objects. Two versions differ though nobody changed anything. */
  public List<String> versions() {
    return Stream.of(lastApplied, local, live)
        .filter(MapValue.class::isInstance)
        .map(object -> ((MapValue) object).text("apiVersion"))
        .filter(version -> !version.isEmpty())
        .distinct()
        .toList();
  }

  /** Whether the result has all that local has. */
  public boolean arrive() {
    return isIn(local, result);
  }

  /** Whether a value has all that another one has. */
  public static boolean isIn(@Nullable Value part, @Nullable Value all) {
    if (NullValue.isNothing(part)) {
      return true;
    }
    if (part instanceof MapValue map && all instanceof MapValue other) {
      return map.keys().stream().allMatch(key -> isIn(map.get(key), other.get(key)));
    }
    return part instanceof ListValue list && all instanceof ListValue other
        ? list.items().stream()
            .allMatch(item -> other.items().stream().anyMatch(each -> isIn(item, each)))
        : Objects.equals(part, all);
  }

  /** Whether live has something else than was last applied. */
  public boolean hasDrifted() {
    return !Objects.equals(lastApplied, live);
  }

  /**
   * Whether defaults or pruning may have made live's value of what was last applied: only fields
   * are missing in the one or the other.
   */
  public boolean mayBeFilledIn() {
    return mayBeStoredAs(lastApplied, live);
  }

  private static boolean mayBeStoredAs(@Nullable Value one, @Nullable Value other) {
    if (NullValue.isNothing(one) || NullValue.isNothing(other)) {
      return true;
    }
    if (one instanceof MapValue left && other instanceof MapValue right) {
      return Stream.concat(left.keys().stream(), right.keys().stream())
          .allMatch(key -> mayBeStoredAs(left.get(key), right.get(key)));
    }
    return one instanceof ListValue left && other instanceof ListValue right
        ? left.size() == right.size()
            && IntStream.range(0, left.size())
                .allMatch(i -> mayBeStoredAs(left.get(i), right.get(i)))
        : Objects.equals(one, other);
  }
}
