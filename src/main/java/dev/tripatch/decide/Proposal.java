package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;

/**
 * A decision that can be made: tried out, all fields together.
 *
 * @param fate what becomes of the fields
 * @param fields the fields that it applies to; none if it applies to none
 * @param changes what to change in the documents; empty for nothing
 * @param refusals the fields that it does not apply to
 */
public record Proposal(
    Fate fate, List<FieldPath> fields, List<Change> changes, List<Refused> refusals) {

  /**
   * A field that a fate does not apply to.
   *
   * @param path the field
   * @param why the reason, in sentences for people
   */
  public record Refused(FieldPath path, String why) {}

  public Proposal {
    fields = List.copyOf(fields);
    changes = List.copyOf(changes);
    refusals = List.copyOf(refusals);
  }

  /** Whether it applies to any field. */
  public boolean isPossible() {
    return !fields.isEmpty();
  }

  /** Why it applies to none; empty if it does. */
  public Optional<String> objection() {
    return isPossible() ? Optional.empty() : refusals.stream().map(Refused::why).findFirst();
  }

  /** The decision, to be remembered. */
  public Decision decision() {
    return new Decision(fate, fields);
  }

  /** What it is called: {@code Take live}, {@code Take live (4 fields)}. */
  public String title() {
    return fields.size() == 1
        ? fate.title(fields.getFirst())
        : fate.title() + " (" + fields.size() + " fields)";
  }
}
