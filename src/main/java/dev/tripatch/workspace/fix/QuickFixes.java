package dev.tripatch.workspace.fix;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.hazard.field.EditDistance;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.Step;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.fix.CaretChain.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what can be done at a caret of a strategic merge patch about what is wrong there. */
public final class QuickFixes {

  private static final int MOST_ITEMS = 6;

  private final SourceDocument document;
  private final List<QuickFix> found = new ArrayList<>();

  private QuickFixes(SourceDocument document) {
    this.document = document;
  }

  /**
   * The fixes at a caret, the innermost value's first; none if the text cannot be read.
   *
   * @param live the object that the patch is meant for
   */
  public static List<QuickFix> at(
      String text, int caret, SchemaAnswer schema, Optional<MapValue> live) {
    SourceDocument read = SourceReader.read("patch", text);
    QuickFixes fixes = new QuickFixes(read);
    List<Link> chain = CaretChain.at(read, caret, schema.type(), live);
    for (int i = chain.size() - 1; i >= 0; i--) {
      fixes.look(chain.get(i), i > 0 ? Optional.of(chain.get(i - 1)) : Optional.empty());
    }
    return fixes.found.stream().distinct().toList();
  }

  private void look(Link link, Optional<Link> holder) {
    holder.ifPresent(map -> nearName(link, map));
    if (link.value() instanceof MapValue map) {
      holder.ifPresent(list -> mergeKey(link, map, list));
      deletion(link, map);
      emptied(link, map);
      retainKeys(link, map);
      orders(link, map);
    } else if (link.value() == NullValue.NULL) {
      nullList(link);
    }
  }

  private void nearName(Link link, Link holder) {
    boolean isField = link.path().last().orElseThrow() instanceof Step.Key;
    if (!isField
        || !(holder.type() instanceof ObjectSchema schema)
        || !(holder.value() instanceof MapValue map)) {
      return;
    }
    String name = ((Step.Key) link.path().last().orElseThrow()).name();
    if (Directives.isDirective(name) || schema.fieldNames().contains(name)) {
      return;
    }
    schema.fieldNames().stream()
        .filter(meant -> !map.has(meant) && EditDistance.isSlip(name, meant))
        .limit(MOST_ITEMS)
        .forEach(
            meant -> set("Change " + name + " to " + meant, holder, renamed(map, name, meant)));
  }

  private static MapValue renamed(MapValue map, String name, String meant) {
    MapValue.Builder all = MapValue.builder();
    map.entries().forEach((key, value) -> all.put(key.equals(name) ? meant : key, value));
    return all.build();
  }

  /** An item of a list that is merged is found by its merge key only. */
  private void mergeKey(Link item, MapValue map, Link list) {
    Optional<String> key = item.mergeKey().filter(it -> item.isItem() && !map.has(it));
    boolean isListDirective = Directives.REPLACE.equals(map.get(Directives.PATCH));
    if (key.isEmpty() || isListDirective) {
      return;
    }
    List<Value> known = liveKeys(list, key.get());
    known.forEach(
        value -> set("Add " + key.get() + ": " + plain(value), item, first(key.get(), value, map)));
    if (known.isEmpty()) {
      set("Add " + key.get(), item, first(key.get(), new StringValue(""), map));
    }
  }

  /** The merge keys that live's list has. */
  private static List<Value> liveKeys(Link list, String key) {
    return list.live().orElse(null) instanceof ListValue items
        ? keysOf(items, key).stream().limit(MOST_ITEMS).toList()
        : List.of();
  }

  private static MapValue first(String key, Value value, MapValue rest) {
    MapValue.Builder all = MapValue.builder().put(key, value);
    rest.entries().forEach(all::put);
    return all.build();
  }

  /** Who sets every field of an item to null most likely means the item. */
  private void deletion(Link item, MapValue map) {
    String key = item.mergeKey().filter(it -> item.isItem()).orElse("");
    boolean isEmptied =
        map.size() > 1
            && map.has(key)
            && map.entries().entrySet().stream()
                .allMatch(it -> it.getKey().equals(key) || it.getValue() == NullValue.NULL);
    if (isEmptied) {
      set("Delete the item instead", item, Directives.deleteItem(key, map.find(key).orElseThrow()));
    }
  }

