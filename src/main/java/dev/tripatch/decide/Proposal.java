package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A decision that can be made: tried out, all fields together.
 *
 * @param fate what becomes of the fields
 * @param parts what it applies to; none if it applies to nothing
 * @param refusals the fields that it does not apply to
 */
public record Proposal(Fate fate, List<Option.Fitting> parts, List<Refused> refusals) {

  /**
   * A field that a fate does not apply to.
   *
   * @param path the field
   * @param why the reason, in sentences for people
   */
  public record Refused(FieldPath path, String why) {}

  public Proposal {
    parts = List.copyOf(parts);
    refusals = List.copyOf(refusals);
  }

  /** The fields that it applies to. */
  public List<FieldPath> fields() {
    return parts.stream().flatMap(part -> part.fields().stream()).distinct().toList();
  }

  /** What to change in the documents; empty for nothing. */
  public List<Change> changes() {
    return parts.stream().flatMap(part -> part.changes().stream()).toList();
  }

  /** Why more is decided than was chosen. */
  public List<String> remarks() {
    return parts.stream().flatMap(part -> part.remark().stream()).distinct().toList();
  }

  /** The same with more to do afterwards. */
  Proposal and(List<Option.Fitting> more) {
    return new Proposal(fate, Stream.concat(parts.stream(), more.stream()).toList(), refusals);
  }

  /** Whether it does not apply to a field. */
  boolean refuses(FieldPath path) {
    return refusals.stream().anyMatch(each -> each.path().equals(path));
  }

  /** Whether it applies to any field. */
  public boolean isPossible() {
    return !parts.isEmpty();
  }

  /** Why it applies to none; empty if it does. */
  public Optional<String> objection() {
    return isPossible() ? Optional.empty() : refusals.stream().map(Refused::why).findFirst();
  }

  /** The decision, to be remembered. */
  public Decision decision() {
    return new Decision(fate, fields());
  }

  /** What it is called: {@code Take live}, {@code Take live (4 fields)}. */
  public String title() {
    return fields().size() == 1
        ? fate.title(fields().getFirst())
        : fate.title() + " (" + fields().size() + " fields)";
  }
}
