package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.ownership.ManagedFields;
import dev.tripatch.engine.ownership.Owned;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.ownership.Ownership;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Who gave live a field its value, as live's managedFields tell it. Safe for several threads. */
public final class OwnerFact {
  private static final String LABEL = ShowWording.LIVE_SET_BY.text();

  private static final int MOST = 3;

  private final Optional<MapValue> live;
  private final SchemaAnswer schema;
  private volatile @Nullable Ownership read;

  /** Facts about a live object; it is empty if there is none. */
  public OwnerFact(Optional<MapValue> live, SchemaAnswer schema) {
    this.live = live;
    this.schema = schema;
  }

  /** Whether a fact says who it was. */
  public static boolean isOne(Why.Fact fact) {
    return fact.label().equals(LABEL);
  }

  /** The fact; empty if live does not have the field, or does not say who owns it. */
  public Optional<Why.Fact> about(FieldPath path, FieldOutcome field) {
    if (field.values().live() == null || live.isEmpty()) {
      return Optional.empty();
    }
    Owned owned = ownership(live.get()).of(path);
    return owned.owners().isEmpty()
        ? Optional.empty()
        : Optional.of(new Why.Fact(LABEL, text(path, owned)));
  }

  /** Who it was, in as few words as possible: {@code hpa-controller}; empty as above. */
  public Optional<String> manager(FieldPath path, FieldOutcome field) {
    if (field.values().live() == null || live.isEmpty()) {
      return Optional.empty();
    }
    List<String> names =
        ownership(live.get()).of(path).owners().stream().map(Owner::manager).distinct().toList();
    return names.stream()
        .findFirst()
        .map(
            first ->
                names.size() == 1
                    ? first
                    : ShowWording.AND_MORE_OWNERS.text("first", first, "count", names.size() - 1));
  }

  /** Read when first asked for, not with every comparison that typing makes. */
  private Ownership ownership(MapValue object) {
    Ownership known = read;
    if (known == null) {
      known = ManagedFields.read(object, schema);
      read = known;
    }
    return known;
  }

  private static String text(FieldPath path, Owned owned) {
    List<Owner> owners = owned.owners();
    String names =
        owners.stream().limit(MOST).map(OwnerFact::name).collect(Collectors.joining(" · "));
    String more = owners.size() > MOST ? " · and " + (owners.size() - MOST) + " more" : "";
    String whole = owned.at().equals(path) ? "" : ", as owner of all of " + owned.at();
    return names + more + whole;
  }

  private static String name(Owner owner) {
    String through = owner.subresource().map(name -> " through " + name).orElse("");
    String when = owner.time().map(time -> ", last " + time).orElse("");
    return owner.manager() + " (" + owner.operation() + through + when + ")";
  }
}
