package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What is decided, field by field; the latest decision counts. Immutable. */
public final class Decisions {

  /** Nothing is decided. */
  public static final Decisions NONE = new Decisions(Map.of());

  private final Map<FieldPath, Fate> fates;

  private Decisions(Map<FieldPath, Fate> fates) {
    this.fates = fates;
  }

  /** These and one more; it takes the place of what was decided of parts of its fields. */
  public Decisions with(Decision decision) {
    Map<FieldPath, Fate> changed = new LinkedHashMap<>(fates);
    for (FieldPath field : decision.fields()) {
      changed.keySet().removeIf(known -> known.startsWith(field));
      if (decision.fate() != Fate.RESTORE) {
        changed.put(field, decision.fate());
      }
    }
    if (decision.fate() == Fate.RESTORE) {
      decision.fields().forEach(field -> changed.keySet().removeIf(field::startsWith));
    }
    return new Decisions(changed);
  }

  /** What is decided of a field, or of what holds it. */
  public Optional<Fate> at(FieldPath path) {
    Optional<FieldPath> at = Optional.of(path);
    while (at.isPresent()) {
      Fate fate = fates.get(at.get());
      if (fate != null) {
        return Optional.of(fate);
      }
      at = at.get().parent();
    }
    return Optional.empty();
  }

  /** Every decided field with its fate, in the order of the decisions. */
  public Map<FieldPath, Fate> all() {
    return Collections.unmodifiableMap(fates);
  }
}
