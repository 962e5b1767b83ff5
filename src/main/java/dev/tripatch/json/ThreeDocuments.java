package dev.tripatch.json;

import java.util.EnumMap;
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

  /** The document of that role; empty for a patch and a result, which are not among the three. */
  public Optional<T> get(Role role) {
    return switch (role) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> Optional.of(local);
      case LIVE -> live;
      case PATCH, RESULT -> Optional.empty();
    };
  }

  /**
   * From a map.
   *
   * @throws java.util.NoSuchElementException if it has no local
   */
  public static <T> ThreeDocuments<T> of(Map<Role, T> documents) {
    return new ThreeDocuments<>(
        Optional.ofNullable(documents.get(Role.LAST_APPLIED)),
        Optional.ofNullable(documents.get(Role.LOCAL)).orElseThrow(),
        Optional.ofNullable(documents.get(Role.LIVE)));
  }

  /** Those that are there, in a map that can be changed. */
  public Map<Role, T> toMap() {
    Map<Role, T> documents = new EnumMap<>(Role.class);
    Role.DOCUMENTS.forEach(role -> get(role).ifPresent(document -> documents.put(role, document)));
    return documents;
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
