package dev.tripatch.show.table;

import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Owned;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Who gave live a field its value, as live's managedFields tell it. Asked only about fields that
 * live has. Safe for several threads.
 */
public final class OwnerFact {
  private static final String LABEL = ShowWording.LIVE_SET_BY.text();

  private static final int MOST = 3;
  private static final int DAYS_OF_YEAR = 365;

  private final Optional<MapValue> live;
  private final SchemaAnswer schema;
  private volatile @Nullable Ownership read;

  /** Facts about a live object; it is empty if there is none. */
  public OwnerFact(Optional<MapValue> live, SchemaAnswer schema) {
    this.live = live;
    this.schema = schema;
  }

  /**
   * Who applies an object server-side although nobody applied it client-side, as Flux and Helm 4
   * do; nobody where something was last applied.
   */
  public static List<String> appliers(ThreeWayInputs inputs) {
    return inputs.lastApplied().isPresent()
        ? List.of()
        : inputs.live().map(ManagedFields::appliers).orElse(List.of());
  }

  /** Whether a fact says who it was. */
  public static boolean isOne(Why.Fact fact) {
    return fact.label().equals(LABEL);
  }

  /** Who owns a field; no owners if live does not say. */
  public Owned of(FieldPath path) {
    return ownership().map(all -> all.of(path)).orElseGet(() -> new Owned(path, List.of()));
  }

  /** Everybody who owns something, by name. */
  public List<String> managers() {
    return ownership()
        .map(all -> all.owners().stream().map(Owner::manager).distinct().sorted().toList())
        .orElse(List.of());
  }

  /** The fact; empty if live does not say who owns the field. */
  public Optional<Why.Fact> about(FieldPath path) {
    return Optional.of(of(path))
        .filter(owned -> !owned.owners().isEmpty())
        .map(owned -> new Why.Fact(LABEL, text(path, owned)));
  }

  /** Who it was, in as few words as possible: {@code hpa-controller}; empty as above. */
  public static Optional<String> manager(Owned owned) {
    List<String> names = names(owned);
    return names.stream()
        .findFirst()
        .map(
            first ->
                names.size() == 1
                    ? first
                    : ShowWording.AND_MORE_OWNERS.text("first", first, "count", names.size() - 1));
  }

  /**
   * Who wrote last, and how long before a moment: {@code hpa-controller · 3d}, with others {@code
   * argocd-controller +1 · 5m}; empty as above.
   */
  public static Optional<String> last(Owned owned, Instant now) {
    int others = names(owned).size() - 1;
    return owned.lastFirst().stream()
        .findFirst()
        .map(
            owner ->
                shortName(owner, owned)
                    + (others == 0 ? "" : " +" + others)
                    + owner
                        .wrote()
                        .map(then -> " · " + age(Duration.between(then, now)))
                        .orElse(""));
  }

  /**
   * A duration as kubectl writes ages: one number and one letter ({@code k8s.io/apimachinery},
   * {@code duration.ShortHumanDuration}): {@code 12s}, {@code 5m}, {@code 3h}, {@code 12d} or
   * {@code 2y}; never less than 0s.
   */
  static String age(Duration age) {
    if (age.toMinutes() < 1) {
      return Math.max(0, age.toSeconds()) + "s";
    } else if (age.toHours() < 1) {
      return age.toMinutes() + "m";
    } else if (age.toDays() < 1) {
      return age.toHours() + "h";
    }
    return age.toDays() < DAYS_OF_YEAR ? age.toDays() + "d" : age.toDays() / DAYS_OF_YEAR + "y";
  }

  private static List<String> names(Owned owned) {
    return owned.lastFirst().stream().map(owner -> shortName(owner, owned)).distinct().toList();
  }

  /** With its operation where another has the same name: {@code kubectl (Update)}. */
  private static String shortName(Owner owner, Owned owned) {
    boolean isOneOfTwo =
        owned.owners().stream()
            .filter(each -> each.manager().equals(owner.manager()))
            .anyMatch(each -> !each.operation().equals(owner.operation()));
    return owner.manager() + (isOneOfTwo ? " (" + owner.operation() + ")" : "");
  }

  /** Read when first asked for, not with every comparison that typing makes. */
  private Optional<Ownership> ownership() {
    Ownership known = read;
    if (known == null && live.isPresent()) {
      known = ManagedFields.read(live.get(), schema);
      read = known;
    }
    return Optional.ofNullable(known);
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
