package dev.tripatch.workspace.rules;

import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What one tool makes of a field under one rule.
 *
 * @param tool the tool, for people
 * @param use what it does by the rule, in a phrase
 * @param value the field's value afterwards; empty if it is gone, or the tool refuses
 * @param refusal why the tool refuses, in its own words
 * @param items the parts of the value, and those that are gone
 */
public record TrialCell(
    String tool,
    String use,
    Optional<Value> value,
    Optional<String> refusal,
    List<TrialItem> items) {

  public TrialCell {
    items = List.copyOf(items);
  }

  /** Whether the tool refuses, whatever it is told. */
  public boolean isRefused() {
    return refusal.isPresent() && value.isEmpty() && items.isEmpty();
  }

  /** {@code = 80/TCP, + 80/UDP}. */
  public String text() {
    return items.isEmpty()
        ? TrialWording.NO_VALUE.text()
        : items.stream().map(TrialItem::text).collect(Collectors.joining(", "));
  }
}
