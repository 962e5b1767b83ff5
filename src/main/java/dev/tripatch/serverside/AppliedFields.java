package dev.tripatch.serverside;

import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.serverside.Request.Claim;
import dev.tripatch.serverside.Request.Stored;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes the rows: what happens to each field that concerns the manager, and why. */
final class AppliedFields {

  private static final ServerPath ANNOTATION =
      ServerPath.of("metadata", "annotations", LastAppliedAnnotation.NAME);

  private final SentObject sent;
  private final String manager;
  private final TypeView view;
  private final Stored before;
  private final Stored after;
  private final MapValue result;
  private final FieldSet own;
  private final FieldSet last;
  private final Change change;
  private final Set<ServerPath> taken = new HashSet<>();
  private final WhyApplied why;

  /**
   * The rows of a case.
   *
   * @param last what the manager owned before, and what it got from client-side apply
   * @param taken what was taken from others
   */
  AppliedFields(
      SentObject sent,
      TypeView view,
      WhyApplied why,
      Stored before,
      Stored after,
      FieldSet last,
      List<Claim> taken) {
    this.sent = sent;
    this.manager = why.manager();
    this.view = view;
    this.why = why;
    this.before = before;
    this.after = after;
    this.result = CleanNulls.in(after.object(), view);
    this.own = after.appliedBy(manager);
    this.last = last;
    this.change = Change.between(before.object(), result, view);
    taken.forEach(claim -> this.taken.add(claim.path()));
  }

  MapValue result() {
    return result;
  }

  /** The rows: first what local sets, then what is given up, then what the server does itself. */
  List<AppliedField> list() {
    List<AppliedField> rows = new ArrayList<>();
    own.leaves().forEach(path -> rows.add(ofLocal(path)));
    FieldSet gone = change.removed().topmost();
    gone.stream().sorted().filter(path -> !own.has(path)).map(this::removed).forEach(rows::add);
    last.minus(own)
        .leaves()
        .filter(path -> !gone.covers(path) && value(path, result).isPresent())
        .filter(path -> !path.equals(ANNOTATION))
        .map(this::givenUp)
        .forEach(rows::add);
    sent.leftOut().stream().map(this::ignored).forEach(rows::add);
    if (change.set().has(ANNOTATION) && !own.has(ANNOTATION)) {
      rows.add(row(ANNOTATION, FieldAction.WRITTEN, result, why.written()));
    }
    return List.copyOf(rows);
  }

  private AppliedField ofLocal(ServerPath path) {
    FieldAction action = actionOf(path);
    List<FieldOwner> others = action == FieldAction.TAKEN_OVER ? others(path) : sharing(path);
    return row(path, action, result, why.ofLocal(action, others));
  }

  private FieldAction actionOf(ServerPath path) {
    if (change.removed().has(path)) {
      return FieldAction.REMOVED;
    } else if (taken.contains(path)) {
      return FieldAction.TAKEN_OVER;
    } else if (change.added().covers(path)) {
      return FieldAction.ADDED;
    } else if (change.modified().has(path)) {
      return FieldAction.CHANGED;
    }
    return last.has(path) ? FieldAction.SAME : FieldAction.ADOPTED;
  }

  private AppliedField removed(ServerPath path) {
    return row(path, FieldAction.REMOVED, before.object(), why.removed());
  }

  private AppliedField givenUp(ServerPath path) {
    return row(path, FieldAction.GIVEN_UP, result, why.givenUp(sharing(path)));
  }

  private AppliedField ignored(ServerPath path) {
    return row(path, FieldAction.IGNORED, sent.text(), why.ignored());
  }

  private AppliedField row(ServerPath path, FieldAction action, MapValue named, String sentences) {
    return new AppliedField(
        Names.in(named, path, view),
        path.toString(),
        action,
        value(path, before.object()),
        value(path, result),
        others(path),
        sentences);
  }

  private Optional<Value> value(ServerPath path, MapValue object) {
    return FieldsOf.at(path, object, view);
  }

  /** Who else owned the field, or parts of it, before. */
  private List<FieldOwner> others(ServerPath path) {
    return others(path, before);
  }

  /** Who else owns it afterwards. */
  private List<FieldOwner> sharing(ServerPath path) {
    return others(path, after);
  }

  private List<FieldOwner> others(ServerPath path, Stored object) {
    return object.entries().stream()
        .filter(entry -> !entry.owner().isApplier(manager))
        .filter(entry -> entry.fields().has(path) || entry.fields().hasWithin(path))
        .map(Entry::owner)
        .toList();
  }
}
