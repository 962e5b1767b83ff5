package dev.tripatch.explain;

import dev.tripatch.explain.composed.WrittenLists;
import dev.tripatch.explain.outcome.Explanation;
import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Note;
import dev.tripatch.patch.GoText;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What else there is to know at a field; for calculated and composed patches alike. */
public final class Notes {

  private Notes() {}

  /** The notes for a field; none for most. */
  public static List<Note> about(Explanation explanation, FieldPath path) {
    FieldOutcome field = explanation.at(path);
    List<Note> notes = new ArrayList<>(DirectiveNotes.of(field));
    if (!field.path().isRoot()) {
      FieldOutcome holder = explanation.at(field.path().parent().orElseThrow());
      ItemOrders.of(holder).ifPresent(order -> order.place(field).ifPresent(notes::add));
    }
    ItemOrders.of(field).ifPresent(order -> notes.addAll(order.notes()));
    notes.addAll(items(field));
    return notes;
  }

  /** What a list that is replaced whole loses and gains. */
  private static List<Note> items(FieldOutcome field) {
    if (!field.isWhole()
        || !(field.values().live() instanceof ListValue live)
        || !(field.values().result() instanceof ListValue result)
        || live.equals(result)) {
      return List.of();
    }
    List<Value> lost = WrittenLists.missing(live, result);
    List<Value> gained = WrittenLists.missing(result, live);
    if (lost.isEmpty() && gained.isEmpty()) {
      return List.of(Note.of("Items", NoteWording.SAME_ITEMS.text()));
    }
    return List.of(Note.of("Items", lostAndGained(lost, gained)));
  }

  private static String lostAndGained(List<Value> lost, List<Value> gained) {
    if (gained.isEmpty()) {
      return NoteWording.LOST.text("lost", names(lost));
    }
    return lost.isEmpty()
        ? NoteWording.GAINED.text("gained", names(gained))
        : NoteWording.LOST_AND_GAINED.text("lost", names(lost), "gained", names(gained));
  }

  /** Values for a sentence; long ones are cut. */
  static String names(List<? extends Value> values) {
    String names = values.stream().limit(MANY).map(Notes::name).collect(Collectors.joining(", "));
    return values.size() > MANY
        ? NoteWording.AND_MORE.text("names", names, "count", values.size() - MANY)
        : names;
  }

  private static final int MANY = 6;
  private static final int LONG = 60;

  static String name(Value value) {
    String text =
        switch (value) {
          case Scalar scalar -> GoText.print(scalar);
          case MapValue map -> "{" + String.join(", ", map.keys()) + "}";
          case ListValue list -> "a list of " + list.size();
        };
    String cut = text.length() > LONG ? text.substring(0, LONG) + "…" : text;
    return "`" + cut.replace("`", "'") + "`";
  }
}
