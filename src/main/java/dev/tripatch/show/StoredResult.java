package dev.tripatch.show;

import dev.tripatch.engine.stored.StoredChange;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StoredReason;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.table.ShowWording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The result as a server stores it.
 *
 * @param stored what is stored, and why that is not the result itself
 * @param remark what to know of the whole, in a sentence; empty if there is nothing
 * @param pane what the pane of the result shows of it
 * @param byField the changes of each field, and of all that is in it
 */
public record StoredResult(
    StoredObject stored,
    Optional<String> remark,
    PaneText pane,
    Map<FieldPath, List<StoredChange>> byField) {

  private static final int MOST = 5;

  /** With the changes by field. */
  static StoredResult of(StoredObject stored, Optional<String> remark, PaneText pane) {
    Map<FieldPath, List<StoredChange>> byField = new HashMap<>();
    for (StoredChange change : stored.changes()) {
      change
          .path()
          .upwards()
          .forEach(at -> byField.computeIfAbsent(at, _ -> new ArrayList<>()).add(change));
    }
    return new StoredResult(stored, remark, pane, byField);
  }

  /** What is stored of a field where that is not the result, in a few words; empty if it is. */
  public String words(FieldPath path) {
    List<StoredChange> inside = inside(path);
    if (inside.size() == 1 && inside.getFirst().path().equals(path)) {
      return inside.getFirst().after().map(ShortText::of).orElseGet(ShowWording.NOT_STORED::text);
    }
    long defaults =
        inside.stream().filter(change -> change.reason() == StoredReason.DEFAULT).count();
    long others = inside.size() - defaults;
    List<String> words = new ArrayList<>();
    if (defaults > 0) {
      words.add(ShowWording.DEFAULTS.text("count", defaults));
    }
    if (others > 0) {
      words.add(ShowWording.STORED_OTHERWISE.text("count", others));
    }
    return String.join(" · ", words);
  }

  /** Why a field, or what is in it, is not stored as the patch leaves it; one sentence for each. */
  public List<String> sentences(FieldPath path) {
    List<StoredChange> inside = inside(path);
    List<String> sentences =
        new ArrayList<>(inside.stream().limit(MOST).map(StoredChange::sentence).toList());
    if (inside.size() > MOST) {
      sentences.add(ShowWording.STORED_MORE.text("count", inside.size() - MOST));
    }
    return List.copyOf(sentences);
  }

  private List<StoredChange> inside(FieldPath path) {
    return byField.getOrDefault(path, List.of());
  }

  /** All of it, with the fields; what is not a default comes first. */
  public List<PatchRemark> remarks() {
    Stream<PatchRemark> changes =
        stored.changes().stream()
            .sorted(Comparator.comparing(change -> change.reason() == StoredReason.DEFAULT))
            .map(
                change ->
                    new PatchRemark(
                        PatchRemark.Kind.STORED, change.sentence(), List.of(change.path())));
    List<PatchRemark> remarks = new ArrayList<>();
    remark.ifPresent(
        words -> remarks.add(new PatchRemark(PatchRemark.Kind.FINDING, words, List.of())));
    remarks.addAll(PatchRemark.together(changes));
    return List.copyOf(remarks);
  }
}
