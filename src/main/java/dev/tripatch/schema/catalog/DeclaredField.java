package dev.tripatch.schema.catalog;

import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.Structure;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A field as a release declares it.
 *
 * @param name its key
 * @param type its type
 * @param strategies its patch strategies, in the order of {@link PatchStrategy}
 * @param mergeKey its merge key
 * @param listType its list type
 * @param listMapKeys its list map keys
 * @param mapType its map type
 * @param structure what else a structural schema says about its value
 * @param description what it is for, in one sentence
 */
public record DeclaredField(
    String name,
    DeclaredType type,
    Set<PatchStrategy> strategies,
    Optional<String> mergeKey,
    Optional<String> listType,
    List<String> listMapKeys,
    Optional<String> mapType,
    Structure structure,
    Optional<String> description) {

  /** A field of which nobody says what it is for. */
  public DeclaredField(
      String name,
      DeclaredType type,
      Set<PatchStrategy> strategies,
      Optional<String> mergeKey,
      Optional<String> listType,
      List<String> listMapKeys,
      Optional<String> mapType) {
    this(
        name,
        type,
        strategies,
        mergeKey,
        listType,
        listMapKeys,
        mapType,
        Structure.NONE,
        Optional.empty());
  }

  /** The same field of a built-in kind without what it is for. */
  DeclaredField undescribed() {
    return new DeclaredField(name, type, strategies, mergeKey, listType, listMapKeys, mapType);
  }

  /** A field that declares nothing but its type. */
  public static DeclaredField plain(String name, DeclaredType type) {
    return new DeclaredField(
        name, type, Set.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());
  }

  /** Whether strategic merge patch treats it in any special way. */
  public boolean hasPatchMetadata() {
    return !strategies.isEmpty() || mergeKey.isPresent();
  }

  /** Whether it says anything about patching or server-side apply. */
  public boolean hasMetadata() {
    return hasPatchMetadata()
        || listType.isPresent()
        || !listMapKeys.isEmpty()
        || mapType.isPresent();
  }
}
