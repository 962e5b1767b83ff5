package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.FieldPath;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/** Collects what is noted during one merge. */
final class NoteCollector {

  private final SequencedSet<KustomizeNote> found = new LinkedHashSet<>();

  void add(FieldPath path, KustomizeNote.Rule rule) {
    found.add(new KustomizeNote(path, rule));
  }

  List<KustomizeNote> found() {
    return List.copyOf(found);
  }
}
