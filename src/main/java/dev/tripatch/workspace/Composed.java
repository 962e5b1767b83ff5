package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.Composition;
import java.util.List;

/** What came out of a patch that a person composes. */
public sealed interface Composed {

  /**
   * The patch can be applied to live.
   *
   * @param documents the texts, last applied from the annotation if it was not given
   * @param patch the patch
   * @param sent the format that kubectl apply sends for this object
   * @param applied what comes of it
   * @param schema what is known of live's kind
   */
  record Done(
      ThreeDocuments<SourceDocument> documents,
      SourceDocument patch,
      PatchFormat sent,
      WrittenPatch.Applied applied,
      SchemaAnswer schema)
      implements Composed {

    /** The document that the patch is applied to; there is one, or nothing could be applied. */
    public SourceDocument live() {
      return documents.live().orElseThrow();
    }

    /** What the window shows of it, where the patch is in this format. */
    public Composition view(PatchFormat format) {
      return new Composition(documents, patch, format, sent, applied, schema);
    }
  }

  /**
   * A text cannot be read, or the patch is refused.
   *
   * @param faults why, at least one
   * @param hazards what else is known of the patch; none if a text cannot be read
   */
  record Refused(List<Fault> faults, List<Hazard> hazards) implements Composed {}
}
