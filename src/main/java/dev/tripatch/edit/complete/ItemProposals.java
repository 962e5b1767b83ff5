package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.ListItems.Item;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The items that may be written into a list, by merge key or value. In a JSON merge patch an item
 * is written whole, as live has it: the list takes the place of live's.
 */
record ItemProposals(Writing writing, CaretPlace place, CaretSpot list, TypedText typed) {

  private static final String DASH = "- ";

  /** Whole items with their dash, for the place where the list begins. */
  List<Suggestion> withDash() {
    List<Suggestion> all = new ArrayList<>();
    items().forEach(item -> add(DASH, item, all));
    all(DASH).ifPresent(all::add);
    String fresh = list.mergeKey().map(key -> DASH + key + ": ").orElse(DASH);
    if (list.role() != CaretSpot.Role.RETAINED) {
      all.add(suggestion(fresh.strip(), CompletionWording.ANOTHER_ITEM, fresh));
    }
    return all;
  }

  /** The same items for the place after a dash. */
  List<Suggestion> members() {
    List<Suggestion> all = new ArrayList<>();
    items().forEach(item -> add("", item, all));
    all("").ifPresent(all::add);
    return all;
  }

  private List<Item> items() {
    return ListItems.at(place, list, typed).all();
  }

  /** All that live has in one, where a list has to be complete. */
  private Optional<Suggestion> all(String dash) {
    boolean isComplete =
        list.role() == CaretSpot.Role.ORDER
            || (writing == Writing.MERGE && list.role() == CaretSpot.Role.DATA);
    List<Item> ofLive = items().stream().filter(item -> item.whole().isPresent()).toList();
    boolean isAll = ofLive.size() == list.liveItems().size() && ofLive.size() > 1;
    if (!isComplete || !isAll) {
      return Optional.empty();
    }
    String between = "\n" + " ".repeat(dashColumn()) + DASH;
    String items = String.join(between, ofLive.stream().map(this::text).toList());
    CompletionWording label =
        list.role() == CaretSpot.Role.ORDER
            ? CompletionWording.ALL_IN_ORDER
            : CompletionWording.ALL_OF_LIVE;
    return Optional.of(suggestion(label.text(), CompletionWording.ALL_ITEMS, dash + items));
  }

  private int dashColumn() {
    int column = place.layout().column();
    return place.shape() == CaretPlace.Shape.ITEM ? Math.max(0, column - DASH.length()) : column;
  }

  private void add(String dash, Item item, List<Suggestion> all) {
    String label = dash + named(item);
    if (Written.fitsLine(label)) {
      all.add(suggestion(label, item.words(), dash + text(item)));
    }
  }

  private String named(Item item) {
    return list.mergeKey()
            .filter(key -> list.role() != CaretSpot.Role.RETAINED)
            .map(key -> key + ": ")
            .orElse("")
        + Written.yaml(item.name());
  }

  /** The item after its dash, indented as the list is. */
  private String text(Item item) {
    boolean isWhole = writing == Writing.MERGE && list.mergeKey().isPresent();
    Optional<Value> whole = item.whole().filter(found -> isWhole);
    String indent = "\n" + " ".repeat(dashColumn() + DASH.length());
    return whole.map(found -> Written.yaml(found).replace("\n", indent)).orElse(named(item));
  }

  private Suggestion suggestion(String label, CompletionWording detail, String text) {
    return new Suggestion(label, Kind.ITEM, detail.text(), text, place.replaces());
  }
}
