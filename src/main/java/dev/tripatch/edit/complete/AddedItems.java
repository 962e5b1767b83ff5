package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.PointerTarget.NamedItem;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.edit.complete.place.CaretPlace;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;

/** Operations of a JSON Patch that add an item to be filled in to a list that live has. */
final class AddedItems {

  private static final int MOST = 40;
  private static final String AT_END = "-";

  private final Facts facts;
  private final CaretPlace place;
  private final List<Suggestion> all = new ArrayList<>();

  AddedItems(Facts facts, CaretPlace place) {
    this.facts = facts;
    this.place = place;
  }

  List<Suggestion> all() {
    visit(PointerTarget.root(facts));
    return all;
  }

  private void visit(PointerTarget at) {
    for (String key : at.spot().liveMap().keys()) {
      PointerTarget below = at.key(key);
      Value value = at.spot().liveMap().find(key).orElseThrow();
      if (value instanceof MapValue) {
        visit(below);
      } else if (value instanceof ListValue list
          && below.spot().items().orElse(null) instanceof ObjectSchema item) {
        templates(key, below, item);
        for (int i = 0; i < list.size() && all.size() < MOST; i++) {
          visit(below.item(i));
        }
      }
    }
  }

  private void templates(String list, PointerTarget at, ObjectSchema type) {
    for (ItemTemplate template : ItemTemplate.of(list, type)) {
      if (template != ItemTemplate.MOUNTED_VOLUME) {
        MapValue operation =
            MapValue.builder()
                .put("op", new StringValue("add"))
                .put("path", new StringValue(at.pointer().then(AT_END).toString()))
                .put("value", template.item(type, at.spot().rule().flatMap(FieldRule::mergeKey)))
                .build();
        String text = Written.yaml(operation).replace("\n", "\n  ");
        String indent = "\n" + " ".repeat(place.layout().column());
        all.add(
            new Suggestion(
                    label(template, at),
                    Kind.TEMPLATE,
                    at.pointer().then(AT_END).toString(),
                    "- " + text.replace("\n", indent),
                    place.replaces())
                .filledIn(text));
      }
    }
  }

  private static String label(ItemTemplate template, PointerTarget at) {
    return at.items().isEmpty()
        ? template.label()
        : CompletionWording.TEMPLATE_IN.text(
            "template", template.label(), "item", name(at.items().getLast()));
  }

  private static String name(NamedItem item) {
    return Written.plain(item.name());
  }
}
