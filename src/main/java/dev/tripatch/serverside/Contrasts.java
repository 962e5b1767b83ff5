package dev.tripatch.serverside;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the fields that kubectl apply and server-side apply leave otherwise, and tells why. */
final class Contrasts {

  private final TypeView view;
  private final MapValue clientSide;
  private final MapValue serverSide;
  private final MapValue local;
  private final MapValue lastApplied;
  private final MapValue live;
  private final List<OwnershipConflict> conflicts;
  private final String manager;
  private final boolean isStrategic;

  Contrasts(
      ThreeWayInputs inputs,
      MapValue clientSide,
      MapValue serverSide,
      List<OwnershipConflict> conflicts,
      String manager) {
    this.view = TypeView.of(inputs.schema());
    this.clientSide = clientSide;
    this.serverSide = serverSide;
    this.local = EngineNumbers.asEngineReads(inputs.local());
    this.lastApplied = EngineNumbers.asEngineReads(inputs.lastApplied().orElse(MapValue.EMPTY));
    this.live = EngineNumbers.asEngineReads(inputs.live().orElse(MapValue.EMPTY));
    this.conflicts = conflicts;
    this.manager = manager;
    this.isStrategic = inputs.dialect().isStrategic();
  }

  List<Contrast> list() {
    List<Contrast> contrasts = new ArrayList<>(ofConflicts());
    Change change = Change.between(clientSide, serverSide, view);
    change.set().plus(change.removed()).topmost().stream()
        .sorted()
        .map(this::contrast)
        .forEach(contrasts::add);
    return contrasts;
  }

  /** One for each field, whoever owns it. */
  private List<Contrast> ofConflicts() {
    Map<String, List<OwnershipConflict>> byField = new LinkedHashMap<>();
    conflicts.forEach(
        each -> byField.computeIfAbsent(each.serverPath(), path -> new ArrayList<>()).add(each));
    List<Contrast> contrasts = new ArrayList<>();
    for (List<OwnershipConflict> all : byField.values()) {
      OwnershipConflict first = all.getFirst();
      String owners = String.join(" and ", all.stream().map(each -> each.owner().title()).toList());
      contrasts.add(
          new Contrast(
              first.path(),
              first.wanted(),
              first.live(),
              ContrastCause.OWNED_BY_ANOTHER,
              ContrastCause.OWNED_BY_ANOTHER.sentence(first.path(), owners)));
    }
    return contrasts;
  }

  private Contrast contrast(ServerPath path) {
    Cause cause = direct(path).or(() -> byRule(path)).orElse(new Cause(ContrastCause.UNTOLD, path));
    return new Contrast(
        Names.in(at(path, serverSide).isPresent() ? serverSide : clientSide, path, view),
        at(path, clientSide),
        at(path, serverSide),
        cause.cause(),
        cause.cause().sentence(Names.in(serverSide, cause.place(), view), cause.who()));
  }

  /**
   * A cause.
   *
   * @param place where it lies: the field or what holds it
   * @param who the gap of the sentence
   */
  private record Cause(ContrastCause cause, ServerPath place, String who) {
    Cause(ContrastCause cause, ServerPath place) {
      this(cause, place, "");
    }
  }

  /** What the documents tell about the field itself. */
  private Optional<Cause> direct(ServerPath path) {
    boolean isInLocal = at(path, local).isPresent();
    boolean isKept = at(path, clientSide).isEmpty();
    if (at(path, local).filter(NullValue.NULL::equals).isPresent()) {
      return Optional.of(new Cause(ContrastCause.NULL_IN_LOCAL, path));
    } else if (isServers(path)) {
      return Optional.of(new Cause(ContrastCause.SERVERS_OWN, path));
    } else if (!isInLocal && isKept && at(path, lastApplied).isPresent()) {
      return Optional.of(new Cause(ContrastCause.ONLY_LAST_APPLIED_HAD_IT, path, whoKeeps(path)));
    } else if (!isInLocal && at(path, serverSide).isEmpty() && isOwn(path)) {
      return Optional.of(new Cause(ContrastCause.ONLY_OWNERSHIP_HAD_IT, path, manager));
    }
    return Optional.empty();
  }

  private static boolean isServers(ServerPath path) {
    return path.isWithin(ServerPath.of("status"));
  }

  private boolean isOwn(ServerPath path) {
    return Entry.listed(live).entries().stream()
        .filter(entry -> entry.owner().isApplier(manager))
        .anyMatch(entry -> entry.fields().has(path) || entry.fields().hasWithin(path));
  }

  private String whoKeeps(ServerPath path) {
    List<String> owners =
        Entry.listed(live).entries().stream()
            .filter(entry -> !entry.owner().isApplier(manager))
            .filter(entry -> entry.fields().has(path) || entry.fields().hasWithin(path))
            .map(entry -> entry.owner().title())
            .distinct()
            .toList();
    return owners.isEmpty()
        ? manager + " does not, as far as live's managedFields tell"
        : "that is " + String.join(" and ", owners) + ", not " + manager + " alone";
  }

  /** The nearest holder that the two merge by other rules. */
  private Optional<Cause> byRule(ServerPath path) {
    Optional<ServerPath> at = Optional.of(path);
    while (at.isPresent()) {
      Optional<Cause> cause = rule(at.get());
      if (cause.isPresent()) {
        return cause;
      }
      at = at.get().parent();
    }
    return Optional.empty();
  }

  private Optional<Cause> rule(ServerPath place) {
    TypeView type = view;
    for (PathElement element : place.elements()) {
      type = type.at(element);
    }
    Optional<Value> value = at(place, clientSide).or(() -> at(place, serverSide));
    TypeView found = type;
    return value.flatMap(in -> in instanceof MapValue ? map(place, found) : list(place, found));
  }

  private Optional<Cause> map(ServerPath place, TypeView type) {
    boolean isReplaced =
        isStrategic
            && type.rule().filter(rule -> rule.replaces() || rule.retainsKeys()).isPresent();
    if (type.isAtomicMap()) {
      return isReplaced
          ? Optional.empty()
          : Optional.of(new Cause(ContrastCause.MAP_TAKEN_WHOLE, place));
    }
    return isReplaced ? Optional.of(new Cause(ContrastCause.MAP_MERGED, place)) : Optional.empty();
  }

  private Optional<Cause> list(ServerPath place, TypeView type) {
    boolean isMerged = isStrategic && type.rule().filter(FieldRule::merges).isPresent();
    boolean isWhole = type.listKind() == TypeView.ListKind.WHOLE;
    if (isWhole) {
      return isMerged
          ? Optional.of(new Cause(ContrastCause.LIST_TAKEN_WHOLE, place))
          : Optional.empty();
    } else if (!isMerged) {
      return Optional.of(new Cause(ContrastCause.LIST_MERGED, place));
    }
    List<String> mergeKey = type.rule().flatMap(FieldRule::mergeKey).stream().toList();
    return type.keys().equals(mergeKey) || type.keys().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Cause(ContrastCause.OTHER_KEYS, place, String.join(" and ", type.keys())));
  }

  private Optional<Value> at(ServerPath path, MapValue object) {
    return FieldsOf.at(path, object, view);
  }
}
