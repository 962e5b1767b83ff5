package dev.tripatch.merge;

import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One thing in the three versions that are merged; null in a version that does not have it.
 *
 * @param base in the version that both sides started from
 * @param ours in the version of the branch that a person is on
 * @param theirs in the version that comes in
 */
public record Threefold<T>(@Nullable T base, @Nullable T ours, @Nullable T theirs) {

  /** What each version has. */
  public static <T> Threefold<T> each(Function<Branch, @Nullable T> in) {
    return new Threefold<>(in.apply(Branch.BASE), in.apply(Branch.OURS), in.apply(Branch.THEIRS));
  }

  /** The thing in one version. */
  public @Nullable T of(Branch branch) {
    return switch (branch) {
      case BASE -> base;
      case OURS -> ours;
      case THEIRS -> theirs;
    };
  }

  /** What can be said of the thing in each version that has it. */
  public <R> Threefold<R> map(Function<T, @Nullable R> of) {
    return new Threefold<>(apply(base, of), apply(ours, of), apply(theirs, of));
  }

  private static <T, R> @Nullable R apply(@Nullable T thing, Function<T, @Nullable R> of) {
    return thing == null ? null : of.apply(thing);
  }

  /** Whether both sides have the same. */
  public boolean agrees() {
    return Objects.equals(ours, theirs);
  }

  /** Whether a side has what the base has. */
  public boolean isUnchanged(Branch side) {
    return Objects.equals(base, of(side));
  }

  /**
   * The side whose thing wins: the one that changed it, ours if both changed it alike or nobody
   * did. Null if both changed it, and differently.
   */
  public @Nullable Branch winner() {
    if (agrees() || isUnchanged(Branch.THEIRS)) {
      return Branch.OURS;
    }
    return isUnchanged(Branch.OURS) ? Branch.THEIRS : null;
  }
}
