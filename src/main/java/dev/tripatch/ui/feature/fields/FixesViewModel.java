package dev.tripatch.ui.feature.fields;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.FixText;
import dev.tripatch.edit.fix.QuickFix;
import dev.tripatch.edit.fix.QuickFixes;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What can be done about what is wrong in the texts that people write: local and the patch.
 *
 * @param findings the hazards that were found last
 * @param say says what was done
 */
public record FixesViewModel(
    ModelContext models, FindingsViewModel findings, Consumer<String> say) {

  /** The fixes at a caret; none in a pane where nobody writes. */
  public List<QuickFix> at(Role pane, int caret) {
    return switch (pane) {
      case LOCAL -> at(Writing.OBJECT, models.documents().local(), pane, caret);
      case PATCH -> inPatch(caret);
      case LAST_APPLIED, LIVE, RESULT -> List.of();
    };
  }

  private List<QuickFix> inPatch(int caret) {
    Optional<PatchFormat> format = models.documents().drafts().currentProperty().get();
    return format
        .map(it -> at(Writing.of(it), models.documents().drafts().in(it), Role.PATCH, caret))
        .orElse(List.of());
  }

  private List<QuickFix> at(Writing writing, DocumentViewModel text, Role pane, int caret) {
    return models
        .comparison()
        .getView()
        .map(
            view ->
                FixText.of(
                    writing,
                    text.getText(),
                    view.schemaScope().answer(),
                    models.comparison().read(Role.LIVE).flatMap(SourceDocument::decodedObject),
                    hazards(pane)))
        .map(known -> QuickFixes.at(known, caret))
        .orElse(List.of())
        .stream()
        .filter(fix -> !Mask.IN_TEXT.matcher(fix.title()).find())
        .toList();
  }

  private List<Hazard> hazards(Role pane) {
    return Stream.concat(
            findings.foundProperty().get().hazards().stream(),
            models.comparison().refusedProperty().get().stream())
        .filter(hazard -> hazard.where() == pane)
        .distinct()
        .toList();
  }

  /** Makes a fix, as one step of the history. */
  public void take(Role pane, QuickFix fix) {
    Optional<DocumentViewModel> text =
        pane == Role.PATCH
            ? models.documents().drafts().currentText()
            : models.documents().of(pane);
    text.ifPresent(
        it -> {
          models.documents().history().act(fix.title(), () -> it.type(fix.text()));
          say.accept(fix.title() + ".");
        });
  }
}
