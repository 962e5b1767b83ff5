package dev.tripatch.growth;

import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the ways through the program start from.
 *
 * @param texts the three documents as texts
 */
record GrowthCase(
    ThreeDocuments<String> texts,
    ThreeDocuments<SourceDocument> documents,
    Compared.Done done,
    Comparison view) {

  static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  static GrowthCase of(GrowthInput input, int size) {
    ThreeDocuments<String> texts =
        new ThreeDocuments<>(
            Optional.of(input.text(Role.LAST_APPLIED, size)),
            input.text(Role.LOCAL, size),
            Optional.of(input.text(Role.LIVE, size)));
    ThreeDocuments<SourceDocument> documents = read(texts);
    Compared.Done done = compare(documents);
    return new GrowthCase(texts, documents, done, done.view());
  }

  static ThreeDocuments<SourceDocument> read(ThreeDocuments<String> texts) {
    return texts.map(text -> SourceReader.read("big", text));
  }

  static Compared.Done compare(ThreeDocuments<SourceDocument> documents) {
    return (Compared.Done)
        WORKBENCH.compare(documents, true, Optional.of(ComparisonMode.DOCUMENTS));
  }

  /** A view that has painted nothing yet. */
  Comparison fresh() {
    return done.view();
  }

  /** Whether Kubernetes makes a patch. */
  boolean isComputed() {
    return done.outcome() instanceof ThreeWayOutcome.Computed;
  }

  ThreeWayOutcome.Computed outcome() {
    return (ThreeWayOutcome.Computed) done.outcome();
  }

  MapValue live() {
    return outcome().inputs().live().orElseThrow();
  }

  Conflicts conflicts() {
    return done.conflicts().orElseThrow();
  }

  /** About a hundred of these, evenly spread. */
  static <T> List<T> some(List<T> all) {
    List<T> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += Math.max(1, all.size() / 100)) {
      some.add(all.get(i));
    }
    return some;
  }
}
