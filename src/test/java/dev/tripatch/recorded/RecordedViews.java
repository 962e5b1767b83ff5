package dev.tripatch.recorded;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.JsonPatchDiff;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The recorded cases as the window shows them: calculated patches, and those that people wrote. */
public final class RecordedViews {
  private static final List<String> CALCULATED =
      List.of(
          "three-way.jsonl.gz",
          "three-way-odd.jsonl.gz",
          "three-way-third.jsonl.gz",
          "stages.jsonl.gz",
          "json-merge.jsonl.gz",
          "kubectl-apply.jsonl.gz");
  private static final List<String> COMPOSED =
      List.of(
          "apply-directives.jsonl.gz",
          "apply-directives-odd.jsonl.gz",
          "apply-directives-third.jsonl.gz");

  private final BundledCatalog catalog = new BundledCatalog();
  private final RecordedComparisons comparisons = new RecordedComparisons();
  private final int every;

  /**
   * A sample of one of so many cases; of all of them with {@code -Drecorded.all}.
   *
   * @param every how many
   */
  public RecordedViews(int every) {
    this.every = System.getProperty("recorded.all") == null ? every : 1;
  }

  /** A line of a recording. */
  private record Line(String recording, String text) {}

  /** What is done with a case. */
  public interface Visitor {

    /**
     * Looks at a case.
     *
     * @param id which one
     * @param view what the window shows
     */
    void visit(String id, ComparisonView view);
  }

  /** Shows calculated patches. */
  public void calculated(Visitor visitor) throws URISyntaxException {
    for (Line each : sample(CALCULATED)) {
      RecordedCase line = RecordedCase.of(each.text());
      if (comparisons.outcome(line, each.recording()) instanceof ThreeWayOutcome.Computed outcome) {
        visitor.visit(line.id(), new Comparison(documents(outcome), outcome));
      }
    }
  }

  /** Shows patches that people wrote, in every format. */
  public void composed(Visitor visitor) throws URISyntaxException {
    for (Line each : sample(COMPOSED)) {
      RecordedCase line = RecordedCase.of(each.text());
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      MapValue live = line.map("current");
      MapValue patch = line.map("patch");
      if (line.map("applied").get("result") instanceof MapValue result
          && schema instanceof SchemaAnswer.Known) {
        compose(line.id(), PatchFormat.STRATEGIC, live, patch, schema, visitor);
        compose(line.id(), PatchFormat.MERGE, live, patch, schema, visitor);
        Value operations =
            JsonPatchDiff.between(live, result, SchemaType.Primitive.UNDECLARED, false).asValue();
        compose(line.id(), PatchFormat.JSON, live, operations, schema, visitor);
      }
    }
  }

  private static void compose(
      String id,
      PatchFormat format,
      MapValue live,
      Value patch,
      SchemaAnswer schema,
      Visitor visitor) {
    if (WrittenPatch.apply(format, live, patch, schema) instanceof WrittenPatch.Applied applied) {
      ThreeDocuments<SourceDocument> documents =
          new ThreeDocuments<>(Optional.empty(), document(live), Optional.of(document(live)));
      visitor.visit(
          id + " " + format,
          new Composition(
              documents, YamlWriter.render("patch", patch), format, format, applied, schema));
    }
  }

  private List<Line> sample(List<String> recordings) throws URISyntaxException {
    List<Line> some = new ArrayList<>();
    for (String name : recordings) {
      List<String> lines = recording(name).lines();
      for (int at = 0; at < lines.size(); at += every) {
        some.add(new Line(name, lines.get(at)));
      }
    }
    return Sample.of(some);
  }

  private static ThreeDocuments<SourceDocument> documents(ThreeWayOutcome.Computed outcome) {
    ThreeDocuments<MapValue> all = outcome.inputs().documents();
    return new ThreeDocuments<>(
        all.lastApplied().map(RecordedViews::document),
        document(all.local()),
        all.live().map(RecordedViews::document));
  }

  private static SourceDocument document(MapValue value) {
    return YamlWriter.render("text", value);
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(RecordedViews.class.getResource("/recorded/" + name)).toURI()));
  }
}
