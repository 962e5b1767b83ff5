package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The directives that have their place in a map of a strategic merge patch. */
final class DirectiveProposals {

  private final CaretPlace place;
  private final CaretSpot map;
  private final TypedText typed;
  private final List<Suggestion> all = new ArrayList<>();

  DirectiveProposals(CaretPlace place, CaretSpot map, TypedText typed) {
    this.place = place;
    this.typed = typed;
    this.map = map;
  }

  List<Suggestion> all() {
    if (isItem()) {
      item();
    } else if (!place.way().isEmpty()) {
      word(Directives.REPLACE.text(), CompletionWording.PATCH_REPLACE_MAP.text());
      word(Directives.DELETE.text(), CompletionWording.PATCH_DELETE_MAP.text());
    }
    if (map.struct().isPresent() && !place.way().isEmpty()) {
      list(Directives.RETAIN_KEYS, CompletionWording.RETAIN_KEYS.text(), setByPatch());
    }
    map.struct()
        .ifPresent(
            schema ->
                schema.fieldNames().stream()
                    .flatMap(name -> schema.field(name).stream())
                    .filter(FieldRule::merges)
                    .forEach(this::lists));
    return all;
  }

  private boolean isItem() {
    return !place.way().isEmpty() && place.way().getLast() instanceof Level.Element;
  }

  private void item() {
    map.mergeKey()
        .ifPresent(
            key ->
                word(
                    Directives.DELETE.text(),
                    CompletionWording.PATCH_DELETE_ITEM.text("key", key)));
    word(Directives.REPLACE.text(), CompletionWording.PATCH_REPLACE_LIST.text());
  }

  private void lists(FieldRule rule) {
    if (!(rule.type() instanceof SchemaType.ListOf(SchemaType items))) {
      return;
    }
    list(
        Directives.orderKey(rule.name()),
        CompletionWording.SET_ELEMENT_ORDER.text("list", rule.name()),
        order(rule));
    if (items instanceof SchemaType.Primitive) {
      list(
          Directives.deletionKey(rule.name()),
          CompletionWording.DELETE_FROM_PRIMITIVE_LIST.text("list", rule.name()),
          List.of());
    }
  }

  /** Whatever is not listed is cleared, and the patch must list what it sets. */
  private List<String> setByPatch() {
    return place.present().stream()
        .filter(key -> !Directives.isDirective(key))
        .map(key -> Written.yaml(new StringValue(key)))
        .toList();
  }

  /** Live's order with what the patch adds, ready to be changed. */
  private List<String> order(FieldRule rule) {
    List<Level> way = new ArrayList<>(place.way());
    way.add(new Level.Field(Directives.orderKey(rule.name())));
    CaretSpot list = map.below(way.getLast());
    String key = list.mergeKey().map(it -> it + ": ").orElse("");
    return new ListItems(list, way, Optional.empty(), typed)
        .all().stream()
            .filter(item -> item.words() != CompletionWording.ALLOWED)
            .map(item -> key + Written.yaml(item.name()))
            .toList();
  }

  private void word(String word, String detail) {
    if (!place.present().contains(Directives.PATCH)) {
      String label = Directives.PATCH + ": " + word;
      add(label, detail, place.layout().isKeyDone() ? Directives.PATCH : label);
    }
  }

  private void list(String key, String detail, List<String> items) {
    if (!place.present().contains(key)) {
      StringBuilder text =
          new StringBuilder(place.layout().list(key, items.isEmpty() ? "" : items.getFirst()));
      if (!place.layout().isKeyDone()) {
        items.stream().skip(1).forEach(item -> text.append(place.layout().item(item)));
      }
      add(key, detail, text.toString());
    }
  }

  private void add(String label, String detail, String insert) {
    all.add(new Suggestion(label, Kind.DIRECTIVE, detail, insert, place.replaces()));
  }
}
