package dev.tripatch.decide;

import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Excerpts;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.decide.conflict.Together;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Noise;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ways out of conflicts: what a person can decide about them, each tried out on the excerpt
 * that decides the field where there is one, else on the whole comparison. This computes the patch
 * again, so ask for it when it is wanted.
 */
public final class WaysOut {

  /** The ways out, as they are offered. */
  public static final List<Fate> FATES = List.of(Fate.KEEP_LOCAL, Fate.GIVE_UP, Fate.TAKE_LIVE);

  private static final int MOST = 3;

  private final ThreeWayOutcome.Computed outcome;
  private final Fates fates;
  private final Together together;
  private final Excerpts excerpts;
  private final ThreeWayOutcome applied;

  WaysOut(ThreeWayOutcome.Computed outcome, Excerpts excerpts) {
    this.outcome = outcome;
    this.excerpts = excerpts;
    together = new Together(outcome);
    fates = new Fates(outcome, new Opened(Optional.empty(), Optional.empty()), Decisions.NONE);
    MapValue local = outcome.inputs().local();
    applied =
        ThreeWay.compute(
            outcome
                .inputs()
                .with(
                    new ThreeDocuments<>(
                        Optional.of(local), local, Optional.of(outcome.result()))));
  }

  /**
   * What can be decided about a conflict, or why it cannot.
   *
   * @param fate what becomes of the field
   * @param path the field in conflict
   * @param isPossible whether the field is then as this fate promises, and no conflict any more
   * @param changes what to change in the documents before the next apply; empty for nothing
   * @param alsoChanges other fields that the next apply then leaves different than it would without
   *     the changes; mostly none
   * @param sentence what it does, or why it is not possible
   */
  public record WayOut(
      Fate fate,
      FieldPath path,
      boolean isPossible,
      List<Change> changes,
      List<FieldPath> alsoChanges,
      String sentence) {

    private WayOut(Fate fate, FieldPath path, String objection) {
      this(fate, path, false, List.of(), List.of(), objection);
    }

    /** What a button or a line says. */
    public String title() {
      return fate.title(path);
    }
  }

  /** Those of one conflict: each fate once, in their order. */
  public static List<WayOut> of(Conflicts conflicts, Conflict conflict) {
    return new WaysOut(conflicts.outcome(), Excerpts.of(conflicts.outcome())).of(conflict);
  }

  /** The same for all conflicts, by their fields: much sooner than one after the other. */
  public static Map<FieldPath, List<WayOut>> of(Conflicts conflicts) {
    WaysOut ways = new WaysOut(conflicts.outcome(), Excerpts.of(conflicts.outcome()));
    Map<FieldPath, List<WayOut>> byField = new LinkedHashMap<>();
    conflicts.all().forEach(conflict -> byField.put(conflict.path(), ways.of(conflict)));
    return byField;
  }

  /** Those of a part of a list that is in conflict as a whole: what of it local's list has. */
  public static List<WayOut> ofPart(Conflicts conflicts, FieldPath part) {
    Fates fates =
        new Fates(
            conflicts.outcome(), new Opened(Optional.empty(), Optional.empty()), Decisions.NONE);
    Together together = new Together(conflicts.outcome());
    List<WayOut> ways = new ArrayList<>();
    for (Fate fate : List.of(Fate.KEEP_LOCAL, Fate.TAKE_LIVE)) {
      if (fates.option(fate, part, together) instanceof Option.Fitting fits) {
        String sentence =
            (fate == Fate.KEEP_LOCAL ? DecideWording.KEEP_LOCAL : DecideWording.TAKE_PART).text();
        ways.add(new WayOut(fate, part, true, fits.changes(), List.of(), sentence));
      }
    }
    return ways;
  }

  /** Whether a place is inside a list that is in conflict as a whole. */
  public static boolean isPart(Conflicts conflicts, FieldPath path) {
    return InnerField.isAt(path, conflicts.outcome());
  }

  List<WayOut> of(Conflict conflict) {
    Optional<ThreeWayOutcome.Computed> excerpt = excerpts.around(conflict.field());
    return FATES.stream().map(fate -> of(fate, conflict, excerpt)).toList();
  }

  private WayOut of(Fate fate, Conflict conflict, Optional<ThreeWayOutcome.Computed> excerpt) {
    return switch (fates.option(fate, conflict.path(), together)) {
      case Option.Unfitting(FieldPath path, String why) -> new WayOut(fate, path, why);
      case Option.Fitting fits when fate == Fate.KEEP_LOCAL -> kept(fits, conflict);
      case Option.Fitting fits -> tried(fate, fits, conflict, excerpt);
    };
  }

  /** Local stays, so what counts is the next comparison: local is applied, and the result live. */
  private WayOut kept(Option.Fitting option, Conflict conflict) {
    return judged(Fate.KEEP_LOCAL, option, conflict, applied, conflict.result(), List.of());
  }

