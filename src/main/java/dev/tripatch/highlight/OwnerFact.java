package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.ownership.ManagedFields;
import dev.tripatch.ownership.Owned;
import dev.tripatch.ownership.Owner;
import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWayInputs;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who gave live a field its value, as live's managedFields tell it. */
public final class OwnerFact {
  /** The label of the fact. */
  public static final String LABEL = "Live set by";

  private static final int MOST = 3;

  private OwnerFact() {}

  /** The fact; empty if live does not have the field, or does not say who owns it. */
  static Optional<Why.Fact> about(FieldPath path, FieldOutcome field, ThreeWayInputs inputs) {
    if (field.values().live() == null || inputs.live().isEmpty()) {
      return Optional.empty();
    }
    Owned owned = ManagedFields.read(inputs.live().get(), inputs.schema()).of(path);
    return owned.owners().isEmpty()
        ? Optional.empty()
        : Optional.of(new Why.Fact(LABEL, text(path, owned)));
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
