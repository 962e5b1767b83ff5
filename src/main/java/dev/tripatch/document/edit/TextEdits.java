package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.TextChange;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * Changes one field in a document's text. Every other byte stays as it is, comments above all.
 *
 * <p>What comes out was read again before it is given: its value is the document's with just this
 * field changed. Where that cannot be had the edit is refused, never made wrong.
 */
public final class TextEdits {

  private TextEdits() {}

  /**
   * Gives a field a value. What the way to the field lacks is made: maps, and list items with their
   * merge key. A map or list that becomes another changes only where they differ.
   *
   * @param path the field; an item of a list that is not there yet is appended
   */
  public static Edit set(SourceDocument document, FieldPath path, Value value) {
    try {
      return new Edit.Made(setting(document, path, value));
    } catch (EditRefusedException e) {
      return new Edit.Refused(e.why());
    }
  }

  /**
   * Takes a field out, with its comments: those on its lines, directly above in its column, and
   * below that are indented further. A map or list that loses its last member stays as an empty
   * one. Nothing changes if the field is not there.
   */
  public static Edit remove(SourceDocument document, FieldPath path) {
    try {
      return new Edit.Made(removing(document, path));
    } catch (EditRefusedException e) {
      return new Edit.Refused(e.why());
    }
  }

  private static List<TextChange> setting(SourceDocument document, FieldPath path, Value value)
      throws EditRefusedException {
    Node root = rootOf(document);
    Route route = Route.to(path, new NodeLayout(document), root);
    List<PathStep> places = route.steps();
    List<PathStep> missing = path.steps().subList(places.size(), path.length());
    Value wanted = Wanted.with(route.slot().node().value(), missing, value);
    Value whole = Counted.with(root.value(), FieldPath.root().then(places), Optional.of(wanted));
    Rounds.Round round =
        (reshape, outline, now) -> reshape.reshape(Route.follow(places, outline, now), wanted);
    return made(new Rounds(document, whole, round), new Causes(document, root), places, wanted);
  }

  private static List<TextChange> removing(SourceDocument document, FieldPath path)
      throws EditRefusedException {
    Node root = rootOf(document);
    List<PathStep> places = Route.to(path, new NodeLayout(document), root).steps();
    if (places.size() < path.length()) {
      return List.of();
    }
    if (places.isEmpty()) {
      throw new EditRefusedException(EditWording.WHOLE_DOCUMENT.text());
    }
    List<PathStep> holder = places.subList(0, places.size() - 1);
    Slot slot = Route.follow(holder, new NodeLayout(document), root);
    Value wanted =
        Counted.with(
            slot.node().value(), FieldPath.root().then(places.getLast()), Optional.empty());
    Value whole = Counted.with(root.value(), FieldPath.root().then(places), Optional.empty());
    Rounds rounds =
        new Rounds(document, whole, removal(holder, places.getLast(), slot.node(), wanted));
    return made(rounds, new Causes(document, root), places, wanted);
  }

  private static List<TextChange> made(
      Rounds rounds, Causes causes, List<PathStep> places, Value wanted)
      throws EditRefusedException {
    Optional<List<TextChange>> made = rounds.make();
    if (made.isEmpty()) {
      throw causes.of(places, wanted);
    }
    return made.get();
  }

  /**
   * A key is removed like any difference; of equal items in a list the right one must be removed.
   */
  private static Rounds.Round removal(
      List<PathStep> holder, PathStep last, Node before, Value wanted) {
    return (reshape, outline, now) -> {
      Slot slot = Route.follow(holder, outline, now);
      if (last instanceof PathStep.Key) {
        reshape.reshape(slot, wanted);
      } else if (last instanceof PathStep.IndexItem(int index)
          && slot.node().value().equals(before.value())) {
        reshape.removeItem(slot, index);
      }
    };
  }

  private static Node rootOf(SourceDocument document) throws EditRefusedException {
    return document.root().orElseThrow(() -> EditRefusals.unreadable(document));
  }
}
