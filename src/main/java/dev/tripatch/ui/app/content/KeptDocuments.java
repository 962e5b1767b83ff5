package dev.tripatch.ui.app.content;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.role.Role;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.document.DocumentViewModel;
import dev.tripatch.ui.model.document.History;
import dev.tripatch.ui.model.document.OpenDocument;
import dev.tripatch.ui.rescue.KeptText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The window's documents and composed patches, by the names that they are kept under. */
final class KeptDocuments {

  private final Map<String, DocumentViewModel> documents = new LinkedHashMap<>();
  private final Map<String, PatchFormat> formats = new LinkedHashMap<>();
  private final History history;
  private final ComposerViewModel composer;

  KeptDocuments(Documents documents, ComposerViewModel composer) {
    this.history = documents.history();
    this.composer = composer;
    documents.all().forEach(each -> this.documents.put(each.pane().name(), each));
    this.documents.put("SCHEMA", documents.schemas().text());
    for (PatchFormat format : PatchFormat.values()) {
      String name = Role.PATCH.name() + "/" + format.word();
      this.documents.put(name, documents.drafts().in(format));
      formats.put(name, format);
    }
  }

  /** Runs something whenever one of the texts, or where it belongs, changes. */
  void onChange(Runnable action) {
    for (DocumentViewModel each : documents.values()) {
      each.textProperty().subscribe((before, now) -> action.run());
      each.openedProperty().subscribe((before, now) -> action.run());
    }
  }

  /** The texts that are not saved, as they are now. */
  List<KeptText> unsaved() {
    return documents.entrySet().stream()
        .filter(each -> each.getValue().isModified() && !each.getValue().isBlank())
        .map(each -> kept(each.getKey(), each.getValue()))
        .toList();
  }

  private KeptText kept(String name, DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    boolean isShown = composer.drafts().currentText().filter(document::equals).isPresent();
    return new KeptText(
        name,
        opened.name(),
        opened.origin().map(KeptDocuments::origin),
        isShown,
        document.getText());
  }

  private static KeptText.Origin origin(OpenDocument.Origin origin) {
    return new KeptText.Origin(
        origin.file().toAbsolutePath(),
        origin.object().index(),
        origin.object().kind(),
        origin.object().namespace(),
        origin.object().name(),
        KeptText.printOf(origin.object().text()));
  }

  /** What the person calls a text: {@code Local}; its name where this version has no such text. */
  String title(KeptText text) {
    PatchFormat format = formats.get(text.pane());
    return format != null
        ? format.title()
        : find(text).map(DocumentViewModel::title).orElse(text.pane());
  }

  /** Runs what restores texts: one step for undo. */
  void restore(Runnable restoring) {
    history.act("Restore unsaved text", restoring);
  }

  /** The document that a text belongs to; empty where this version has no such text. */
  Optional<DocumentViewModel> find(KeptText text) {
    return Optional.ofNullable(documents.get(text.pane()));
  }

  /** Goes on composing if the text was composed when it was kept. */
  void compose(KeptText text) {
    PatchFormat format = formats.get(text.pane());
    if (format != null && text.shown()) {
      composer.begin(format);
    }
  }
}
