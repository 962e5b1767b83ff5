package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.strategic.DiffDecision;

/**
 * Whether a decision deletes or changes something. One that only puts lists in order, or repeats
 * what others say, comes after those that do.
 */
final class Telling {

  private Telling() {}

  static boolean is(DiffDecision decision) {
    return switch (decision) {
      case DiffDecision.Added _,
          DiffDecision.Removed _,
          DiffDecision.Retyped _,
          DiffDecision.Changed _,
          DiffDecision.ReplacedList _,
          DiffDecision.ReplacedMap _ ->
          true;
      case DiffDecision.Nested nested -> nested.fields().values().stream().anyMatch(Telling::is);
      case DiffDecision.KeyedList list ->
          list.items().stream().map(DiffDecision.KeyedItem::decision).anyMatch(Telling::is);
      case DiffDecision.PrimitiveSet set -> !set.deleted().isEmpty() || !set.added().isEmpty();
      case DiffDecision.Marker _, DiffDecision.Unchanged _, DiffDecision.Silenced _ -> false;
    };
  }
}
