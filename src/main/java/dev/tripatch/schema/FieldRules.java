package dev.tripatch.schema;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.TreeMap;

/**
 * The rules of one object's fields, found by key as Kubernetes finds the field of a Go struct for a
 * JSON key: the exact name wins; else the first field whose name differs only in case. Go also
 * takes the long s (U+017F) for an s and the Kelvin sign (U+212A) for a k, and so does this.
 * Declared names are plain ASCII in every built-in kind; other letters compare as they are.
 */
public final class FieldRules {

  private static final char LONG_S = '\u017f';
  private static final char KELVIN = '\u212a';

  private final TreeMap<String, FieldRule> byName = new TreeMap<>();
  private final Map<String, FieldRule> byFoldedName = new HashMap<>();

  /**
   * The given rules.
   *
   * @throws IllegalArgumentException if two have the same name
   */
  public FieldRules(Collection<FieldRule> rules) {
    for (FieldRule rule : rules) {
      if (byName.put(rule.name(), rule) != null) {
        throw new IllegalArgumentException("two rules for the field " + rule.name());
      }
      byFoldedName.putIfAbsent(folded(rule.name()), rule);
    }
  }

  /** The rule for a key: of the field of that name, or of any key; empty if there is neither. */
  public Optional<FieldRule> find(String key) {
    FieldRule exact = byName.get(key);
    FieldRule found = exact != null ? exact : byFoldedName.get(folded(key));
    return Optional.ofNullable(found != null ? found : byName.get(SchemaType.MapOf.ANY_KEY));
  }

  /** The names of the fields, sorted. */
  public SequencedCollection<String> names() {
    return Collections.unmodifiableNavigableSet(byName.navigableKeySet());
  }

  private static String folded(String name) {
    char[] letters = name.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = folded(letters[i]);
    }
    return new String(letters);
  }

  private static char folded(char letter) {
    return switch (letter) {
      case LONG_S -> 's';
      case KELVIN -> 'k';
      default -> 'A' <= letter && letter <= 'Z' ? (char) (letter + ('a' - 'A')) : letter;
    };
  }
}
