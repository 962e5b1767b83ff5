package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A map or list around what is left out: its directives mention what is still sent. */
record AroundLeftOut(FieldOutcome field) {
  /** A field, some part of which was left out just now. A new one is not sent empty. */
  static FieldOutcome of(FieldOutcome field) {
    boolean isNewAndEmpty = !LeftOut.isHeldByLive(field) && !Sending.isInPartsOf(field);
    return isNewAndEmpty ? LeftOut.whole(field) : new AroundLeftOut(field).directed();
  }

  private FieldOutcome directed() {
    return switch (field.patchEntry()) {
      case PatchEntry.MapParts map -> field.with(retaining(map));
      case PatchEntry.ListParts list -> field.with(ordering(list));
      default -> throw new IllegalStateException(field.path() + " has no parts");
    };
  }

  /** What live keeps must be listed, or the directive would clear it. */
  private PatchEntry retaining(PatchEntry.MapParts map) {
    if (map.retainKeys().isEmpty() || !Sending.isInPartsOf(field)) {
      return new PatchEntry.MapParts(Optional.empty());
    }
    Set<String> keys = new TreeSet<>(GoText::compare);
    map.retainKeys().get().items().forEach(key -> keys.add(((StringValue) key).text()));
    for (FieldOutcome part : field.parts()) {
      if (part.outcome().isLeftOut()
          && part.path().last().orElseThrow() instanceof PathStep.Key(String name)) {
        if (part.values().live() == null) {
          keys.remove(name);
        } else {
          keys.add(name);
        }
      }
    }
    return new PatchEntry.MapParts(
        Optional.of(new ListValue(keys.stream().<Value>map(StringValue::new).toList())));
  }

  private PatchEntry ordering(PatchEntry.ListParts list) {
    Optional<ListValue> deletions =
        list.deletions()
            .map(members -> without(members, true))
            .filter(members -> !members.isEmpty());
    boolean isForOrderAlone = deletions.isEmpty() && !list.isWhole() && !Sending.isInPartsOf(field);
    boolean needsOrder = !isForOrderAlone || field.outcome().isReordered();
    return new PatchEntry.ListParts(
        list.order()
            .filter(_ -> needsOrder)
            .map(names -> without(names, false))
            .filter(names -> !names.isEmpty()),
        deletions,
        list.isWhole());
  }

  /** The names of items but for those that are left out, and are in live or are not. */
  private ListValue without(ListValue names, boolean areInLive) {
    Set<Object> gone = new HashSet<>();
    field.parts().stream()
        .filter(part -> part.outcome().isLeftOut())
        .filter(part -> (part.values().live() != null) == areInLive)
        .forEach(part -> nameOf(part).ifPresent(gone::add));
    Set<String> mergeKeys =
        field.parts().stream()
            .flatMap(part -> part.path().last().stream())
            .filter(PathStep.KeyedItem.class::isInstance)
            .map(step -> ((PathStep.KeyedItem) step).mergeKey())
            .collect(Collectors.toSet());
    return new ListValue(
        names.items().stream().filter(name -> !isAmong(gone, name, mergeKeys)).toList());
  }

  /** What names an item, with its merge key if it has one. */
  private static Optional<Object> nameOf(FieldOutcome item) {
    return switch (item.path().last().orElseThrow()) {
      case PathStep.KeyedItem keyed -> Optional.of(Map.entry(keyed.mergeKey(), keyed.value()));
      case PathStep.SetItem member -> Optional.of(member.value());
      case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ -> Optional.empty();
    };
  }

  private static boolean isAmong(Set<Object> gone, Value name, Set<String> mergeKeys) {
    return gone.contains(name)
        || name instanceof MapValue map
            && mergeKeys.stream()
                .filter(map::has)
                .anyMatch(key -> gone.contains(Map.entry(key, map.find(key).orElseThrow())));
  }
}
