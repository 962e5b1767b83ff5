package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Sources;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/**
 * What the real kubectl apply sent, but for its own annotation, against what the workbench computes
 * from the same texts.
 */
final class SentByKubectl {
  private final Workbench workbench;

  SentByKubectl(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  boolean agrees(RecordedCase line) {
    SourceDocument live =
        SourceReader.read("live", CanonicalJson.write(line.map("live")), Format.JSON);
    SourceDocument local = SourceReader.read("local", line.text("local"));
    Sources sources = new Sources(Optional.empty(), local, Optional.of(live));
    return workbench.compare(sources, true) instanceof Compared.Done done
        && done.outcome() instanceof ThreeWayOutcome.Computed computed
        && computed.patch().equals(withoutAnnotation(line.map("patch")));
  }

  /** The patch without the entry that kubectl adds, and without maps that only held it. */
  private static MapValue withoutAnnotation(MapValue patch) {
    if (!(patch.get("metadata") instanceof MapValue metadata)
        || !(metadata.get("annotations") instanceof MapValue annotations)) {
      return patch;
    }
    MapValue others = annotations.toBuilder().remove(LastAppliedAnnotation.NAME).build();
    return with(patch, "metadata", with(metadata, "annotations", others));
  }

  private static MapValue with(MapValue map, String key, MapValue inner) {
    return inner.isEmpty()
        ? map.toBuilder().remove(key).build()
        : map.toBuilder().put(key, inner).build();
  }
}
