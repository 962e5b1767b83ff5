package dev.tripatch.engine.stored;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.Counted;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.catalog.DefaultsTable;
import dev.tripatch.schema.catalog.DefaultsTable.Row;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the API server writes into a field that an object lacks, by type and field, from {@link
 * DefaultsTable}.
 */
public final class ServerDefaults {
  private static final Map<String, Map<String, String>> BY_TYPE = byType();

  private static final Set<String> KINDS = Set.copyOf(DefaultsTable.kinds());

  /** Fields that a server drops where their feature is off. */
  private static final Set<String> OF_FEATURES =
      Set.of("RollingUpdateStatefulSetStrategy.maxUnavailable");

  private ServerDefaults() {}

  /**
   * The defaults of a type's fields as they are in the table, in the order in which they are filled
   * in; none for other types.
   */
  public static Map<String, String> of(String type) {
    return BY_TYPE.getOrDefault(type, Map.of());
  }

  /** Whether all defaults of a kind are in the table. */
  static boolean knowsAllOf(String kind) {
    return KINDS.contains(kind);
  }

  /** The whole table. */
  public static Map<String, Map<String, String>> all() {
    return BY_TYPE;
  }

  /**
   * Whether what only live has at a field is what the server writes there by itself.
   *
   * @param live the whole object
   */
  public static boolean explain(FieldOutcome field, MapValue live) {
    Value value = field.values().live();
    Optional<FieldRule> rule = field.rule();
    if (value == null || rule.isEmpty() || field.path().isRoot()) {
      return false;
    }
    String word = of(rule.get().owner()).get(rule.get().name());
    return word != null
        && field
            .path()
            .parent()
            .flatMap(holder -> Counted.valueAt(live, holder))
            .filter(MapValue.class::isInstance)
            .flatMap(holder -> value(word, (MapValue) holder))
            .filter(usual -> isFilledIn(value, usual))
            .isPresent();
  }

  /** Whether only the server or a controller put what only live has at a field. */
  public static boolean give(FieldOutcome field, Optional<MapValue> live) {
    return choose(field) || live.filter(object -> explain(field, object)).isPresent();
  }

  /** Whether the server or a controller chooses what only live has at a field. */
  public static boolean choose(FieldOutcome field) {
    return field.rule().filter(ServerDefaults::choose).isPresent();
  }

  /** The same of any object's field. */
  static boolean choose(FieldRule rule) {
    return DefaultWord.isChosen(of(rule.owner()).getOrDefault(rule.name(), ""));
  }

  /** Whether it depends on a feature of the server that it keeps a field. */
  public static boolean mayBeOff(FieldRule rule) {
    return OF_FEATURES.contains(rule.owner() + "." + rule.name());
  }

  /** Whether a default only adds to what live has: live may come from a file, not from a server. */
  public static boolean isFilledIn(Value before, Value after) {
    return before instanceof MapValue old && after instanceof MapValue now
        ? old.keys().stream()
            .allMatch(
                key ->
                    now.has(key)
                        && isFilledIn(old.find(key).orElseThrow(), now.find(key).orElseThrow()))
        : before.equals(after);
  }

  /** The default; empty where it depends on what cannot be seen here. */
  public static Optional<Value> value(String word, MapValue holder) {
    return DefaultWord.value(word, holder);
  }

  private static Map<String, Map<String, String>> byType() {
    Map<String, Map<String, String>> byType = new HashMap<>();
    for (Row row : DefaultsTable.read()) {
      byType.computeIfAbsent(row.type(), _ -> new LinkedHashMap<>()).put(row.field(), row.word());
    }
    return Map.copyOf(byType);
  }
}
