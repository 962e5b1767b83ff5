package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.kubectl.Request;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Sources;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/**
 * What the real kubectl apply sent, its own annotation and the content type included, against what
 * the workbench computes from the same texts.
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
        && computed.patch().equals(line.map("patch"))
        && computed.isBalanced()
        && done.request().equals(Optional.of(sent(line)));
  }

  private static Request sent(RecordedCase line) {
    return line.text("method").equals("NONE")
        ? new Request.Nothing()
        : new Request.Patch(line.text("contentType"));
  }
}
