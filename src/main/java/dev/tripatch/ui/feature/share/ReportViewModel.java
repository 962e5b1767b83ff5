package dev.tripatch.ui.feature.share;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.share.Heading;
import dev.tripatch.share.ReportFormat;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.workspace.ReportRemarks;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

/**
 * Reports on documents with their secrets masked: the masked documents are compared again, so
 * nothing that a report quotes can hold one.
 *
 * @param comparer compares the masked documents
 * @param background where the comparer works
 * @param aside where to write, which takes longer
 */
public record ReportViewModel(Comparer comparer, Executor background, Executor aside) {

  /** A report, or why there is none. */
  public sealed interface Report {

    /** A report; ends with a line break. */
    record Written(String text) implements Report {}

    /** A document has an error, which this sentence tells. */
    record Unreadable(String sentence) implements Report {}
  }

  private record Compared(Answer answer, Masking masking) {}

  /**
   * The report on documents as they are now.
   *
   * @param texts the documents; a patch that is composed is left out
   * @return comes off the UI thread
   */
  public CompletableFuture<Report> write(Texts texts, ReportFormat format) {
    return CompletableFuture.supplyAsync(() -> compare(texts), background)
        .thenApplyAsync(compared -> write(compared, format), aside);
  }

  private Compared compare(Texts texts) {
    ThreeDocuments<SourceDocument> sources = texts.documents().map(NamedText::read);
    Texts shown =
        new Texts(Masking.maskedDocuments(sources).map(ReportViewModel::named))
            .with(texts.mode())
            .with(texts.schemas());
    return new Compared(comparer.compare(shown), Masking.ofDocuments(sources));
  }

  private static NamedText named(SourceDocument document) {
    return new NamedText(document.name(), document.text());
  }

  private static Report write(Compared compared, ReportFormat format) {
    return switch (compared.answer()) {
      case Answer.Compared done -> {
        List<String> remarks = ReportRemarks.of(done.view(), compared.masking(), false);
        yield new Report.Written(format.write(done.view(), new Heading(Optional.empty(), remarks)));
      }
      case Answer.Unreadable unreadable ->
          new Report.Unreadable(sentence(unreadable.diagnostics()));
    };
  }

  private static String sentence(Map<Role, List<Diagnostic>> diagnostics) {
    return diagnostics.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .flatMap(
            each ->
                each.getValue().stream()
                    .filter(found -> found.severity() == Diagnostic.Severity.ERROR)
                    .map(found -> each.getKey().title() + ": " + found.message()))
        .collect(Collectors.joining(" "));
  }
}
