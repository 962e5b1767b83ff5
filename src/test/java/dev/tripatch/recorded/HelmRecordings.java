package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.Request;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/** What the real helm upgrade sent, the content type included. */
final class HelmRecordings implements Comparer {
  private final Workbench workbench;

  HelmRecordings(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("rendered")) {
      return Optional.empty();
    }
    line.notes("tool", "alsoTool", "from", "live_is");
    return Optional.of(compare(line, upgraded(line)));
  }

  private ThreeWayOutcome upgraded(RecordedCase line) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.of(read("previous", line)),
            read("rendered", line),
            Optional.of(read("live", line)));
    return switch (workbench.compare(sources, true, Optional.of(ComparisonMode.HELM))) {
      case Compared.Done done -> done.outcome();
      case Compared.Unreadable unreadable -> throw new AssertionError(unreadable);
    };
  }

  private static SourceDocument read(String field, RecordedCase line) {
    return SourceReader.read(field, CanonicalJson.write(line.map(field)), Format.JSON);
  }

  private static Verdict compare(RecordedCase line, ThreeWayOutcome outcome) {
    boolean isRefused = line.value("error") != null;
    return switch (outcome) {
      case ThreeWayOutcome.Refused refused ->
          Verdict.of(isRefused, "refused: " + refused.refusal().referenceText());
      case ThreeWayOutcome.Computed computed -> compare(line, computed, isRefused);
    };
  }

  private static Verdict compare(
      RecordedCase line, ThreeWayOutcome.Computed computed, boolean isRefused) {
    Request request = Request.of(computed);
    MapValue body = line.map("body");
    return Verdict.of(
        !isRefused
            && computed.isBalanced()
            && isExplained(computed)
            && request.equals(sent(line))
            && computed.patch().equals(body),
        request
            + " "
            + CanonicalJson.write(computed.patch())
            + " instead of "
            + sent(line)
            + CanonicalJson.write(body));
  }

  /** What no rule explains is left to strategic patches with doubled merge keys. */
  private static boolean isExplained(ThreeWayOutcome.Computed computed) {
    return computed.inputs().dialect().isStrategic()
        || computed.explanation().all().stream()
            .noneMatch(field -> field.outcome() == Outcome.UNEXPLAINED);
  }

  private static Request sent(RecordedCase line) {
    return line.value("nothing") != null
        ? new Request.Nothing()
        : new Request.Patch(line.text("contentType"));
  }
}
