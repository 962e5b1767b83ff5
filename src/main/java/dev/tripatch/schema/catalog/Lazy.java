package dev.tripatch.schema.catalog;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is computed once, when first asked for, by whichever thread comes first. */
final class Lazy<T> {

  private final Supplier<T> computation;
  private volatile @Nullable T value;

  Lazy(Supplier<T> computation) {
    this.computation = computation;
  }

  T get() {
    T known = value;
    return known != null ? known : computed();
  }

  private synchronized T computed() {
    T known = value;
    if (known == null) {
      known = computation.get();
      value = known;
    }
    return known;
  }
}
