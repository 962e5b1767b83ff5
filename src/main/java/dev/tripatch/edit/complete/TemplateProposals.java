package dev.tripatch.edit.complete;

import dev.tripatch.document.Node;
import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Items to be filled in, for lists whose items have the fields. */
record TemplateProposals(Writing writing, CaretPlace place, CaretSpot list, TypedText typed) {

  private static final String DASH = "- ";
  private static final String VOLUMES = "volumes";

  List<Suggestion> withDash() {
    return all(DASH);
  }

  List<Suggestion> members() {
    return all("");
  }

  /** What comes after the first key of an item, if that is its key, and nothing else is there. */
  List<Suggestion> afterKey(Level key) {
    // Between brackets the item has its end already; there whole items are proposed.
    boolean isInBlock = place.layout().column() > 0;
    return writing == Writing.MERGE || !isInBlock
        ? List.of()
        : members().stream().flatMap(each -> without(key, each).stream()).toList();
  }

  private static Optional<Suggestion> without(Level key, Suggestion template) {
    String begin = key instanceof Level.Field(String name) ? name + ": " : "";
    return Optional.of(template)
        .filter(each -> !begin.isEmpty() && each.insert().startsWith(begin))
        .map(each -> each.written(each.insert().substring(begin.length())));
  }

  private List<Suggestion> all(String dash) {
    List<Suggestion> all = new ArrayList<>();
    if (list.role() == CaretSpot.Role.DATA
        && list.items().orElse(null) instanceof ObjectSchema type) {
      ItemTemplate.of(name(), type)
          .forEach(template -> suggestion(template, type, dash).ifPresent(all::add));
    }
    return all;
  }

  private List<Level> wayToList() {
    List<Level> way = place.way();
    return way.getLast() instanceof Level.Element ? way.subList(0, way.size() - 1) : way;
  }

  private String name() {
    return wayToList().getLast() instanceof Level.Field(String name) ? name : "";
  }

  private Optional<Suggestion> suggestion(ItemTemplate template, ObjectSchema type, String dash) {
    boolean needsVolume = template == ItemTemplate.MOUNTED_VOLUME;
    Optional<List<Addition>> also = needsVolume ? volume() : Optional.of(List.of());
    MapValue item = template.item(type, list.rule().flatMap(rule -> rule.mergeKey()));
    MapValue whole =
        needsVolume ? item.toBuilder().put("name", new StringValue("NAME")).build() : item;
    String detail =
        (wholeOfLive().isEmpty()
                ? CompletionWording.TEMPLATE
                : CompletionWording.TEMPLATE_WITH_LIVE)
            .text();
    return also.map(
        additions ->
            new Suggestion(
                    template.label(), Kind.TEMPLATE, detail, dash + text(whole), place.replaces())
                .with(additions)
                .filledIn(
                    Written.yaml(whole)
                        + additions.stream()
                            .map(addition -> "\n" + addition.text())
                            .collect(Collectors.joining())));
  }

  /** The new item, in a JSON merge patch below those of live, which it would take away. */
  private String text(MapValue item) {
    List<String> items = new ArrayList<>();
    wholeOfLive().forEach(each -> items.add(Written.yaml(each)));
    items.add(Written.yaml(item));
    String indent = "\n" + " ".repeat(dashColumn() + DASH.length());
    String between = "\n" + " ".repeat(dashColumn()) + DASH;
    return String.join(between, items.stream().map(it -> it.replace("\n", indent)).toList());
  }

  private List<Value> wholeOfLive() {
    boolean isBegun =
        typed.at(wayToList()).orElse(null) instanceof ListValue written
            && written.items().stream().anyMatch(MapValue.class::isInstance);
    return writing != Writing.MERGE || isBegun
        ? List.of()
        : ListItems.at(place, list, typed).all().stream()
            .flatMap(item -> item.whole().stream())
            .toList();
  }

  private int dashColumn() {
    int column = place.layout().column();
    return place.shape() == CaretPlace.Shape.ITEM ? Math.max(0, column - DASH.length()) : column;
  }

  /**
   * Where the pod's volumes are in the text, and the volume for them; empty where they would take
   * live's away, or where there is no place for them.
   */
  private Optional<List<Addition>> volume() {
    List<Level> way = wayToList();
    if (writing == Writing.MERGE || way.size() < 3) {
      return Optional.empty();
    }
    List<Level> pod = way.subList(0, way.size() - 3);
    if (!(typed.nodeAt(pod).orElse(null) instanceof Node.MapNode spec)) {
      return Optional.empty();
    }
    String volume = "- name: NAME\n  emptyDir: {}";
    for (Node.Entry entry : spec.entries()) {
      if (entry.key().equals(VOLUMES)) {
        return entry.node() instanceof Node.ListNode volumes && !volumes.items().isEmpty()
            ? Optional.of(List.of(new Addition(volumes.items().getFirst().span().start(), volume)))
            : Optional.empty();
      }
    }
    String containers = way.get(way.size() - 3) instanceof Level.Field(String name) ? name : "";
    return spec.entries().stream()
        .filter(entry -> entry.key().equals(containers))
        .findFirst()
        .map(entry -> entry.keySpan().start())
        .map(at -> List.of(new Addition(at, VOLUMES + ":\n" + volume)));
  }
}
