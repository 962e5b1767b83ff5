package dev.tripatch.role;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The three documents of a comparison, in whatever form: as names of files, texts, trees or values.
 *
 * @param <T> the form
 * @param lastApplied the last-applied configuration; empty if the object was never applied
 * @param local the local configuration
 * @param live the live object; empty if there is none
 */
public record ThreeDocuments<T>(Optional<T> lastApplied, T local, Optional<T> live) {

  /** The document of that role; empty for a patch and a result, which are none of the three. */
  public Optional<T> get(Role role) {
    return switch (role) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> Optional.of(local);
      case LIVE -> live;
      case PATCH, RESULT -> Optional.empty();
    };
  }

  /** Those that are there: last applied, local, live. */
  public Stream<T> stream() {
    return Stream.of(lastApplied, Optional.of(local), live).flatMap(Optional::stream);
  }

  /** Each of them in another form. */
  public <R> ThreeDocuments<R> map(Function<? super T, ? extends R> change) {
    return mapRoles((role, document) -> change.apply(document));
  }

  /** Each of them in another form, which may depend on the role. */
  public <R> ThreeDocuments<R> mapRoles(BiFunction<Role, ? super T, ? extends R> change) {
    return new ThreeDocuments<>(
        lastApplied.map(document -> change.apply(Role.LAST_APPLIED, document)),
        change.apply(Role.LOCAL, local),
        live.map(document -> change.apply(Role.LIVE, document)));
  }
}
