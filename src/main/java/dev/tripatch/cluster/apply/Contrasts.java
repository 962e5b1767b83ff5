package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.merge.Located;
import dev.tripatch.cluster.apply.merge.OwnedChange;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.cluster.apply.merge.ServerPath;
import dev.tripatch.cluster.apply.merge.TypeView;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the fields that differ after kubectl apply and server-side apply, and says why. */
final class Contrasts {

  private final TypeView view;
  private final OwnedChange change;
  private final Located clientSide;
  private final Located serverSide;
  private final Located local;
  private final Located lastApplied;
  private final Located live;
  private final List<OwnerEntry> entries;
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
    this.change = OwnedChange.between(clientSide, serverSide, view);
    this.clientSide = new Located(clientSide, view);
    this.serverSide = new Located(serverSide, view);
    this.local = read(inputs.local());
    this.lastApplied = read(inputs.lastApplied().orElse(MapValue.EMPTY));
    this.live = read(inputs.live().orElse(MapValue.EMPTY));
    this.entries = OwnerEntry.listed(inputs.live().orElse(MapValue.EMPTY), manager).entries();
    this.conflicts = conflicts;
    this.manager = manager;
    this.isStrategic = inputs.dialect().isStrategic();
  }

  private Located read(MapValue document) {
    return new Located(document, view);
  }

  List<Contrast> list() {
    List<Contrast> contrasts = new ArrayList<>(ofConflicts());
    change.set().plus(change.removed()).topmost().stream()
        .sorted()
        .map(this::contrast)
        .forEach(contrasts::add);
    return contrasts;
  }

  /** One for each field, whoever owns it; twins differ by what becomes of them. */
  private List<Contrast> ofConflicts() {
    Map<String, List<OwnershipConflict>> byField = new LinkedHashMap<>();
    conflicts.stream()
        .filter(each -> !each.areTwinsInLive())
        .forEach(
            each ->
                byField.computeIfAbsent(each.serverPath(), path -> new ArrayList<>()).add(each));
    List<Contrast> contrasts = new ArrayList<>();
    for (List<OwnershipConflict> all : byField.values()) {
      OwnershipConflict first = all.getFirst();
      String owners = String.join(" and ", all.stream().map(each -> each.owner().title()).toList());
      contrasts.add(
          new Contrast(
              first.path(),
              first.live(),
              first.wanted(),
              first.live(),
              ContrastCause.OWNED_BY_ANOTHER,
              sentence(ContrastCause.OWNED_BY_ANOTHER, first.path(), owners)));
    }
    return contrasts;
  }

  private static String sentence(ContrastCause cause, Object field, String who) {
    return cause.text("field", field, "who", who);
  }

  private Contrast contrast(ServerPath path) {
    Cause cause = direct(path).or(() -> byRule(path)).orElse(new Cause(ContrastCause.UNTOLD, path));
    return new Contrast(
        (serverSide.has(path) ? serverSide : clientSide).name(path),
        live.at(path),
        clientSide.at(path),
        serverSide.at(path),
        cause.cause(),
        sentence(cause.cause(), serverSide.name(cause.place()), cause.who()));
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
    boolean isInLocal = local.has(path);
    boolean isKept = !clientSide.has(path);
    if (local.at(path).filter(NullValue.NULL::equals).isPresent()) {
      return Optional.of(new Cause(ContrastCause.NULL_IN_LOCAL, path));
    } else if (isInLocal && clientSide.isAmongTwins(path)) {
      return Optional.of(new Cause(ContrastCause.TWINS_IN_LIVE, path));
    } else if (isServers(path)) {
      return Optional.of(new Cause(ContrastCause.SERVERS_OWN, path));
    } else if (!isInLocal && isKept && lastApplied.has(path)) {
      return Optional.of(new Cause(ContrastCause.ONLY_LAST_APPLIED_HAD_IT, path, whoKeeps(path)));
    } else if (!isInLocal && !serverSide.has(path) && isOwn(path)) {
      return Optional.of(new Cause(ContrastCause.ONLY_OWNERSHIP_HAD_IT, path, manager));
    }
    return Optional.empty();
  }

  private static boolean isServers(ServerPath path) {
    return path.isWithin(ServerPath.of("status"));
  }

  private boolean isOwn(ServerPath path) {
    return entries.stream()
        .filter(entry -> entry.owner().isApplier(manager))
        .anyMatch(entry -> entry.fields().has(path) || entry.fields().hasWithin(path));
  }

  private String whoKeeps(ServerPath path) {
    List<String> owners =
        entries.stream()
            .filter(entry -> !entry.owner().isApplier(manager))
            .filter(entry -> entry.fields().has(path) || entry.fields().hasWithin(path))
            .map(entry -> entry.owner().title())
            .distinct()
            .toList();
    return owners.isEmpty()
        ? ServerSideWording.NOT_THE_OWNER.text("manager", manager)
        : ServerSideWording.NOT_THE_ONLY_OWNER.text(
            "owners", String.join(" and ", owners), "manager", manager);
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
    Optional<Value> value = clientSide.at(place).or(() -> serverSide.at(place));
    TypeView type = serverSide.type(place);
    return value.flatMap(in -> in instanceof MapValue ? map(place, type) : list(place, type));
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
}
