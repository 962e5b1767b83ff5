package dev.tripatch.edit.fix;

import dev.tripatch.document.Node.MapNode;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be done about a directive that is misspelt, misplaced, or not read here at all. */
record DirectiveFixes(FoundFixes fixes, NameFixes names, Writing writing) {
  void look(Link link, Link holder) {
    if (link.name().isEmpty() || !(holder.node() instanceof MapNode map)) {
      return;
    }
    String name = link.name().get();
    if (name.startsWith("$") && writing != Writing.STRATEGIC) {
      if (holder.type().hasFields() && holder.type().field(name).isEmpty()
          || Directives.isDirective(name)) {
        foreign(link, holder, name, map.value());
      }
    } else if (name.equals(Directives.PATCH)) {
      word(link);
    } else if (holder.type() instanceof ObjectSchema schema) {
      if (name.startsWith("$")) {
        spelling(link, map, name, schema);
        misplaced(link, holder, name, schema);
      } else if (Directives.isDirective("$" + name) && schema.field(name).isEmpty()) {
        withoutDollar(link, map, name);
      }
    }
  }

  /** A JSON merge patch and an object have no directives. */
  private void foreign(Link link, Link holder, String name, MapValue map) {
    boolean isField = !holder.isItem() && !holder.path().isRoot();
    if (writing == Writing.MERGE && Directives.isDeletion(map) && isField) {
      fixes.set(FixWording.WRITE_NULL.text(), holder.path(), NullValue.NULL);
    }
    fixes.remove(FixWording.NO_DIRECTIVE_HERE.text("name", name), link.path());
  }

  private void word(Link link) {
    boolean isKnown =
        link.value().equals(Directives.DELETE) || link.value().equals(Directives.REPLACE);
    if (!isKnown) {
      fixes.set(FixWording.WRITE.text("value", "$patch: delete"), link.path(), Directives.DELETE);
      fixes.set(FixWording.WRITE.text("value", "$patch: replace"), link.path(), Directives.REPLACE);
      fixes.remove(FixWording.TAKE_OUT.text("name", Directives.PATCH), link.path());
    }
  }

  private void withoutDollar(Link link, MapNode map, String name) {
    if (writing == Writing.STRATEGIC) {
      names.rename(link, map, "$" + name);
    }
    fixes.remove(FixWording.TAKE_OUT.text("name", name), link.path());
  }

  /** A directive that Kubernetes does not know, or one of a list that is not there. */
  private void spelling(Link link, MapNode map, String name, ObjectSchema schema) {
    List<String> meant = meant(schema);
    if (!name.equals(Directives.PATCH) && !meant.contains(name)) {
      meant.stream()
          .filter(each -> !map.value().has(each) && EditDistance.isSlip(name, each))
          .forEach(each -> names.rename(link, map, each));
      fixes.remove(FixWording.NO_DIRECTIVE.text("name", name), link.path());
    }
  }

  /** The directives that a map of this type can have. */
  private static List<String> meant(ObjectSchema schema) {
    List<String> all = new ArrayList<>(List.of(Directives.PATCH, Directives.RETAIN_KEYS));
    for (String field : schema.fieldNames()) {
      if (schema.field(field).filter(rule -> isList(rule)).isPresent()) {
        all.add(Directives.orderKey(field));
        all.add(Directives.deletionKey(field));
      }
    }
    return all;
  }

  private static boolean isList(FieldRule rule) {
    return rule.type() instanceof SchemaType.ListOf;
  }

  /** Lists of objects name their items by merge key, in orders and in deletions. */
  private void misplaced(Link link, Link holder, String name, ObjectSchema schema) {
    Optional<FieldRule> rule = Directives.listOf(name).flatMap(schema::field);
    Optional<String> key = rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
    if (key.isEmpty() || !(link.value() instanceof ListValue values)) {
      return;
    }
    if (name.startsWith(Directives.SET_ELEMENT_ORDER)) {
      List<Value> items =
          values.items().stream()
              .map(item -> item instanceof Scalar ? MapValue.of(key.get(), item) : item)
              .toList();
      fixes.set(FixWording.NAME_BY_KEY.text("key", key.get()), link.path(), new ListValue(items));
    } else {
      deletion(link, holder, rule.orElseThrow().name(), key.get(), values);
    }
  }

  private void deletion(Link link, Link holder, String list, String key, ListValue values) {
    MapValue map = (MapValue) holder.value();
    FieldPath field = holder.path().key(list);
    List<Value> items =
        map.get(list) instanceof ListValue there
            ? new ArrayList<>(there.items())
            : new ArrayList<>();
    values.items().stream()
        .filter(Scalar.class::isInstance)
        .forEach(value -> items.add(Directives.deleteItem(key, value)));
    fixes.exchange(
        FixWording.DELETE_BY_KEY.text("list", list, "key", key),
        link.path(),
        field,
        new ListValue(items));
  }
}
