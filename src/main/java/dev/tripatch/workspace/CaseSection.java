package dev.tripatch.workspace;

import dev.tripatch.path.FieldPath;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A map of a case file being read: it knows what was asked for, and so what is left. */
final class CaseSection {

  private static final String REMEDY = "Mend the file, or save the case anew.";

  private final FieldPath path;
  private final MapValue map;
  private final Set<String> asked = new HashSet<>();

  CaseSection(FieldPath path, MapValue map) {
    this.path = path;
    this.map = map;
  }

  private Optional<Value> find(String key) {
    asked.add(key);
    return map.find(key);
  }

  Optional<String> text(String key) throws CaseFault {
    Optional<Value> value = find(key);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (value.get() instanceof StringValue(String text)) {
      return Optional.of(text);
    }
    throw wrong(key, "a text");
  }

  String requiredText(String key) throws CaseFault {
    Optional<String> text = text(key);
    if (text.isEmpty()) {
      throw new CaseFault(path, "The field " + path.key(key) + " is missing.", REMEDY);
    }
    return text.get();
  }

  boolean truth(String key, boolean otherwise) throws CaseFault {
    Optional<Value> value = find(key);
    if (value.isEmpty()) {
      return otherwise;
    }
    if (value.get() instanceof BoolValue(boolean truth)) {
      return truth;
    }
    throw wrong(key, "true or false");
  }

  /** A number from 0; 0 if there is none. */
  int count(String key) throws CaseFault {
    Optional<Value> value = find(key);
    if (value.isEmpty()) {
      return 0;
    }
    if (value.get() instanceof IntegerValue(long number)
        && number >= 0
        && number <= Integer.MAX_VALUE) {
      return (int) number;
    }
    throw wrong(key, "a whole number from 0");
  }

  /** One of some words. */
  <T> Optional<T> word(String key, Map<T, String> words) throws CaseFault {
    Optional<String> word = text(key);
    if (word.isEmpty()) {
      return Optional.empty();
    }
    for (Map.Entry<T, String> each : words.entrySet()) {
      if (each.getValue().equals(word.get())) {
        return Optional.of(each.getKey());
      }
    }
    throw wrong(key, words.values().stream().sorted().collect(Collectors.joining(" or ")));
  }

  Optional<CaseSection> section(String key) throws CaseFault {
    Optional<Value> value = find(key);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (value.get() instanceof MapValue section) {
      return Optional.of(new CaseSection(path.key(key), section));
    }
    throw wrong(key, "a map");
  }

  /** A section; an empty one if it is not there. */
  CaseSection sectionOrNone(String key) throws CaseFault {
    return section(key).orElseGet(() -> new CaseSection(path.key(key), MapValue.EMPTY));
  }

  /** The fields that nobody asked for. */
  MapValue further() {
    MapValue.Builder further = map.toBuilder();
    asked.forEach(further::remove);
    return further.build();
  }

  private CaseFault wrong(String key, String expected) {
    return new CaseFault(
        path.key(key), "The field " + path.key(key) + " must be " + expected + ".", REMEDY);
  }
}
