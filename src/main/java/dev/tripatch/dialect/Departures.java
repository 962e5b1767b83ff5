package dev.tripatch.dialect;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.patch.kustomize.KustomizeNote;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds where a dialect reads a patch in another way than Kubernetes does. */
final class Departures {

  private final Dialect dialect;
  private final List<Departure> found = new ArrayList<>();

  private Departures(Dialect dialect) {
    this.dialect = dialect;
  }

  /** All such places of a patch for this object. */
  static List<Departure> of(Dialect dialect, MapValue live, MapValue patch, SchemaAnswer schema) {
    Departures departures = new Departures(dialect);
    departures.map(live, patch, schema.type(), FieldPath.root());
    if (dialect == Dialect.KUSTOMIZE) {
      KustomizeMerger.notes(live, patch, schema)
          .forEach(note -> departures.add(note.path(), cause(note.rule())));
    }
    Set<Departure> all = new HashSet<>(departures.found);
    return departures.found.stream().filter(each -> !isOverwritten(each, all)).toList();
  }

  /** Of a list that is written whole, nothing stays that a directive could have taken out. */
  private static boolean isOverwritten(Departure departure, Set<Departure> all) {
    return departure.cause() == Cause.NOT_DELETED
        && Stream.of(Cause.LIST_REPLACED, Cause.LIST_NOT_IN_SCHEMA)
            .anyMatch(cause -> all.contains(new Departure(departure.path(), cause)));
  }

  private static Cause cause(KustomizeNote.Rule rule) {
    return switch (rule) {
      case ROOT_NOT_REPLACED -> Cause.ROOT_NOT_REPLACED;
      case ITEM_NOT_REPLACED -> Cause.ITEM_NOT_REPLACED;
      case ITEM_WITHOUT_KEY -> Cause.ITEM_WITHOUT_KEY;
      case BASE_WITHOUT_KEY -> Cause.OBJECT_ITEM_WITHOUT_KEY;
      case KEYS_IN_PART, ITEM_NOT_FOUND -> Cause.KEYS_IN_PART;
      case TWO_KEYS -> Cause.OTHER_KEYS;
      case KEY_TWICE -> Cause.KEY_TWICE;
      case LIST_REPLACED -> Cause.LIST_NOT_IN_SCHEMA;
      case MAP_ADDED -> Cause.MAP_ADDED;
      case LIST_ADDED -> Cause.LIST_ADDED;
      case LIST_MERGED -> Cause.LIST_MERGED;
      case PATCH_FIRST -> Cause.PATCHED_FIRST;
    };
  }

  private void map(@Nullable Value live, MapValue patch, SchemaType type, FieldPath path) {
    patch
        .entries()
        .forEach(
            (key, value) -> {
              if (Directives.isDirective(key)) {
                directive(key, value, live, path);
              } else {
                field(live instanceof MapValue map ? map.get(key) : null, key, value, type, path);
              }
            });
  }

  private void directive(String key, Value value, @Nullable Value live, FieldPath path) {
    if (key.equals(Directives.PATCH)) {
      marker(value, path);
    } else if (!dialect.knows(key)) {
      if (key.equals(Directives.RETAIN_KEYS)) {
        retainKeys(value, live, path);
      }
      Directives.fieldOf(key, Directives.SET_ELEMENT_ORDER)
          .ifPresent(list -> add(path.key(list), Cause.ORDER_NOT_SET));
      Directives.fieldOf(key, Directives.DELETE_FROM_PRIMITIVE_LIST)
          .ifPresent(list -> add(path.key(list), Cause.NOT_DELETED));
    }
  }

  private void marker(Value value, FieldPath path) {
    boolean isItem = path.last().orElse(null) instanceof PathStep.KeyedItem;
    if (!dialect.knows(Directives.PATCH)) {
      add(path, Cause.DIRECTIVE_WITHOUT_EFFECT);
    } else if (dialect == Dialect.KUSTOMIZE && value.equals(Directives.DELETE) && !isItem) {
      add(path, Cause.MAP_REMOVED);
    }
  }

  private void retainKeys(Value retained, @Nullable Value live, FieldPath path) {
    if (retained instanceof ListValue keys && live instanceof MapValue map) {
      map.keys().stream()
          .filter(key -> !keys.items().contains(new StringValue(key)))
          .forEach(key -> add(path.key(key), Cause.NOT_CLEARED));
    }
  }

  private void field(
      @Nullable Value live, String key, Value patch, SchemaType type, FieldPath parent) {
    Optional<FieldRule> rule = type.field(key);
    SchemaType fieldType = rule.map(FieldRule::type).orElse(type);
    FieldPath path = parent.key(key);
    if (patch instanceof MapValue map) {
      if (rule.isPresent() && rule.get().replaces() && mergesAllMaps()) {
        add(path, Cause.MAP_MERGED);
      }
      map(live, map, rule.isPresent() ? fieldType : SchemaType.Primitive.UNDECLARED, path);
    } else if (patch instanceof ListValue list && rule.isPresent() && rule.get().merges()) {
      list(path);
      items(live, list, rule.get(), path);
    }
  }

  private boolean mergesAllMaps() {
    return dialect == Dialect.CUSTOM_RESOURCE || dialect == Dialect.KUSTOMIZE;
  }

  private void list(FieldPath path) {
    switch (dialect) {
      case KUBERNETES, BEFORE_RETAIN_KEYS -> {}
      case CUSTOM_RESOURCE -> add(path, Cause.LIST_REPLACED);
      case BEFORE_ELEMENT_ORDER -> add(path, Cause.APPENDED);
      case KUSTOMIZE -> {}
    }
  }

  private void items(@Nullable Value live, ListValue patch, FieldRule rule, FieldPath path) {
    String mergeKey = rule.mergeKey().orElse("");
    Map<Scalar, MapValue> old = live instanceof ListValue items ? items.byKey(mergeKey) : Map.of();
    SchemaType type = rule.type() instanceof SchemaType.ListOf list ? list.items() : rule.type();
    for (Value item : patch.items()) {
      if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
        map(old.get(key), map, type, path.item(mergeKey, key));
      }
    }
  }

  private void add(FieldPath path, Cause cause) {
    found.add(new Departure(path, cause));
  }
}
