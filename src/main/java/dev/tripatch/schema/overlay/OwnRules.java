package dev.tripatch.schema.overlay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules of an overlay, found by the fields that they are about. */
final class OwnRules {

  private final Map<String, Map<String, OwnRule>> byType = new HashMap<>();
  private final Map<OverlaidTypes.Place, Map<String, OwnRule>> byPlace = new HashMap<>();
  private final Set<OverlaidTypes.Place> withRulesBelow = new HashSet<>();

  OwnRules(Overlay overlay) {
    for (OwnRule rule : overlay.rules()) {
      switch (rule.target()) {
        case RuleTarget.OfType(String type, String field) ->
            byType.computeIfAbsent(type, unseen -> new HashMap<>()).put(field, rule);
        case RuleTarget.OfKind target -> add(target, rule);
      }
    }
  }

  private void add(RuleTarget.OfKind target, OwnRule rule) {
    KindName kind = new KindName(target.apiVersion(), target.kind());
    List<String> path = target.path();
    for (int i = 0; i < path.size(); i++) {
      withRulesBelow.add(new OverlaidTypes.Place(kind, path.subList(0, i)));
    }
    OverlaidTypes.Place owner = new OverlaidTypes.Place(kind, path.subList(0, path.size() - 1));
    byPlace.computeIfAbsent(owner, unseen -> new HashMap<>()).put(path.getLast(), rule);
  }

  boolean hasTypeRules() {
    return !byType.isEmpty();
  }

  boolean hasBelow(OverlaidTypes.Place place) {
    return withRulesBelow.contains(place);
  }

  /** The rules for fields of a type, by key. */
  Map<String, OwnRule> ofType(String definition) {
    return byType.getOrDefault(definition, Map.of());
  }

  /** The rules for fields of what is at a place, by key. */
  Map<String, OwnRule> at(OverlaidTypes.Place place) {
    return byPlace.getOrDefault(place, Map.of());
  }

  /** The keys below a place that lead to rules, the rules' own keys included. */
  List<String> keysBelow(OverlaidTypes.Place place) {
    Set<String> keys = new HashSet<>(at(place).keySet());
    for (OverlaidTypes.Place other : withRulesBelow) {
      if (other.kind().equals(place.kind())
          && other.path().size() > place.path().size()
          && other.path().subList(0, place.path().size()).equals(place.path())) {
        keys.add(other.path().get(place.path().size()));
      }
    }
    return new ArrayList<>(keys);
  }
}