  /** A refusal, and what is invalid, is about all of the documents, so an excerpt cannot say it. */
  private WayOut tried(
      Fate fate,
      Option.Fitting option,
      Conflict conflict,
      Optional<ThreeWayOutcome.Computed> excerpt) {
    ThreeWayOutcome.Computed ground = excerpt.orElse(outcome);
    ThreeWayOutcome then = new Proof(ground).after(option.changes());
    Optional<String> invalid =
        new Proof(ground).faults(List.of(option)).values().stream().findFirst();
    if (excerpt.isPresent() && (then instanceof ThreeWayOutcome.Refused || invalid.isPresent())) {
      return tried(fate, option, conflict, Optional.empty());
    }
    if (invalid.isPresent()) {
      return new WayOut(fate, conflict.path(), invalid.get());
    }
    List<FieldPath> others = others(ground, then, option.fields());
    return judged(fate, option, conflict, then, Proof.live(then, conflict.path()), others);
  }

  private static WayOut judged(
      Fate fate,
      Option.Fitting option,
      Conflict conflict,
      ThreeWayOutcome then,
      Optional<Value> promised,
      List<FieldPath> others) {
    FieldPath path = conflict.path();
    List<Change> changes = option.changes();
    return Proof.unsettled(then, path, promised)
        .map(why -> new WayOut(fate, path, why))
        .orElseGet(
            () ->
                new WayOut(
                    fate, path, true, changes, others, said(fate, conflict, option, others)));
  }

  /**
   * The fields besides some that come out different; none where Kubernetes refuses. An order counts
   * as no field.
   */
  private static List<FieldPath> others(
      ThreeWayOutcome.Computed before, ThreeWayOutcome then, List<FieldPath> fields) {
    if (!(then instanceof ThreeWayOutcome.Computed after)) {
      return List.of();
    }
    Map<FieldPath, Optional<Value>> left = results(before);
    Map<FieldPath, Optional<Value>> right = results(after);
    Set<FieldPath> all = new LinkedHashSet<>(left.keySet());
    all.addAll(right.keySet());
    return all.stream()
        .filter(
            other ->
                fields.stream().noneMatch(path -> other.startsWith(path) || path.startsWith(other)))
        .filter(other -> Noise.of(other).isEmpty())
        .filter(other -> !result(left, before, other).equals(result(right, after, other)))
        .toList();
  }

  private static Map<FieldPath, Optional<Value>> results(ThreeWayOutcome.Computed outcome) {
    Map<FieldPath, Optional<Value>> results = new HashMap<>();
    for (FieldOutcome field : outcome.explanation().all()) {
      if (field.isWhole()) {
        results.put(field.path(), Optional.ofNullable(field.values().result()));
      }
    }
    return results;
  }

  /** A field that is whole in one outcome may have parts in the other. */
  private static Optional<Value> result(
      Map<FieldPath, Optional<Value>> results, ThreeWayOutcome.Computed outcome, FieldPath path) {
    Optional<Value> known = results.get(path);
    return known == null ? Fields.at(outcome.result(), path) : known;
  }

  private static String said(
      Fate fate, Conflict conflict, Option.Fitting option, List<FieldPath> others) {
    String documents =
        option.changes().stream()
            .map(WaysOut::document)
            .reduce((a, b) -> DecideWording.AND_OUT_OF.text("first", a, "second", b))
            .orElse("");
    boolean isGone = conflict.direction().isLiveGone();
    String what =
        switch (fate) {
          case GIVE_UP ->
              (isGone ? DecideWording.GIVE_UP_GONE : DecideWording.GIVE_UP)
                  .text("documents", documents);
          case TAKE_LIVE ->
              isGone && option.remark().isEmpty()
                  ? DecideWording.TAKE_LIVE_GONE.text("documents", documents)
                  : DecideWording.TAKE_LIVE.text();
          case KEEP_LOCAL, KEEP_BOTH, TAKE_LAST_APPLIED, RESTORE -> keeping(conflict);
        };
    return what + also(others);
  }

  private static String keeping(Conflict conflict) {
    String owners = conflict.managers().stream().limit(MOST).collect(Collectors.joining(", "));
    return owners.isEmpty()
        ? DecideWording.KEEP_LOCAL.text()
        : DecideWording.KEEP_LOCAL_OWNED.text("owners", owners);
  }

  private static String document(Change change) {
    return (change.role() == Role.LOCAL ? DecideWording.LOCAL : DecideWording.LAST_APPLIED).text();
  }

  /** That the next apply changes other fields, too; empty if there are none. */
  private static String also(List<FieldPath> others) {
    if (others.isEmpty()) {
      return "";
    }
    String paths =
        others.stream().limit(MOST).map(FieldPath::toString).collect(Collectors.joining(", "));
    int more = others.size() - MOST;
    return " "
        + (more > 0
            ? DecideWording.ALSO_MORE.text("paths", paths, "count", more)
            : DecideWording.ALSO.text("paths", paths));
  }
}