  /** {@code $patch: delete} in a map that is no item leaves an empty map behind. */
  private void emptied(Link link, MapValue map) {
    if (!link.isItem() && !link.path().isRoot() && Directives.isDeletion(map)) {
      set("Write null, which deletes the field", link, NullValue.NULL);
    }
  }

  private void nullList(Link link) {
    String key = link.mergeKey().orElse("");
    if (link.isItem() || !(link.live().orElse(null) instanceof ListValue list)) {
      return;
    }
    keysOf(list, key).stream()
        .limit(MOST_ITEMS)
        .forEach(
            value ->
                set(
                    "Delete only the item " + key + ": " + plain(value),
                    link,
                    ListValue.of(Directives.deleteItem(key, value))));
  }

  /** Kubernetes refuses a patch that sets a key that does not stay. */
  private void retainKeys(Link link, MapValue map) {
    if (!(map.get(Directives.RETAIN_KEYS) instanceof ListValue kept)) {
      return;
    }
    map.keys().stream()
        .filter(key -> !Directives.isDirective(key))
        .filter(key -> map.get(key) != NullValue.NULL)
        .filter(key -> !kept.items().contains(new StringValue(key)))
        .forEach(
            key ->
                set(
                    "List " + key + " in " + Directives.RETAIN_KEYS,
                    link,
                    with(
                        map,
                        Directives.RETAIN_KEYS,
                        appended(kept, List.of(new StringValue(key))))));
  }

  /** Kubernetes refuses a patch whose order list lacks an item that the patch has. */
  private void orders(Link link, MapValue map) {
    if (!(link.type() instanceof ObjectSchema schema)) {
      return;
    }
    for (String directive : map.keys()) {
      Directives.fieldOf(directive, Directives.SET_ELEMENT_ORDER)
          .flatMap(schema::field)
          .ifPresent(rule -> order(link, map, directive, rule));
    }
  }

  private void order(Link link, MapValue map, String directive, FieldRule rule) {
    if (map.get(directive) instanceof ListValue order
        && map.get(rule.name()) instanceof ListValue items) {
      List<Value> missing = new ArrayList<>(named(items, rule));
      missing.removeAll(named(order, rule));
      if (!missing.isEmpty()) {
        set("Complete " + directive, link, with(map, directive, appended(order, missing)));
      }
    }
  }

  /** The items as an order list names them. */
  private static List<Value> named(ListValue items, FieldRule rule) {
    Optional<String> key = rule.mergeKey();
    boolean isSet = rule.type() instanceof SchemaType.ListOf(SchemaType.Primitive _);
    List<Value> names = new ArrayList<>();
    for (Value item : items.items()) {
      if (item instanceof MapValue map && key.isPresent() && !Directives.isDeletion(map)) {
        map.find(key.get()).ifPresent(value -> names.add(MapValue.of(key.get(), value)));
      } else if (isSet && item instanceof Scalar) {
        names.add(item);
      }
    }
    return names;
  }

  private static List<Value> keysOf(ListValue list, String key) {
    return list.items().stream()
        .filter(MapValue.class::isInstance)
        .flatMap(item -> ((MapValue) item).find(key).stream())
        .toList();
  }

  private static MapValue with(MapValue map, String key, Value value) {
    return map.toBuilder().put(key, value).build();
  }

  private static ListValue appended(ListValue list, List<Value> more) {
    List<Value> all = new ArrayList<>(list.items());
    all.addAll(more);
    return new ListValue(all);
  }

  private static String plain(Value value) {
    return value instanceof StringValue(String text) ? text : value.toString();
  }

  private void set(String title, Link link, Value value) {
    if (TextEdits.set(document, link.path(), value) instanceof Edit.Made made) {
      found.add(new QuickFix(title, made.applyTo(document.text())));
    }
  }
}
