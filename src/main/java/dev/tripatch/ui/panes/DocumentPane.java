package dev.tripatch.ui.panes;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskList;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.PatchPane.EditorPlaces;
import dev.tripatch.ui.panes.PatchPane.TypingLine;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets.MaskedSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Connects the pane of one of the three documents with its model. */
final class DocumentPane {

  private final ModelContext models;
  private final PaneView view;
  private final DocumentViewModel document;
  private boolean another;

  DocumentPane(ModelContext models, PaneView view, DocumentViewModel document) {
    this.models = models;
    this.view = view;
    this.document = document;
    TypingLine.follow(view, models.comparison().errors(), document::type);
    view.modifiedDot().visibleProperty().bind(document.modifiedBinding());
    document.openedProperty().subscribe(this::opened);
    document.textProperty().subscribe((before, now) -> textChanged());
    models.documents().secrets().hiddenProperty().subscribe(hidden -> PaneMasks.show(hidden, view));
    models.comparison().paneProperty(document.pane()).subscribe((before, now) -> compared(now));
    models
        .comparison()
        .errors()
        .shownProperty()
        .subscribe(shown -> showDiagnostics(shown.diagnostics()));
    describe();
  }

  private PaneEditor editor() {
    return view.editor();
  }

  private boolean isFromAnnotation() {
    return document.pane() == Role.LAST_APPLIED && document.isBlank();
  }

  /** Another document is seen from its start; the same one where it was seen. */
  private void opened(OpenDocument before, OpenDocument now) {
    boolean isElsewhere = !before.name().equals(now.name()) || !before.file().equals(now.file());
    another = isElsewhere && !editor().text().equals(now.text());
    describe();
  }

  /** The text changed; if it was not typed here (opened, reloaded, restored), show it. */
  private void textChanged() {
    if (!isFromAnnotation() && !editor().text().equals(document.getText())) {
      String text = document.getText();
      if (another) {
        editor().open(text, models.documents().secrets().firstMasks(text), document.format());
      } else {
        editor().show(text, models.documents().secrets().firstMasks(text), document.format());
      }
      // An answer that was known before is there as soon as the document has its text.
      if (models.documents().secrets().hiddenProperty().get().isPresent()) {
        PaneMasks.show(models.documents().secrets().hiddenProperty().get(), view);
      }
      models.comparison().paneProperty(document.pane()).get().ifPresent(editor()::decorate);
    }
    another = false;
    describe();
  }

  private void compared(Optional<PaneText> pane) {
    if (isFromAnnotation()) {
      editor()
          .show(
              pane.map(PaneText::text).orElse(""), pane.map(PaneText::format).orElse(Format.JSON));
    }
    pane.ifPresentOrElse(editor()::decorate, editor()::undecorate);
    if (pane.filter(each -> each.text().equals(editor().text())).isPresent()) {
      // What looked like a Secret before it was read may be none.
      PaneMasks.show(models.documents().secrets().hiddenProperty().get(), view);
    }
    describe();
  }

  private void describe() {
    boolean annotation = isFromAnnotation();
    editor().setEditable(!annotation);
    editor().setLinesBefore(annotation ? 0 : document.getOpened().linesBefore());
    view.detailProperty().set(annotation ? annotationSource() : document.getOpened().name());
    view.stateProperty().set(annotation && !editor().text().isEmpty() ? "read-only" : written());
    view.setDetailHelp(annotation ? "" : path());
    view.hintProperty().set(editor().text().isEmpty() ? hint() : "");
  }

  private String path() {
    return document.getOpened().file().map(Path::toString).map(VisibleText::line).orElse("");
  }

  private String annotationSource() {
    if (document.pane() == Role.LAST_APPLIED && models.comparison().getView().isPresent()) {
      return editor().text().isEmpty()
          ? PaneWords.NO_ANNOTATION_ON_LIVE.text()
          : PaneWords.FROM_ANNOTATION_ON_LIVE.text();
    }
    return "";
  }

  private String written() {
    return document.isBlank()
        ? ""
        : document
            .getOpened()
            .origin()
            .map(origin -> origin.stored().lineEnding())
            .map(ending -> document.format() + " · UTF-8 · " + ending)
            .orElse(document.format().toString());
  }

  private String hint() {
    return switch (document.pane()) {
      case LAST_APPLIED ->
          models.comparison().getView().isPresent()
              ? PaneWords.LIVE_HAS_NO_ANNOTATION.text()
              : PaneWords.TAKEN_FROM_ANNOTATION.text();
      case LOCAL -> PaneWords.OPEN_LOCAL.text();
      case LIVE, PATCH, RESULT -> PaneWords.OPEN_LIVE.text();
    };
  }

  private void showDiagnostics(Map<Role, List<Diagnostic>> all) {
    List<Diagnostic> mine = all.getOrDefault(document.pane(), List.of());
    editor().showProblems(mine);
    view.message().showDiagnostics(mine, new EditorPlaces(editor()));
  }

  /** Masks the text of a pane. */
  static final class PaneMasks {
    private PaneMasks() {}

    /** Masks what an answer hides; in a text that cannot be read, also what was masked before. */
    public static void show(HiddenSecrets hidden, PaneView view) {
      MaskedSource source = hidden.texts().get(view.pane());
      if (source != null) {
        List<Mask> masks =
            source.isRead()
                ? source.masks()
                : MaskList.joined(view.editor().masks().all(), source.masks());
        view.editor().masks().mask(source.text(), masks);
      } else if (!hidden.isPresent()) {
        view.editor().masks().mask(view.editor().text(), List.of());
      }
    }
  }
}
