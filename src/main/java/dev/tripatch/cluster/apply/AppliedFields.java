package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ApplyRequest.Claim;
import dev.tripatch.cluster.apply.ApplyRequest.Stored;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.cluster.apply.merge.CleanNulls;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.FieldSet;
import dev.tripatch.cluster.apply.merge.Located;
import dev.tripatch.cluster.apply.merge.OwnedChange;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.cluster.apply.merge.SentObject;
import dev.tripatch.cluster.apply.merge.ServerPath;
import dev.tripatch.cluster.apply.merge.TypeView;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes the rows: what happens to each field that concerns the manager, and why. */
final class AppliedFields {

  private static final ServerPath ANNOTATION =
      ServerPath.of("metadata", "annotations", LastAppliedAnnotation.NAME);

  private static final ServerPath STATUS = ServerPath.of("status");

  private final SentObject sent;
  private final String manager;
  private final TypeView view;
  private final Stored before;
  private final Stored after;
  private final MapValue result;
  private final Located atBefore;
  private final Located atResult;
  private final Located atStored;
  private final Located ofLocalAlone;
  private final boolean isChanged;
  private final FieldSet own;
  private final FieldSet last;
  private final OwnedChange change;
  private final Set<ServerPath> taken = new HashSet<>();
  private final WhyApplied why;

  /**
   * The rows of a case.
   *
   * @param schema what is known of the kind, whose defaults come back
   * @param last what the manager owned before, and what it got from client-side apply
   * @param taken what was taken from others
   */
  AppliedFields(
      SentObject sent,
      SchemaAnswer schema,
      WhyApplied why,
      Stored before,
      Stored after,
      FieldSet last,
      List<Claim> taken) {
    this.sent = sent;
    this.manager = why.manager();
    this.view = TypeView.of(schema);
    this.why = why;
    this.before = before;
    this.after = after;
    this.result = CleanNulls.in(after.object(), view);
    this.own = after.appliedBy(manager);
    this.last = last;
    this.change = OwnedChange.between(before.object(), result, view);
    this.atBefore = new Located(before.object(), view);
    this.atResult = new Located(result, view);
    Optional<MapValue> live = Optional.of(before.object());
    MapValue stored = StoredObject.of(result, live, schema).object();
    this.atStored = new Located(stored, view);
    this.ofLocalAlone = new Located(StoredObject.of(sent.config(), live, schema).object(), view);
    this.isChanged =
        !result.equals(before.object())
            && !stored.equals(StoredObject.of(before.object(), live, schema).object());
    taken.forEach(claim -> this.taken.add(claim.path()));
  }

  MapValue result() {
    return result;
  }

  /** Whether a server stores another object than live. */
  boolean isChanged() {
    return isChanged;
  }

  /** The rows: first what local sets, then what is given up, then what the server does itself. */
  List<AppliedField> list() {
    List<AppliedField> rows = new ArrayList<>();
    own.leaves().forEach(path -> rows.add(ofLocal(path)));
    FieldSet gone = change.removed().topmost();
    gone.stream()
        .sorted()
        .filter(path -> !own.has(path))
        .map(path -> gone(path, atBefore, why.removed()))
        .forEach(rows::add);
    last.minus(own)
        .leaves()
        .filter(path -> !gone.covers(path) && atResult.has(path) && !own.hasWithin(path))
        .filter(path -> !path.equals(ANNOTATION))
        .map(this::givenUp)
        .forEach(rows::add);
    stays().forEach(rows::add);
    sent.leftOut().stream().map(this::ignored).forEach(rows::add);
    if (change.set().has(ANNOTATION) && !own.has(ANNOTATION)) {
      rows.add(row(ANNOTATION, AppliedAction.WRITTEN, atResult, ServerSideWording.WRITTEN.text()));
    }
    return List.copyOf(rows);
  }

  private AppliedField ofLocal(ServerPath path) {
    if (!atResult.has(path)) {
      return ofNull(path);
    }
    AppliedAction action = actionOf(path);
    List<FieldOwner> others =
        action == AppliedAction.TAKEN_OVER ? others(path, before) : others(path, after);
    return atBefore.isAmongTwins(path)
        ? row(path, action, atResult, Optional.empty(), why.insteadOfTwins(action, others))
        : row(path, action, atResult, why.ofLocal(action, others));
  }

