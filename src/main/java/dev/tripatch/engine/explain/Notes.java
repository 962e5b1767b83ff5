package dev.tripatch.engine.explain;

import static java.util.stream.Collectors.toSet;

import dev.tripatch.engine.explain.composed.WrittenLists;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What else there is to know at a field; for calculated and composed patches alike. */
public final class Notes {

  private Notes() {}

  /** The notes for a field; none for most. */
  public static List<Note> about(Explanation explanation, FieldPath path) {
    return about(explanation, InnerParts.NOTHING, path);
  }

  /**
   * The same where it is known what differs inside a field that Kubernetes handles as one.
   *
   * @param inside what differs
   */
  public static List<Note> about(Explanation explanation, InnerParts inside, FieldPath path) {
    FieldOutcome field = explanation.at(path);
    List<Note> notes = new ArrayList<>(DirectiveNotes.of(field));
    if (field.outcome().isAdded() && !field.path().isRoot()) {
      FieldOutcome holder = explanation.at(field.path().parent().orElseThrow());
      ItemOrders.of(holder).ifPresent(order -> order.place(field).ifPresent(notes::add));
    }
    ItemOrders.of(field).ifPresent(order -> notes.addAll(order.notes()));
    List<FieldOutcome> parts = inside.of(field.path());
    if (!InnerNotes.areAbout(parts)) {
      notes.addAll(items(field));
    } else if (field.path().equals(path)) {
      notes.addAll(InnerNotes.of(field.path(), parts));
    }
    return notes;
  }

  /** What stays in a merged list though the patch or local leaves it out, if that is all of it. */
  public static Optional<Note> staying(FieldOutcome field) {
    return ItemOrders.of(field).flatMap(ItemOrders::staying);
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
      return List.of(Note.of("Items", NoteWording.SAME_ITEMS.said()));
    }
    return List.of(Note.of("Items", lostAndGained(lost, gained)));
  }

  private static Said lostAndGained(List<Value> lost, List<Value> gained) {
    if (gained.isEmpty()) {
      return NoteWording.LOST.said("lost", new Names(lost));
    }
    if (areAlike(lost, gained)) {
      return NoteWording.ITEMS_DIFFER.said("count", gained.size());
    }
    return lost.isEmpty()
        ? NoteWording.GAINED.said("gained", new Names(gained))
        : NoteWording.LOST_AND_GAINED.said("lost", new Names(lost), "gained", new Names(gained));
  }

  /** Whether their names do not tell what is lost from what is new. */
  private static boolean areAlike(List<Value> lost, List<Value> gained) {
    Set<String> names = gained.stream().map(each -> Names.of(each).toString()).collect(toSet());
    return lost.stream().anyMatch(each -> names.contains(Names.of(each).toString()));
  }
}
