package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.stored.Owned;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A field that live moved away from what was last applied, where local wants something else, and
 * that the patch changes in live without asking.
 *
 * @param field the field: the deepest one that has a single outcome. A list that is replaced is one
 *     field, an item of a keyed list is one
 * @param direction who moved
 * @param owned who owns live's value; nobody where live has none
 * @param together what is decided with it; empty if it is decided alone
 */
public record Conflict(
    FieldOutcome field, Direction direction, Owned owned, Optional<Together.Group> together) {

  /** Which field. */
  public FieldPath path() {
    return field.path();
  }

  /** What was last applied; empty if nothing. */
  public Optional<Value> lastApplied() {
    return Optional.ofNullable(field.values().lastApplied());
  }

  /** What local says, which may be null; empty if nothing. */
  public Optional<Value> local() {
    return Optional.ofNullable(field.values().local());
  }

  /** What live has; empty if nothing. */
  public Optional<Value> live() {
    return Optional.ofNullable(field.values().live());
  }

  /** What the patch leaves in live; empty if nothing. */
  public Optional<Value> result() {
    return Optional.ofNullable(field.values().result());
  }

  /** The names of those who own live's value. */
  public List<String> managers() {
    return owned.owners().stream().map(Owner::manager).distinct().toList();
  }

  /** What apply does to it. */
  public ConflictEffect effect() {
    return ConflictEffect.of(field);
  }

  /** What happened and what kubectl apply makes of it, in plain English. */
  public String sentence() {
    return said().stream().map(Said::toString).collect(Collectors.joining(" "));
  }

  /** The same before it is written. */
  public List<Said> said() {
    return ConflictSentences.about(this);
  }
}
