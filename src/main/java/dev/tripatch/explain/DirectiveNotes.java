package dev.tripatch.explain;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Note;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.explain.outcome.PatchEntry;
import dev.tripatch.explain.outcome.Reason;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells what each directive of a patch did at the field it speaks of. */
final class DirectiveNotes {

  private DirectiveNotes() {}

  static List<Note> of(FieldOutcome field) {
    List<Note> notes = new ArrayList<>();
    switch (field.patchEntry()) {
      case PatchEntry.MapParts map ->
          map.retainKeys().ifPresent(keys -> notes.add(retainKeys(field, keys)));
      case PatchEntry.ListParts list -> {
        list.order().ifPresent(order -> notes.add(order(field, order)));
        list.deletions().ifPresent(gone -> notes.add(deletions(field, gone)));
      }
      case PatchEntry.Verbatim ignored -> {}
      case PatchEntry.Nothing ignored -> {}
      case PatchEntry.LocalValue ignored -> {}
      case PatchEntry.Null ignored -> {}
      case PatchEntry.DeleteItem ignored -> {}
      case PatchEntry.Operations ignored -> {}
    }
    replacement(field).ifPresent(notes::add);
    return notes;
  }

  private static Note retainKeys(FieldOutcome map, ListValue keys) {
    List<Value> cleared =
        map.parts().stream()
            .filter(part -> part.outcome() == Outcome.CLEARED)
            .flatMap(part -> part.path().last().stream())
            .<Value>map(step -> new StringValue(step instanceof Step.Key key ? key.name() : ""))
            .toList();
    String kept = "Only " + Notes.names(keys.items()) + " may stay. ";
    return cleared.isEmpty()
        ? idle(Directives.RETAIN_KEYS, kept + "Live has no other key, so it clears nothing.")
        : Note.of(Directives.RETAIN_KEYS, kept + "It clears " + Notes.names(cleared) + ".");
  }

  private static Note order(FieldOutcome list, ListValue order) {
    String names = "It names the order " + Notes.names(ItemOrders.identities(list, order)) + ". ";
    boolean adds = list.parts().stream().anyMatch(part -> part.outcome() == Outcome.ADDED);
    if (list.outcome() == Outcome.REORDERED) {
      return Note.of(Directives.SET_ELEMENT_ORDER, names + "Live has the items in another one.");
    }
    return adds
        ? Note.of(Directives.SET_ELEMENT_ORDER, names + "It says where the new items stand.")
        : idle(
            Directives.SET_ELEMENT_ORDER,
            names + "Live has the items in this order already, so it moves nothing.");
  }

  private static Note deletions(FieldOutcome list, ListValue gone) {
    Set<Value> live =
        new HashSet<>(list.values().live() instanceof ListValue all ? all.items() : List.of());
    List<Value> deleted = gone.items().stream().filter(live::contains).toList();
    List<Value> absent = gone.items().stream().filter(item -> !live.contains(item)).toList();
    String text =
        (deleted.isEmpty() ? "" : "It deletes " + Notes.names(deleted) + ". ")
            + (absent.isEmpty() ? "" : "Live does not have " + Notes.names(absent) + ". ");
    String label = Directives.DELETE_FROM_PRIMITIVE_LIST;
    return deleted.isEmpty()
        ? idle(label, text + "So it does nothing.")
        : Note.of(label, text.strip());
  }

  private static Optional<Note> replacement(FieldOutcome field) {
    boolean isDirected =
        field.reason() == Reason.REPLACE_DIRECTIVE || field.reason() == Reason.MAP_EMPTIED;
    if (!isDirected) {
      return Optional.empty();
    }
    List<Value> lost =
        field.parts().stream()
            .filter(part -> part.outcome() == Outcome.DELETED)
            .flatMap(part -> part.path().last().stream())
            .map(ItemOrders::identity)
            .toList();
    String word = field.reason() == Reason.MAP_EMPTIED ? "delete" : "replace";
    String label = Directives.PATCH + ": " + word;
    boolean isIdle =
        field.values().live() instanceof MapValue live && live.equals(field.values().result());
    return Optional.of(
        isIdle
            ? idle(label, "Live is like this already, so it does nothing.")
            : Note.of(
                label,
                lost.isEmpty()
                    ? "Nothing of live is lost."
                    : "Live loses " + Notes.names(lost) + "."));
  }

  private static Note idle(String label, String text) {
    return new Note(label, text, true);
  }
}
