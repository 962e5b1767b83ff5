package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * In which order the items of a merged list come out, where a new one goes, and where the design
 * documents say something else.
 */
final class ItemOrders {
  private static final String PROPOSAL = "Proposal";

  private final FieldOutcome list;
  private final boolean isDirected;
  private final List<Value> named;
  private final List<Value> result;

  private ItemOrders(FieldOutcome list, @Nullable ListValue order) {
    this.list = list;
    this.isDirected = order != null;
    this.named = identities(list, order != null ? order : patchItems(list));
    this.result = list.resultOrder().stream().map(ItemOrders::identity).toList();
  }

  /** The order of a list whose items have names; empty for anything else. */
  static Optional<ItemOrders> of(FieldOutcome field) {
    return field.resultEntry() instanceof ResultEntry.ListParts
            && field.patchEntry() instanceof PatchEntry.ListParts parts
        ? Optional.of(new ItemOrders(field, parts.order().orElse(null)))
        : Optional.empty();
  }

  private static ListValue patchItems(FieldOutcome list) {
    return list.values().patch() instanceof ListValue items
        ? new ListValue(
            items.items().stream().filter(item -> !Directives.hasPatchDirective(item)).toList())
        : ListValue.EMPTY;
  }

  /** What identifies an item: its merge key's value, or the item itself. */
  static Value identity(PathStep step) {
    return switch (step) {
      case PathStep.KeyedItem item -> item.value();
      case PathStep.SetItem member -> member.value();
      case PathStep.Key key -> new StringValue(key.name());
      case PathStep.IndexItem item -> new IntegerValue(item.index());
      case PathStep.Lines lines -> new IntegerValue(lines.first());
    };
  }

  static List<Value> identities(FieldOutcome list, ListValue items) {
    Optional<String> mergeKey =
        list.parts().stream()
            .flatMap(part -> part.path().last().stream())
            .filter(PathStep.KeyedItem.class::isInstance)
            .map(step -> ((PathStep.KeyedItem) step).mergeKey())
            .findFirst();
    List<Value> identities = new ArrayList<>();
    for (Value item : items.items()) {
      Value key = item instanceof MapValue map ? mergeKey.map(map::get).orElse(null) : item;
      identities.add(key == null ? item : key);
    }
    return identities;
  }

  /** What identifies items, where new ones go, and what the design documents say about it. */
  List<Note> notes() {
    List<Note> notes = new ArrayList<>();
    boolean isSet =
        list.parts().stream()
            .anyMatch(part -> part.path().last().orElse(null) instanceof PathStep.SetItem);
    String key =
        list.parts().stream()
            .map(
                part ->
                    part.path().last().orElse(null) instanceof PathStep.KeyedItem item
                        ? item.mergeKey()
                        : "")
            .findFirst()
            .orElse("");
    if (!key.isEmpty()) {
      notes.add(Note.of("Items", NoteWording.SAME_KEY.said("key", key)));
    }
    if (isSet) {
      notes.add(Note.of("Items", NoteWording.SAME_VALUE.said()));
    }
    staying().ifPresent(notes::add);
    newItems().ifPresent(notes::add);
    proposal().ifPresent(notes::add);
    if (isSet) {
      notes.add(Note.of(PROPOSAL, NoteWording.UNORDERED.said()));
    }
    return notes;
  }

  /** What a patch or local leaves out in vain, in a list of which it says nothing new. */
  Optional<Note> staying() {
    boolean isPatch = list.values().patch() != null;
    if (!Objects.equals(list.values().live(), list.values().result())
        || !((isPatch ? list.values().patch() : list.values().local()) instanceof ListValue said)
        || said.items().stream().anyMatch(Directives::hasPatchDirective)) {
      return Optional.empty();
    }
    List<PathStep> steps = new ArrayList<>(list.resultOrder());
    Set<Value> names = new HashSet<>(identities(list, said));
    steps.removeIf(step -> names.contains(identity(step)));
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(Note.of("Stays", staying(steps, isPatch)));
  }

  private Said staying(List<PathStep> steps, boolean isPatch) {
    String deletion =
        switch (steps.getFirst()) {
          case PathStep.KeyedItem item ->
              "- {%s: %s, %s: delete}"
                  .formatted(item.mergeKey(), Names.text(item.value()), Directives.PATCH);
          case PathStep step ->
              "%s: [%s]"
                  .formatted(
                      Directives.deletionKey(
                          ((PathStep.Key) list.path().last().orElseThrow()).name()),
                      Names.text(identity(step)));
        };
    return (isPatch ? NoteWording.STAYS : NoteWording.STAYS_BESIDE_LOCAL)
        .said(
            "names",
            new Names(steps.stream().map(ItemOrders::identity).toList()),
            "count",
            steps.size(),
            "deletion",
            deletion);
  }

  private Optional<Note> newItems() {
    List<Value> added =
        list.parts().stream()
            .filter(part -> part.outcome().isAdded())
            .flatMap(part -> part.path().last().stream())
            .map(ItemOrders::identity)
            .filter(new HashSet<>(result)::contains)
            .toList();
    return added.isEmpty() || list.values().live() == null
        ? Optional.empty()
        : Optional.of(
            Note.of(
                "Order",
                NoteWording.ORDER_NOW.said("all", new Names(result), "added", new Names(added))));
  }

  /** Where a new item goes, and why. */
  Optional<Note> place(FieldOutcome item) {
    Value identity = item.path().last().map(ItemOrders::identity).orElse(null);
    boolean isNew = item.outcome().isAdded() && list.values().live() != null;
    if (identity == null || !isNew || !result.contains(identity)) {
      return Optional.empty();
    }
    int at = result.indexOf(identity);
    Said place =
        at == 0
            ? NoteWording.PLACE.said("place", at + 1, "count", result.size())
            : NoteWording.PLACE_AFTER.said(
                "place", at + 1, "count", result.size(), "item", Names.of(result.get(at - 1)));
    Said said =
        why(identity)
            .map(cause -> NoteWording.WITH_CAUSE.said("place", place, "cause", cause))
            .orElse(place);
    return Optional.of(Note.of("Place", said));
  }

  private Optional<Said> why(Value identity) {
    int at = named.indexOf(identity);
    if (at < 0) {
      return Optional.empty();
    }
    String source = isDirected ? "`$setElementOrder`" : NoteWording.ORDER_OF_PATCH.text();
    Said cause =
        at == 0
            ? NoteWording.NAMED_FIRST.said("source", source)
            : NoteWording.NAMED_AFTER.said("source", source, "item", Names.of(named.get(at - 1)));
    return Optional.of(liveOnly().isEmpty() ? cause : NoteWording.LIVE_ONLY.said("cause", cause));
  }

  private List<Value> liveOnly() {
    Set<Value> names = new HashSet<>(named);
    return result.stream().filter(item -> !names.contains(item)).toList();
  }

  /** The proposal puts what only live has first. */
  private Optional<Note> proposal() {
    List<Value> proposed = new ArrayList<>(liveOnly());
    Set<Value> there = new HashSet<>(result);
    named.stream().filter(there::contains).forEach(proposed::add);
    boolean isOther = !named.isEmpty() && !proposed.equals(result) && !liveOnly().isEmpty();
    return isOther
        ? Optional.of(
            Note.of(
                PROPOSAL,
                NoteWording.PROPOSED.said(
                    "proposed", new Names(proposed), "result", new Names(result))))
        : Optional.empty();
  }
}
