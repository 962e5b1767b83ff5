package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.ownership.ManagedFields;
import dev.tripatch.ownership.Owned;
import dev.tripatch.ownership.Owner;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.MapValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who gave live a field its value, as live's managedFields tell it. */
final class OwnerFact {
  private static final int MOST = 3;

  private OwnerFact() {}

  /** The fact; empty if live does not have the field, or does not say who owns it. */
  static Optional<Why.Fact> about(
      FieldPath path, FieldOutcome field, MapValue live, SchemaAnswer schema) {
    if (field.values().live() == null) {
      return Optional.empty();
    }
    Owned owned = ManagedFields.read(live, schema).of(path);
    return owned.owners().isEmpty()
        ? Optional.empty()
        : Optional.of(new Why.Fact("Live set by", text(path, owned)));
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
