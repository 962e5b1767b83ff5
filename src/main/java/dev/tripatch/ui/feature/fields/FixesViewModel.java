package dev.tripatch.ui.feature.fields;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.FixText;
import dev.tripatch.edit.fix.QuickFix;
import dev.tripatch.edit.fix.QuickFixes;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What can be done about what is wrong in the texts that people write: local and the patch. */
public final class FixesViewModel {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final FindingsViewModel findings;
  private final Consumer<String> say;

  /**
   * Fixes in these documents.
   *
   * @param findings the hazards that were found last
   * @param say says what was done
   */
  public FixesViewModel(
      Documents documents,
      ComparisonViewModel comparison,
      FindingsViewModel findings,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.findings = findings;
    this.say = say;
  }

  /** The fixes at a caret; none in a pane where nobody writes. */
  public List<QuickFix> at(Role pane, int caret) {
    return switch (pane) {
      case LOCAL -> at(Writing.OBJECT, documents.local(), pane, caret);
      case PATCH -> inPatch(caret);
      case LAST_APPLIED, LIVE, RESULT -> List.of();
    };
  }

  private List<QuickFix> inPatch(int caret) {
    Optional<PatchFormat> format = documents.drafts().currentProperty().get();
    return format
        .map(it -> at(Writing.of(it), documents.drafts().in(it), Role.PATCH, caret))
        .orElse(List.of());
  }

  private List<QuickFix> at(Writing writing, DocumentViewModel text, Role pane, int caret) {
    return comparison
        .getView()
        .map(
            view ->
                FixText.of(
                    writing, text.getText(), view.schemaScope().answer(), live(), hazards(pane)))
        .map(known -> QuickFixes.at(known, caret))
        .orElse(List.of())
        .stream()
        .filter(fix -> !Mask.IN_TEXT.matcher(fix.title()).find())
        .toList();
  }

  private Optional<MapValue> live() {
    return documents
        .live()
        .snapshot()
        .map(text -> SourceReader.read(text.name(), text.text()))
        .flatMap(SourceDocument::decodedObject);
  }

  private List<Hazard> hazards(Role pane) {
    return Stream.concat(
            findings.foundProperty().get().hazards().stream(),
            comparison.refusedProperty().get().stream())
        .filter(hazard -> hazard.where() == pane)
        .distinct()
        .toList();
  }

  /** Makes a fix, as one step of the history. */
  public void take(Role pane, QuickFix fix) {
    Optional<DocumentViewModel> text =
        pane == Role.PATCH ? documents.drafts().currentText() : documents.of(pane);
    text.ifPresent(
        it -> {
          documents.history().act(fix.title(), () -> it.type(fix.text()));
          say.accept(fix.title() + ".");
        });
  }
}
