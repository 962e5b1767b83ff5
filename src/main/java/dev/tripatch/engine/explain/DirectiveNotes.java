package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
      case PatchEntry.Verbatim _,
          PatchEntry.Nothing _,
          PatchEntry.LocalValue _,
          PatchEntry.Null _,
          PatchEntry.DeleteItem _,
          PatchEntry.Operations _ -> {}
    }
    notes.addAll(replacement(field));
    return notes;
  }

  private static Note retainKeys(FieldOutcome map, ListValue keys) {
    List<Value> cleared =
        map.values().live() instanceof MapValue live
            ? live.keys().stream()
                .<Value>map(StringValue::new)
                .filter(key -> !keys.items().contains(key))
                .toList()
            : List.of();
    Names kept = new Names(keys.items());
    return cleared.isEmpty()
        ? idle(Directives.RETAIN_KEYS, NoteWording.RETAINS.said("kept", kept))
        : Note.of(
            Directives.RETAIN_KEYS,
            NoteWording.RETAINS_AND_CLEARS.said("kept", kept, "cleared", new Names(cleared)));
  }

  private static Note order(FieldOutcome list, ListValue order) {
    List<Value> all = ItemOrders.identities(list, order);
    Names names = new Names(all);
    String label = Directives.SET_ELEMENT_ORDER;
    boolean isInOrder = isInOrder(list, all);
    if (list.outcome().isReordered()) {
      return Note.of(
          label, (isInOrder ? NoteWording.ORDERS_AROUND : NoteWording.ORDERS).said("names", names));
    }
    boolean adds =
        list.parts().stream()
            .filter(part -> part.outcome().isAdded())
            .anyMatch(part -> all.contains(ItemOrders.identity(part.path().last().orElseThrow())));
    if (adds) {
      return Note.of(label, NoteWording.ORDERS_NEW.said("names", names));
    }
    return idle(
        label,
        (isInOrder ? NoteWording.ORDERED_ALREADY : NoteWording.ORDERS_NOTHING)
            .said("names", names));
  }

  /** Whether live has the named items in their order. */
  private static boolean isInOrder(FieldOutcome list, List<Value> names) {
    List<Value> live =
        list.values().live() instanceof ListValue items
            ? ItemOrders.identities(list, items)
            : List.of();
    List<Value> named = new ArrayList<>(names);
    named.retainAll(new HashSet<>(live));
    List<Value> there = new ArrayList<>(live);
    there.retainAll(new HashSet<>(named));
    return named.equals(there);
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

  private static List<Note> replacement(FieldOutcome field) {
    boolean isEmptied = field.reason() == Reason.MAP_EMPTIED;
    boolean isDirected = field.reason() == Reason.REPLACE_DIRECTIVE && !field.isWhole();
    if (!isEmptied && !isDirected) {
      return List.of();
    }
    String label = Directives.PATCH + ": " + (isEmptied ? "delete" : "replace");
    List<Note> notes = new ArrayList<>();
    notes.add(
        Objects.equals(field.values().live(), field.values().result())
            ? idle(label, NoteWording.LIKE_THIS.said())
            : Note.of(label, loss(field)));
    List<Value> ignored = isEmptied ? beside(field.values().patch()) : List.of();
    if (!ignored.isEmpty()) {
      notes.add(Note.of(label, NoteWording.IGNORES.said("ignored", new Names(ignored))));
    }
    return notes;
  }

  private static Said loss(FieldOutcome field) {
    List<Value> lost = new ArrayList<>();
    for (FieldOutcome part : field.parts()) {
      PathStep step = part.path().last().orElseThrow();
      lost("", ItemOrders.identity(step), part.values().live(), part.values().result(), lost);
    }
    return lost.isEmpty()
        ? NoteWording.LOSES_NOTHING.said()
        : NoteWording.LOSES.said("lost", new Names(lost));
  }

  /** What live has and the result does not: a whole part, or what is missing in it. */
  private static void lost(
      String at, Value name, @Nullable Value live, @Nullable Value result, List<Value> lost) {
    String here = at + (name instanceof Scalar scalar ? GoText.print(scalar) : "");
    if (live instanceof MapValue map && result instanceof MapValue left) {
      map.entries()
          .forEach(
              (key, value) -> lost(here + ".", new StringValue(key), value, left.get(key), lost));
    } else if (live != null && !isKept(live, result)) {
      lost.add(at.isEmpty() ? name : new StringValue(here));
    }
  }

  private static boolean isKept(Value live, @Nullable Value result) {
    return live instanceof ListValue list
        ? result instanceof ListValue left && new HashSet<>(left.items()).containsAll(list.items())
        : result != null && !(live instanceof MapValue);
  }

  private static List<Value> beside(@Nullable Value patch) {
    return patch instanceof MapValue map
        ? map.keys().stream()
            .filter(key -> !key.equals(Directives.PATCH))
            .<Value>map(StringValue::new)
            .toList()
        : List.of();
  }

  private static Note idle(String label, Said said) {
    return new Note(label, said, true);
  }
}
