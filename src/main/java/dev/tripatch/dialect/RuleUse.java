package dev.tripatch.dialect;

/**
 * What one tool makes of a field's rule.
 *
 * @param tool the tool, for people
 * @param use what it does with the field, in a phrase: {@code merges items by name}
 */
public record RuleUse(String tool, String use) {}
