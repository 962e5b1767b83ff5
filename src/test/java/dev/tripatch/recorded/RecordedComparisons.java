package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A sample of the recorded cases with three documents, as we compare them. */
public final class RecordedComparisons {
  private final BundledCatalog catalog = new BundledCatalog();
  private final Workbench workbench = new Workbench(catalog);

  /** Shows each comparison of a file's sample that gives a patch. */
  public void forEach(String name, Consumer<ThreeWayOutcome.Computed> visitor)
      throws URISyntaxException {
    forEach(name, (line, outcome) -> visitor.accept(outcome));
  }

  void forEach(String name, BiConsumer<RecordedCase, ThreeWayOutcome.Computed> visitor)
      throws URISyntaxException {
    for (RecordedCase line : recording(name).sample()) {
      if (outcome(line, name) instanceof ThreeWayOutcome.Computed outcome) {
        visitor.accept(line, outcome);
      }
    }
  }

  ThreeWayOutcome outcome(RecordedCase line, String name) {
    if (line.has("method")) {
      return asKubectlApplies(line);
    }
    SchemaAnswer schema =
        name.startsWith("json-merge")
            ? new SchemaAnswer.Unknown("a custom resource")
            : catalog.lookUp(line.apiVersion(), line.kind());
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                Optional.of(line.map("original")),
                line.map("modified"),
                Optional.of(line.map("current"))),
            schema));
  }

  private ThreeWayOutcome asKubectlApplies(RecordedCase line) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", line.text("local")),
            Optional.of(
                SourceReader.read("live", CanonicalJson.write(line.map("live")), Format.JSON)));
    return switch (workbench.compare(sources, true)) {
      case Compared.Done done -> done.outcome();
      case Compared.Unreadable unreadable -> throw new AssertionError(unreadable);
    };
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(RecordedComparisons.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
