package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.decide.conflict.Together;
import dev.tripatch.engine.explain.inner.CountedPath;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.show.table.Noise;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The fates that the fields of a comparison can have.
 *
 * @param outcome the comparison
 * @param opened the documents as they were opened
 * @param decided what is decided already
 * @param inside what is inside fields that Kubernetes handles as one, where it is known
 */
public record Fates(
    ThreeWayOutcome.Computed outcome,
    Opened opened,
    Decisions decided,
    Optional<InnerParts> inside) {

  private static final int MOST_ROUNDS = 3;

  /** The same where nobody knows yet what is inside fields. */
  public Fates(ThreeWayOutcome.Computed outcome, Opened opened, Decisions decided) {
    this(outcome, opened, decided, Optional.empty());
  }

  /**
   * What a fate does to fields, tried out on all of them together. This computes the patch again.
   *
   * @param chosen fields; of maps and merged lists the parts that the patch changes are meant
   */
  public Proposal propose(Fate fate, List<FieldPath> chosen) {
    return wholly(fate, chosen, Change.DECIDED, MOST_ROUNDS);
  }

  /** The same where only local may change: the last-applied configuration is the cluster's. */
  public Proposal proposeInLocal(Fate fate, List<FieldPath> chosen) {
    return wholly(fate, chosen, List.of(Role.LOCAL), MOST_ROUNDS);
  }

  /** The same at once, but not tried out: what a menu can offer. */
  public Proposal outline(Fate fate, List<FieldPath> chosen) {
    return propose(fate, chosen, Change.DECIDED, false);
  }

  /** The conflicts that nobody decided yet, in the order of the fields. */
  public List<FieldPath> undecided() {
    return Tally.conflictsIn(outcome).stream().filter(path -> decided.at(path).isEmpty()).toList();
  }

  /** Whether the documents already have of a field what a fate gives it. */
  public boolean isAlready(Fate fate, FieldPath path) {
    return !(fate == Fate.TAKE_LIVE && isMoved(path))
        && !(fate == Fate.GIVE_UP && isInside(path))
        && !(fate == Fate.TAKE_LIVE && new Scope(outcome, this::isMoved).holdsMore(path))
        && Held.at(path, outcome, inside).isAs(fate, outcome.explanation().at(path));
  }

  /** Whether an item inside such a list is at another place there than in live. */
  private boolean isMoved(FieldPath path) {
    return partAt(path).filter(part -> part.outcome().isReordered()).isPresent();
  }

  /**
   * What only live changed and nobody decided yet: fields, and where local changed a list or a text
   * in another place, the parts of it.
   */
  public List<FieldPath> onlyDrifted() {
    return inside
        .map(known -> Drift.in(outcome, known, decided))
        .orElseGet(() -> Drift.in(outcome, decided));
  }

  /** A path in which items may be counted, in the documents as they are. */
  public CountedPath counted(FieldPath path) {
    return Conflicts.counted(path, outcome);
  }

  /** What is not among those, because nothing tells whether local changed it, too. */
  public List<Proposal.Refused> leftByDrift() {
    return Drift.left(
        outcome, inside.orElseGet(() -> InnerParts.of(outcome.explanation(), root())), decided);
  }

  /** Those of some fields, or parts of fields, that are in conflict and that nobody decided yet. */
  public List<FieldPath> undecided(Set<FieldPath> among) {
    InnerParts parts = inside.orElseGet(() -> InnerParts.of(outcome.explanation(), root()));
    Map<FieldPath, String> settled = Tally.holding(outcome, decided, parts);
    Set<FieldPath> conflicts = Set.copyOf(Tally.conflictsIn(outcome));
    return among.stream()
        .filter(path -> Tally.holderIn(settled, path).isEmpty())
        .filter(path -> isInside(path) ? isConflictInside(path) : conflicts.contains(path))
        .toList();
  }

  private SchemaType root() {
    return outcome.inputs().schema().type();
  }

  private boolean isConflictInside(FieldPath path) {
    return partAt(path).filter(FieldOutcome::isConflict).isPresent();
  }

  /** Whether a field is inside a list that Kubernetes handles as one. */
  public boolean isInside(FieldPath path) {
    return InnerField.isAt(path, outcome);
  }

  /** What happens to such a field, if it differs. */
  public Optional<FieldOutcome> partAt(FieldPath path) {
    return InnerField.at(path, outcome, inside).flatMap(inner -> inner.parts().at(path));
  }

  /**
   * Once parts of a field are as wanted, the rest of it can be, too: its order, or a null in it.
   */
  private Proposal wholly(Fate fate, List<FieldPath> chosen, List<Role> editable, int rounds) {
    Proposal first = propose(fate, chosen, editable, true);
    List<FieldPath> open =
        rounds == 1 || !first.isPossible()
            ? List.of()
            : stillOpen(first, chosen, rounds == MOST_ROUNDS);
    return open.isEmpty()
            || !(new Proof(outcome).after(first.changes()) instanceof ThreeWayOutcome.Computed then)
        ? first
        : first.and(new Fates(then, opened, decided).more(fate, open, editable, rounds - 1));
  }

  private List<FieldPath> stillOpen(Proposal first, List<FieldPath> chosen, boolean isFirst) {
    List<FieldPath> bookkeeping = bookkeeping();
    return switch (first.fate()) {
      case TAKE_LIVE, TAKE_LAST_APPLIED ->
          chosen.stream()
              .filter(path -> !first.refuses(path) && !isInside(path))
              .filter(path -> !(isFirst && Scope.isOnlyOrder(outcome.explanation().at(path))))
              .filter(path -> bookkeeping.stream().noneMatch(part -> part.startsWith(path)))
              .toList();
      case GIVE_UP, KEEP_LOCAL, KEEP_BOTH, RESTORE -> List.of();
    };
  }

  private List<FieldPath> bookkeeping() {
    return outcome.explanation().all().stream()
        .map(FieldOutcome::path)
        .filter(path -> Noise.of(path).isPresent())
        .toList();
  }

  private List<Option.Fitting> more(
      Fate fate, List<FieldPath> open, List<Role> editable, int rounds) {
    List<FieldPath> left = open.stream().filter(path -> !isAlready(fate, path)).toList();
    return left.isEmpty() ? List.of() : wholly(fate, left, editable, rounds).parts();
  }

  private Proposal propose(
      Fate fate, List<FieldPath> chosen, List<Role> editable, boolean isTried) {
    List<Option.Fitting> fitting = new ArrayList<>();
    List<Proposal.Refused> refused = new ArrayList<>();
    Together together = new Together(outcome);
    Set<FieldPath> done = new HashSet<>();
    Scope scope = new Scope(outcome, this::isMoved);
    for (FieldPath path : scope.of(fate, chosen)) {
      switch (option(fate, path, together)) {
        case Option.Fitting fits when isWithin(editable, fits) -> {
          if (done.addAll(fits.fields())) {
            boolean isMore = !chosen.contains(path) && scope.isOnlyLive(path);
            fitting.add(isMore ? fits.as(path, DecideWording.TAKEN_TOO.text("path", path)) : fits);
          }
        }
        case Option.Fitting fits ->
            refused.add(
                new Proposal.Refused(
                    fits.path(), DecideWording.IN_LAST_APPLIED.text("path", fits.path())));
        case Option.Unfitting(FieldPath field, String why) ->
            refused.add(new Proposal.Refused(field, why));
      }
    }
    if (chosen.isEmpty()) {
      refused.add(new Proposal.Refused(FieldPath.root(), DecideWording.NOTHING_CHOSEN.text()));
    }
    Proof proof = new Proof(outcome);
    List<Option.Fitting> all = inner().together(fate, fitting);
    return isTried ? proof.keep(fate, all, refused) : Proof.untried(fate, all, refused);
  }

  private static boolean isWithin(List<Role> editable, Option.Fitting option) {
    return option.changes().stream().map(Change::role).allMatch(editable::contains);
  }

  private InnerOptions inner() {
    return new InnerOptions(outcome, opened, decided, inside);
  }

  /** What a fate does to one field; not tried out. */
  Option option(Fate fate, FieldPath path, Together together) {
    if (path.isRoot()) {
      return new Option.Unfitting(path, DecideWording.NOTHING_CHOSEN.text());
    }
    if (Noise.of(path).isPresent() && fate != Fate.RESTORE) {
      return new Option.Unfitting(path, DecideWording.BOOKKEEPING.text("path", path));
    }
    if ((fate == Fate.TAKE_LIVE || fate == Fate.TAKE_LAST_APPLIED)
        && StringData.of(outcome.inputs().local(), Optional.empty()).overwrites(path)) {
      return new Option.Unfitting(
          path, DecideWording.TEXT_WINS.text("path", path, "text", StringData.written(path)));
    }
    return switch (fate) {
      case TAKE_LIVE -> taken(fate, path, Role.LIVE, together);
      case TAKE_LAST_APPLIED -> taken(fate, path, Role.LAST_APPLIED, together);
      case GIVE_UP ->
          together
              .at(path, Role.LIVE)
              .filter(group -> !group.isRenamed())
              .<Option>map(group -> split(path, group.said().toString(), group.holder()))
              .orElseGet(() -> alone(fate, path));
      case KEEP_LOCAL, KEEP_BOTH, RESTORE -> alone(fate, path);
    };
  }

  private Option alone(Fate fate, FieldPath path) {
    return inner()
        .of(fate, path)
        .orElseGet(() -> option(fate, path, Held.at(path, outcome, inside)));
  }

  /** Taken with what is decided together with it, or with what it is in if it needs that. */
  private Option taken(Fate fate, FieldPath path, Role from, Together together) {
    boolean isSame = Held.isSame(at(path, Role.LOCAL), at(path, from));
    Optional<Together.Group> group = isSame ? Optional.empty() : together.at(path, from);
    if (group.isPresent()) {
      return taken(path, from, group.get());
    }
    Option alone = alone(fate, path);
    FieldPath missing = path;
    while (missing.length() > 1 && at(missing.parent().orElseThrow(), Role.LOCAL).isEmpty()) {
      missing = missing.parent().orElseThrow();
    }
    boolean needsMore =
        !missing.equals(path)
            && alone instanceof Option.Fitting fits
            && (isInside(path)
                || missing.last().orElse(null) instanceof PathStep.KeyedItem
                || !new Proof(outcome).faults(List.of(fits)).isEmpty());
    return needsMore && alone(fate, missing) instanceof Option.Fitting whole
        ? whole.as(path, DecideWording.AS_WHOLE.text("path", path, "whole", missing))
        : alone;
  }

  private Option.Fitting taken(FieldPath path, Role from, Together.Group group) {
    List<FieldPath> fields = group.fields();
    FieldPath first = fields.getFirst();
    List<Change> changes =
        group.isRenamed()
            ? List.of(new Change(Role.LOCAL, first, at(fields.getLast(), from)))
            : fields.stream().map(each -> new Change(Role.LOCAL, each, at(each, from))).toList();
    Option.Promise promise =
        from == Role.LIVE ? new Option.Promise.Settled() : new Option.Promise.Accepted();
    Optional<String> why =
        Optional.of(group.said().toString()).filter(_ -> !fields.equals(List.of(path)));
    return new Option.Fitting(path, fields, changes, promise, why);
  }

  private Optional<Value> at(FieldPath path, Role document) {
    return Held.at(path, outcome, inside).in(document);
  }

  private Option option(Fate fate, FieldPath path, Held held) {
    return switch (fate) {
      case TAKE_LIVE -> takeLive(path, held);
      case TAKE_LAST_APPLIED -> takeLastApplied(path, held);
      case KEEP_LOCAL -> keepLocal(path);
      case KEEP_BOTH -> keepBoth(path, held);
      case GIVE_UP -> giveUp(path, held);
      case RESTORE -> restore(path, held);
    };
  }

  /** What live lacks, local gives up, as the way out of a conflict does. */
  private Option takeLive(FieldPath path, Held held) {
    if (outcome.inputs().live().isEmpty()) {
      return new Option.Unfitting(path, DecideWording.NO_LIVE.text());
    }
    if (Held.isSame(held.local(), held.live())) {
      return new Option.Unfitting(path, DecideWording.AS_LIVE.text("path", path));
    }
    return inLiveOrder(path, held)
        .or(() -> held.live().filter(value -> value != NullValue.NULL))
        .<Option>map(taken -> settled(path, inLocal(path, taken)))
        .orElseGet(() -> removed(path, held));
  }

  /** Where only the order differs, the order is taken and nothing else that live has. */
  private Optional<Value> inLiveOrder(FieldPath path, Held held) {
    FieldOutcome field = outcome.explanation().at(path);
    return Scope.isOnlyReordered(field) && field.path().equals(path)
        ? held.inLiveOrder(field.rule().flatMap(FieldRule::mergeKey)).map(list -> list)
        : Optional.empty();
  }

  private static Option removed(FieldPath path, Held held) {
    return Identity.objection(path)
        .<Option>map(why -> new Option.Unfitting(path, why))
        .orElseGet(() -> settled(path, removals(path, held)));
  }

  private static Option settled(FieldPath path, List<Change> changes) {
    return new Option.Fitting(path, changes, new Option.Promise.Settled());
  }

  private static List<Change> inLocal(FieldPath path, Value value) {
    return List.of(new Change(Role.LOCAL, path, Optional.of(value)));
  }

  /** What live lacks nobody deletes, so last applied, which is the cluster's, may stay as it is. */
  private static List<Change> removals(FieldPath path, Held held) {
    boolean isOnlyLocal = held.live().isEmpty() && held.local().isPresent();
    return Change.removals(
        path, role -> held.in(role).isPresent() && !(isOnlyLocal && role == Role.LAST_APPLIED));
  }

  private Option takeLastApplied(FieldPath path, Held held) {
    if (outcome.inputs().lastApplied().isEmpty()) {
      return new Option.Unfitting(path, DecideWording.NO_LAST_APPLIED.text());
    }
    if (Held.isSame(held.local(), held.lastApplied())) {
      return new Option.Unfitting(path, DecideWording.AS_LAST_APPLIED.text("path", path));
    }
    Option.Promise promise =
        held.lastApplied()
            .<Option.Promise>map(Option.Promise.Sent::new)
            .orElseGet(Option.Promise.Settled::new);
    Change change = new Change(Role.LOCAL, path, held.lastApplied());
    return new Option.Fitting(path, List.of(change), promise);
  }

  private Option keepLocal(FieldPath path) {
    FieldOutcome field = outcome.explanation().at(path);
    return Option.kept(field.path(), field.isConflict(), decided);
  }

  private Option keepBoth(FieldPath path, Held held) {
    Optional<String> mergeKey = outcome.explanation().at(path).rule().flatMap(FieldRule::mergeKey);
    Optional<ListValue> both = held.both(mergeKey);
    if (both.isEmpty()) {
      return new Option.Unfitting(path, DecideWording.NO_LISTS.text("path", path));
    }
    return Held.isSame(held.local(), both.map(list -> list))
        ? new Option.Unfitting(path, DecideWording.NOTHING_MORE.text("path", path))
        : new Option.Fitting(path, inLocal(path, both.get()), new Option.Promise.Sent(both.get()));
  }

  private Option giveUp(FieldPath path, Held held) {
    FieldOutcome field = outcome.explanation().at(path);
    if (field.isConflict() && field.outcome().isCleared()) {
      return split(path, DecideWording.NOT_RETAINED.text(), path.parent().orElseThrow());
    }
    return held.local().isEmpty() && held.lastApplied().isEmpty()
        ? new Option.Unfitting(path, DecideWording.NOT_HERE.text("path", path))
        : removed(path, held);
  }

  private static Option split(FieldPath path, String why, FieldPath holder) {
    return new Option.Unfitting(
        path, DecideWording.SPLIT.text("path", path, "why", why, "holder", holder));
  }

  private Option restore(FieldPath path, Held held) {
    List<Change> changes =
        Change.DECIDED.stream()
            .map(role -> new Change(role, path, opened.at(role, path)))
            .filter(change -> !change.value().equals(held.in(change.role())))
            .toList();
    return changes.isEmpty() && decided.at(path).isEmpty()
        ? new Option.Unfitting(path, DecideWording.AS_OPENED.text("path", path))
        : new Option.Fitting(path, changes, new Option.Promise.Accepted());
  }

  /**
   * The documents that can be edited, as they were opened.
   *
   * @param lastApplied empty if there was none, or it could not be read
   * @param local the same
   */
  public record Opened(Optional<MapValue> lastApplied, Optional<MapValue> local) {

    Optional<Value> at(Role document, FieldPath path) {
      return (document == Role.LOCAL ? local : lastApplied)
          .flatMap(object -> Fields.at(object, path));
    }
  }
}
