package dev.tripatch.recorded;

import dev.tripatch.dialect.Reading;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/** Recorded documents, put before the workbench as texts, as window and command line do it. */
final class ComparedTexts {
  private final Workbench workbench;

  ComparedTexts(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  /** The three documents of a line, compared as they are. */
  ThreeWayOutcome compare(RecordedCase line, boolean overwrite) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.of(read("last applied", line.map("original"))),
            read("local", line.map("modified")),
            Optional.of(read("live", line.map("current"))));
    Optional<ComparisonMode> asTheyAre = Optional.of(ComparisonMode.DOCUMENTS);
    return switch (workbench.compare(sources, overwrite, asTheyAre)) {
      case Compared.Done done -> done.outcome();
      case Compared.Unreadable unreadable -> throw new AssertionError(unreadable);
    };
  }

  /**
   * The patch that the client makes, whatever the server says to it; a computed one whose reasons
   * do not add up is a fault.
   */
  static Answer patch(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> new Answer.Result(balanced(computed).patch());
      case ThreeWayOutcome.Refused refused ->
          refused.stage() == Stage.RESULT
              ? new Answer.Result(refused.patch().orElseThrow())
              : refused(refused.refusal());
    };
  }

  private static ThreeWayOutcome.Computed balanced(ThreeWayOutcome.Computed computed) {
    if (!computed.isBalanced()) {
      throw new AssertionError("the reasons do not add up");
    }
    return computed;
  }

  /** The object after a patch that somebody wrote. */
  Answer applied(MapValue object, MapValue patch, Dialect dialect) {
    return switch (workbench.apply(object, patch, dialect)) {
      case Applied.Done done -> new Answer.Result(done.result());
      case Applied.Refused refused -> refused(refused.refusal());
    };
  }

  /** What a dialect makes of a patch. */
  static Answer answer(Reading reading) {
    return switch (reading) {
      case Reading.Done done -> new Answer.Result(done.result());
      case Reading.Refused refused -> refused(refused.refusal());
    };
  }

  private static Answer refused(Refusal refusal) {
    return new Answer.Refused(refusal.referenceText());
  }

  private static SourceDocument read(String name, MapValue document) {
    return SourceReader.read(name, CanonicalJson.write(document), Format.JSON);
  }
}
