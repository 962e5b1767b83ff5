package dev.tripatch.explain;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Note;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.explain.outcome.PatchEntry;
import dev.tripatch.explain.outcome.Reason;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.Step;
import dev.tripatch.prose.Said;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says what each directive of a patch did at the field that it is about. */
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
    Names kept = new Names(keys.items());
    return cleared.isEmpty()
        ? idle(Directives.RETAIN_KEYS, NoteWording.RETAINS.said("kept", kept))
        : Note.of(
            Directives.RETAIN_KEYS,
            NoteWording.RETAINS_AND_CLEARS.said("kept", kept, "cleared", new Names(cleared)));
  }

  private static Note order(FieldOutcome list, ListValue order) {
    Names names = new Names(ItemOrders.identities(list, order));
    boolean adds = list.parts().stream().anyMatch(part -> part.outcome() == Outcome.ADDED);
    if (list.outcome() == Outcome.REORDERED) {
      return Note.of(Directives.SET_ELEMENT_ORDER, NoteWording.ORDERS.said("names", names));
    }
    return adds
        ? Note.of(Directives.SET_ELEMENT_ORDER, NoteWording.ORDERS_NEW.said("names", names))
        : idle(Directives.SET_ELEMENT_ORDER, NoteWording.ORDERED_ALREADY.said("names", names));
  }

  private static Note deletions(FieldOutcome list, ListValue gone) {
    Set<Value> live =
        new HashSet<>(list.values().live() instanceof ListValue all ? all.items() : List.of());
    List<Value> deleted = gone.items().stream().filter(live::contains).toList();
    List<Value> absent = gone.items().stream().filter(item -> !live.contains(item)).toList();
    String label = Directives.DELETE_FROM_PRIMITIVE_LIST;
    return deleted.isEmpty()
        ? idle(label, withoutEffect(absent))
        : Note.of(label, deleted(deleted, absent));
  }

  private static Said withoutEffect(List<Value> absent) {
    return absent.isEmpty()
        ? NoteWording.NAMES_NOTHING.said()
        : NoteWording.DELETES_NOTHING.said("absent", new Names(absent));
  }

  private static Said deleted(List<Value> deleted, List<Value> absent) {
    Names names = new Names(deleted);
    return absent.isEmpty()
        ? NoteWording.DELETES.said("deleted", names)
        : NoteWording.DELETES_SOME.said("deleted", names, "absent", new Names(absent));
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
            ? idle(label, NoteWording.LIKE_THIS.said())
            : Note.of(
                label,
                lost.isEmpty()
                    ? NoteWording.LOSES_NOTHING.said()
                    : NoteWording.LOSES.said("lost", new Names(lost))));
  }

  private static Note idle(String label, Said said) {
    return new Note(label, said, true);
  }
}
