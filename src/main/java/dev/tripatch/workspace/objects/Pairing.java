package dev.tripatch.workspace.objects;

import dev.tripatch.document.reader.ObjectName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the same objects in several sets: by API group, kind, namespace and name. Versions of an
 * API may differ. Every local object has a pair, in local's order; those that only live has follow.
 */
public final class Pairing {
  private final Candidates lastApplied;
  private final Candidates local;
  private final Candidates live;
  private final Map<ObjectName, String> unknown;

  private Pairing(
      ObjectSet lastApplied, ObjectSet local, ObjectSet live, Optional<String> namespace) {
    this.lastApplied = new Candidates(lastApplied.objects(), namespace);
    this.local = new Candidates(local.objects(), namespace);
    this.live = new Candidates(live.objects(), namespace);
    this.unknown = live.unknown();
  }

  /** The pairs of these sets, any of which may be empty. */
  public static List<ObjectPair> of(ObjectSet lastApplied, ObjectSet local, ObjectSet live) {
    return new Pairing(lastApplied, local, live, Optional.empty())
        .pairs(local.objects(), live.objects());
  }

  /** The same where it is known in which namespace objects are that name none. */
  public static List<ObjectPair> in(
      String namespace, ObjectSet lastApplied, ObjectSet local, ObjectSet live) {
    return new Pairing(lastApplied, local, live, Optional.of(namespace))
        .pairs(local.objects(), live.objects());
  }

  private List<ObjectPair> pairs(List<FoundObject> ours, List<FoundObject> theirs) {
    List<ObjectPair> pairs = new ArrayList<>();
    Set<FoundObject> met = new HashSet<>();
    for (FoundObject mine : ours) {
      ObjectPair pair = pair(mine);
      pair.live().ifPresent(met::add);
      pairs.add(pair);
    }
    theirs.stream()
        .filter(each -> !met.contains(each) && !isTwinOf(met, each))
        .map(this::onlyLive)
        .forEach(pairs::add);
    return pairs;
  }

  /** Live may say the same object twice; local has it, so that it is not only live. */
  private boolean isTwinOf(Set<FoundObject> met, FoundObject theirs) {
    return live.another(theirs).filter(met::contains).isPresent();
  }

  private ObjectPair pair(FoundObject mine) {
    List<String> remarks = new ArrayList<>();
    local
        .another(mine)
        .ifPresent(other -> remarks.add(ObjectsWording.NOT_ALONE.text("place", other.place())));
    Optional<FoundObject> theirs = live.sameAs(mine, local, remarks);
    theirs
        .flatMap(live::another)
        .ifPresent(twin -> remarks.add(ObjectsWording.LIVE_TWICE.text("place", twin.place())));
    Optional<FoundObject> old =
        lastApplied
            .sameAs(mine, local, new ArrayList<>())
            .or(() -> theirs.flatMap(each -> lastApplied.sameAs(each, live, new ArrayList<>())));
    Optional<String> unreadLive =
        theirs.isPresent() ? Optional.empty() : Optional.ofNullable(unknown.get(mine.name()));
    return new ObjectPair(old, Optional.of(mine), theirs, remarks, unreadLive);
  }

  private ObjectPair onlyLive(FoundObject theirs) {
    Optional<FoundObject> old = lastApplied.sameAs(theirs, live, new ArrayList<>());
    ObjectsWording remark =
        old.isPresent() ? ObjectsWording.WAS_APPLIED : ObjectsWording.NOT_DELETED;
    return new ObjectPair(old, Optional.empty(), Optional.of(theirs), List.of(remark.text()));
  }
}
