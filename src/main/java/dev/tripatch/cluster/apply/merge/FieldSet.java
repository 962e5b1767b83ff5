package dev.tripatch.cluster.apply.merge;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A set of fields, with the algebra of structured-merge-diff's {@code fieldpath.Set}: a place in it
 * says nothing about what it holds or what holds it. Immutable.
 */
public final class FieldSet {

  /** No fields. */
  public static final FieldSet EMPTY = new FieldSet(Set.of());

  private final Set<ServerPath> members;
  private final Set<ServerPath> holders;

  private FieldSet(Set<ServerPath> members) {
    this.members = members;
    this.holders = holders(members);
  }

  /** The set of these paths; the root is left out, since nobody owns the object as a whole. */
  public static FieldSet of(Collection<ServerPath> paths) {
    Set<ServerPath> members = new LinkedHashSet<>(paths);
    members.remove(ServerPath.ROOT);
    return new FieldSet(members);
  }

  private static Set<ServerPath> holders(Set<ServerPath> members) {
    Set<ServerPath> holders = new LinkedHashSet<>();
    for (ServerPath member : members) {
      Optional<ServerPath> holder = member.parent();
      while (holder.isPresent() && holders.add(holder.get())) {
        holder = holder.get().parent();
      }
    }
    return holders;
  }

  /** Whether it has no members. */
  public boolean isEmpty() {
    return members.isEmpty();
  }

  /** Whether the place itself is a member. */
  public boolean has(ServerPath path) {
    return members.contains(path);
  }

  /** Whether something in this place is a member, whether or not the place itself is one. */
  public boolean hasWithin(ServerPath path) {
    return holders.contains(path);
  }

  /** The members in the order in which they came. */
  public Stream<ServerPath> stream() {
    return members.stream();
  }

  /** Places that hold members. */
  public Stream<ServerPath> holders() {
    return holders.stream();
  }

  /** The members that hold no other member, in the server's order. */
  public Stream<ServerPath> leaves() {
    return members.stream().filter(path -> !hasWithin(path)).sorted();
  }

  /** The members of either set. */
  public FieldSet plus(FieldSet other) {
    return union(Stream.of(this, other));
  }

  /** The members of any of the sets. */
  public static FieldSet union(Stream<FieldSet> sets) {
    Set<ServerPath> all = new LinkedHashSet<>();
    sets.forEach(set -> all.addAll(set.members));
    return new FieldSet(all);
  }

  /** The members that the other set does not have. */
  public FieldSet minus(FieldSet other) {
    return where(path -> !other.has(path));
  }

  /** The members of both sets. */
  public FieldSet common(FieldSet other) {
    return where(other::has);
  }

  FieldSet where(Predicate<ServerPath> isWanted) {
    Set<ServerPath> wanted = new LinkedHashSet<>(members);
    wanted.removeIf(isWanted.negate());
    return new FieldSet(wanted);
  }

  /** The members that lie in no other member. */
  public FieldSet topmost() {
    return where(path -> path.parent().stream().noneMatch(this::covers));
  }

  /** Whether a place or one that holds it is a member. */
  public boolean covers(ServerPath path) {
    return has(path) || path.parent().filter(this::covers).isPresent();
  }

  @Override
  public String toString() {
    return members.toString();
  }
}