  /** Only a null in local leaves nothing behind. */
  private AppliedField ofNull(ServerPath path) {
    AppliedAction kept = last.has(path) ? AppliedAction.SAME : AppliedAction.ADOPTED;
    return atBefore.has(path)
        ? gone(path, local(sent.config()), why.ofNull(true))
        : row(path, kept, local(sent.config()), why.ofNull(false));
  }

  private AppliedAction actionOf(ServerPath path) {
    if (taken.contains(path)) {
      return AppliedAction.TAKEN_OVER;
    } else if (change.added().covers(path)) {
      return AppliedAction.ADDED;
    } else if (change.modified().has(path) && !isStored(path)) {
      return AppliedAction.CHANGED;
    }
    return last.has(path) ? AppliedAction.SAME : AppliedAction.ADOPTED;
  }

  /** Whether live has what the server stores of it, however that is written in local. */
  private boolean isStored(ServerPath path) {
    return atBefore.has(path) && atStored.at(path).equals(atBefore.at(path));
  }

  /** What the server has a default for comes back. */
  private AppliedField gone(ServerPath path, Located named, String sentences) {
    Optional<Value> back = atStored.at(path);
    AppliedAction filled =
        back.equals(atBefore.at(path)) ? AppliedAction.BACK : AppliedAction.DEFAULTED;
    return back.isEmpty()
        ? row(path, AppliedAction.REMOVED, named, sentences)
        : row(path, filled, named, why.filled(sentences));
  }

  private AppliedField givenUp(ServerPath path) {
    return row(path, AppliedAction.GIVEN_UP, atResult, why.givenUp(others(path, after)));
  }

  /** What live keeps because others own it, as high up as local lacks it; no defaults. */
  private Stream<AppliedField> stays() {
    Located wanted = local(sent.whole());
    FieldSet others =
        FieldSet.union(
            after.entries().stream()
                .filter(entry -> !entry.owner().isApplier(manager))
                .map(OwnerEntry::fields));
    return others
        .minus(ApplyRequest.NEVER_OWNED)
        .leaves()
        .filter(path -> atBefore.has(path) && atResult.has(path) && !wanted.has(path))
        .filter(path -> !path.equals(ANNOTATION) && !path.isWithin(STATUS))
        .filter(path -> !concerns(path) && !own.covers(path) && !last.covers(path))
        .filter(path -> !ofLocalAlone.at(path).equals(atBefore.at(path)))
        .map(path -> topmost(path, wanted))
        .distinct()
        .sorted()
        .map(path -> row(path, AppliedAction.STAYS, atResult, why.stays(others(path, after))));
  }

  private ServerPath topmost(ServerPath path, Located wanted) {
    return path.parent()
        .filter(holder -> !holder.isRoot() && !wanted.has(holder) && !concerns(holder))
        .map(holder -> topmost(holder, wanted))
        .orElse(path);
  }

  /** Whether there is more to say of it than that it stays. */
  private boolean concerns(ServerPath path) {
    return own.has(path) || own.hasWithin(path) || last.has(path) || last.hasWithin(path);
  }

  private AppliedField ignored(ServerPath path) {
    return row(path, AppliedAction.IGNORED, local(sent.whole()), ServerSideWording.IGNORED.text());
  }

  private AppliedField row(ServerPath path, AppliedAction action, Located named, String sentences) {
    return row(path, action, named, atBefore.at(path), sentences);
  }

  private AppliedField row(
      ServerPath path,
      AppliedAction action,
      Located named,
      Optional<Value> live,
      String sentences) {
    boolean isHad =
        (action == AppliedAction.SAME || action == AppliedAction.ADOPTED) && isStored(path);
    return new AppliedField(
        named.name(path),
        path.toString(),
        action,
        live,
        isHad ? live : atResult.at(path).or(() -> live.flatMap(_ -> atStored.at(path))),
        others(path, before),
        sentences);
  }

  private Located local(MapValue document) {
    return new Located(document, view);
  }

  private List<FieldOwner> others(ServerPath path, Stored object) {
    return object.entries().stream()
        .filter(entry -> !entry.owner().isApplier(manager))
        .filter(entry -> entry.fields().has(path) || entry.fields().hasWithin(path))
        .map(OwnerEntry::owner)
        .toList();
  }
}
