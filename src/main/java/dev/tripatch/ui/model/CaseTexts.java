package dev.tripatch.ui.model;

import dev.tripatch.highlight.Pane;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.Case;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The window's documents as a case keeps them, and back. */
public final class CaseTexts {

  private static final OpenDocument NOTHING = OpenDocument.unfiled("", "");

  private final Documents documents;
  private final DocumentFiles files;

  /** For these documents, whose files are read and written so. */
  public CaseTexts(Documents documents, DocumentFiles files) {
    this.documents = documents;
    this.files = files;
  }

  /** The texts as they are now; blank ones are left out. */
  public Map<Pane, Case.Text> now() {
    Map<Pane, Case.Text> texts = new EnumMap<>(Pane.class);
    documents.all().stream()
        .filter(document -> !document.isBlank())
        .forEach(document -> texts.put(document.pane(), text(document)));
    return texts;
  }

  private static Case.Text text(DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    Optional<String> stored = document.isModified() ? Optional.of(opened.text()) : Optional.empty();
    Optional<Case.Origin> origin =
        opened
            .origin()
            .map(
                from ->
                    new Case.Origin(
                        from.file().toAbsolutePath().normalize().toString(),
                        from.object().index(),
                        stored));
    return new Case.Text(opened.name(), document.getText(), origin, MapValue.EMPTY);
  }

  /** Shows a case's documents in place of all that are there. */
  public void open(Case opened) {
    for (DocumentViewModel document : documents.all()) {
      Optional<Case.Text> text = opened.text(document.pane());
      document.open(text.map(this::document).orElse(NOTHING));
      text.map(Case.Text::text).map(LineEnding::normalize).ifPresent(document::type);
    }
  }

  /** The document in its file, if that still holds what it held; else one that is in no file. */
  private OpenDocument document(Case.Text text) {
    return text.origin()
        .flatMap(origin -> inFile(origin, text.text()))
        .orElseGet(() -> OpenDocument.unfiled(text.name(), text.text()));
  }

  private Optional<OpenDocument> inFile(Case.Origin origin, String text) {
    try {
      String stored = LineEnding.normalize(origin.stored().orElse(text));
      List<OpenDocument> found = files.read(Path.of(origin.file()));
      return found.stream()
          .skip(origin.object())
          .findFirst()
          .filter(document -> document.text().equals(stored));
    } catch (IOException | InvalidPathException elsewhere) {
      return Optional.empty();
    }
  }
}
