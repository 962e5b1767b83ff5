package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.Request;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/**
 * What the real kubectl apply sent, its own annotation and the content type included, against what
 * the workbench computes from the same texts.
 */
final class SentByKubectl implements Comparer {
  private final Workbench workbench;

  SentByKubectl(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    return line.has("method") && line.has("live")
        ? Optional.of(
            compare(
                line,
                SourceReader.read("live", CanonicalJson.write(line.map("live")), Format.JSON),
                SourceReader.read("local", line.text("local"))))
        : Optional.empty();
  }

  private Verdict compare(RecordedCase line, SourceDocument live, SourceDocument local) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(Optional.empty(), local, Optional.of(live));
    Request sent = sent(line);
    return workbench.compare(sources, true) instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Verdict.of(
            computed.patch().equals(line.map("patch"))
                && computed.isBalanced()
                && Request.of(computed).equals(sent),
            Request.of(computed) + " " + CanonicalJson.write(computed.patch()))
        : new Verdict.Differs("no patch");
  }

  private static Request sent(RecordedCase line) {
    String contentType = line.text("contentType");
    return line.text("method").equals("NONE")
        ? new Request.Nothing()
        : new Request.Patch(contentType);
  }
}
