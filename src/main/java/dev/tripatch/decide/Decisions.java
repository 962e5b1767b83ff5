package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

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
    Set<FieldPath> fields = Set.copyOf(decision.fields());
    changed.keySet().removeIf(known -> known.isIn(fields));
    if (decision.fate() == Fate.RESTORE) {
      decision.fields().stream().flatMap(FieldPath::upwards).forEach(changed::remove);
    } else {
      lasting(decision.fields()).forEach(field -> changed.put(field, decision.fate()));
    }
    return new Decisions(changed);
  }

  /** Those fields that are not decided once more further on, with what holds them. */
  private static List<FieldPath> lasting(List<FieldPath> fields) {
    Set<FieldPath> later = new HashSet<>();
    List<FieldPath> lasting = new ArrayList<>();
    for (FieldPath field : fields.reversed()) {
      if (!field.isIn(later)) {
        lasting.add(field);
      }
      later.add(field);
    }
    return lasting.reversed();
  }

  /** What is decided of a field, or of what holds it. */
  public Optional<Fate> at(FieldPath path) {
    return path.upwards().map(fates::get).filter(Objects::nonNull).findFirst();
  }

  /** Every decided field with its fate, in the order of the decisions. */
  public Map<FieldPath, Fate> all() {
    return Collections.unmodifiableMap(fates);
  }
}
