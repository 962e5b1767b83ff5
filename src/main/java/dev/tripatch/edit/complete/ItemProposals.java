package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/** The items that live has in a list, by merge key or value. */
record ItemProposals(CaretPlace place, CaretSpot list) {
  /** Whole items with their dash, for the place where the list begins. */
  List<Suggestion> withDash() {
    List<Suggestion> all = new ArrayList<>();
    for (Value item : list.liveItems()) {
      if (item instanceof Scalar scalar) {
        add("- " + Written.yaml(scalar), CompletionWording.LIVE_HAS_ITEM, all);
      } else if (list.mergeKey().isPresent() && item instanceof MapValue map) {
        String key = list.mergeKey().get();
        map.find(key)
            .filter(Scalar.class::isInstance)
            .ifPresent(
                it ->
                    add(
                        "- " + key + ": " + Written.yaml(it),
                        CompletionWording.LIVE_HAS_ITEM,
                        all));
      }
    }
    list.items().stream()
        .flatMap(type -> CaretSpot.values(type).stream())
        .forEach(each -> add("- " + Written.yaml(each), CompletionWording.ALLOWED, all));
    String fresh = list.mergeKey().map(key -> "- " + key + ": ").orElse("- ");
    add(fresh, CompletionWording.ANOTHER_ITEM, all);
    return all;
  }

  /** The scalars that live has, and those that it may have, for the place after a dash. */
  List<Suggestion> members() {
    List<Suggestion> all = new ArrayList<>();
    for (Value item : list.liveItems()) {
      if (item instanceof Scalar scalar) {
        add(Written.yaml(scalar), CompletionWording.LIVE_HAS_ITEM, all);
      }
    }
    list.items().stream()
        .flatMap(type -> CaretSpot.values(type).stream())
        .forEach(each -> add(Written.yaml(each), CompletionWording.ALLOWED, all));
    return all;
  }

  private void add(String text, CompletionWording detail, List<Suggestion> all) {
    if (Written.fitsLine(text)) {
      all.add(new Suggestion(text.strip(), Kind.ITEM, detail.text(), text, place.replaces()));
    }
  }
}
