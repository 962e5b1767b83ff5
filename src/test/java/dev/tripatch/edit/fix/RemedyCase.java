package dev.tripatch.edit.fix;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.PatchHazards;
import java.util.List;
import java.util.Optional;

/**
 * A text that a person wrote, and what it is read with.
 *
 * @param name what to call it where it fails
 * @param reader of a patch; empty for the server
 */
record RemedyCase(
    String name,
    Writing writing,
    String text,
    Optional<SourceDocument> live,
    Optional<SourceDocument> lastApplied,
    Optional<Reader> reader) {

  /** Who reads it, where that is not usual: another dialect, or Helm, or overwrite is off. */
  record Reader(Optional<Dialect> dialect, boolean overwrite, Optional<ComparisonMode> mode) {}

  /** What comes out of a text; no result if it is refused. */
  record Seen(List<Hazard> hazards, Optional<MapValue> result) {}

  RemedyCase(String name, Writing writing, String text, SourceDocument live) {
    this(name, writing, text, Optional.of(live), Optional.empty(), Optional.empty());
  }

  MapValue object() {
    return live.flatMap(SourceDocument::decodedObject).orElse(MapValue.EMPTY);
  }

  SchemaAnswer schema() {
    MapValue kind = live.isPresent() ? object() : document(text).object().orElseThrow();
    return OpenModel.WORKBENCH.schemaOf(kind);
  }

  static SourceDocument document(String text) {
    return SourceReader.read("text", text);
  }

  /** What comes out with this text; empty if it cannot be read. */
  Optional<Seen> seen(String text) {
    return writing.format().isPresent()
        ? Optional.of(ofPatch(document(text)))
        : ofLocal(document(text));
  }

  private Optional<Seen> ofLocal(SourceDocument local) {
    return OpenModel.WORKBENCH.compare(
                new ThreeDocuments<>(lastApplied, local, live),
                reader.map(Reader::overwrite).orElse(true),
                reader.flatMap(Reader::mode))
            instanceof Compared.Done done
        ? Optional.of(
            new Seen(
                done.hazards(),
                done.outcome() instanceof ThreeWayOutcome.Computed computed
                    ? Optional.of(computed.result())
                    : Optional.empty()))
        : Optional.empty();
  }

  private Seen ofPatch(SourceDocument patch) {
    Optional<Dialect> dialect = reader.flatMap(Reader::dialect);
    if (dialect.isPresent()) {
      return new Seen(
          Hazards.ofPatch(patch, live.orElseThrow(), schema(), dialect.get()),
          OpenModel.WORKBENCH.apply(object(), patch.decodedObject().orElseThrow(), dialect.get())
                  instanceof Applied.Done(MapValue result)
              ? Optional.of(result)
              : Optional.empty());
    }
    PatchFormat format = writing.format().orElseThrow();
    return new Seen(
        PatchHazards.of(format, patch, live.orElseThrow(), schema()),
        WrittenPatch.apply(format, object(), patch.decoded().orElse(NullValue.NULL), schema())
                instanceof WrittenPatch.Applied applied
            ? Optional.of(stored(applied.result()))
            : Optional.empty());
  }

  MapValue stored(MapValue result) {
    return StoredObject.of(result, Optional.of(object()), schema()).object();
  }
}
