package dev.tripatch.ui.window.file;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.LineEnding;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Case;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The window's documents as a case keeps them, and back. Whoever made a case chose the paths in it,
 * so its documents belong to no file until the person agrees.
 */
public final class CaseTexts {

  private static final OpenDocument NOTHING = OpenDocument.unfiled("", "");

  private final Documents documents;
  private final Map<Role, Named> named = new EnumMap<>(Role.class);
  private final ReadOnlyObjectWrapper<List<CaseFile>> files =
      new ReadOnlyObjectWrapper<>(List.of());

  /** For these documents. */
  public CaseTexts(Documents documents) {
    this.documents = documents;
  }

  /** A document as this opened it, and the file that the case names for it. */
  private record Named(OpenDocument opened, Case.Origin origin) {}

  /** The texts as they are now; blank ones are left out. */
  public Map<Role, Case.Text> now() {
    Map<Role, Case.Text> texts = new EnumMap<>(Role.class);
    documents.all().stream()
        .filter(document -> !document.isBlank())
        .forEach(document -> texts.put(document.pane(), text(document)));
    return texts;
  }

  private Case.Text text(DocumentViewModel document) {
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
                        stored))
            .or(() -> agreedLater(document).map(from -> from.storing(stored)));
    return new Case.Text(opened.name(), document.getText(), origin, MapValue.EMPTY);
  }

  /** What the case named for a document that is still the one it brought. */
  private Optional<Case.Origin> agreedLater(DocumentViewModel document) {
    return Optional.ofNullable(named.get(document.pane()))
        .filter(each -> each.opened().equals(document.getOpened()))
        .map(Named::origin);
  }

  /** Shows a case's documents in place of all that are there; they belong to no file. */
  public void open(Case opened) {
    named.clear();
    for (DocumentViewModel document : documents.all()) {
      Optional<Case.Text> text = opened.text(document.pane());
      document.open(text.map(CaseTexts::unfiled).orElse(NOTHING));
      text.map(Case.Text::text).map(LineEnding::normalize).ifPresent(document::type);
      text.flatMap(Case.Text::origin)
          .ifPresent(from -> named.put(document.pane(), new Named(document.getOpened(), from)));
    }
    files.set(waiting());
  }

  private static OpenDocument unfiled(Case.Text text) {
    String stored = text.origin().flatMap(Case.Origin::stored).orElse(text.text());
    return OpenDocument.unfiled(text.name(), stored);
  }

  private List<CaseFile> waiting() {
    return documents.all().stream()
        .flatMap(document -> agreedLater(document).stream().flatMap(from -> file(document, from)))
        .toList();
  }

  private static Stream<CaseFile> file(DocumentViewModel document, Case.Origin origin) {
    try {
      Path file = Path.of(origin.file());
      return file.isAbsolute()
          ? Stream.of(
              new CaseFile(document.pane(), file, origin.object(), document.getOpened().text()))
          : Stream.empty();
    } catch (InvalidPathException elsewhere) {
      return Stream.empty();
    }
  }

  /** The files that the case names, none of which was touched yet. */
  public ReadOnlyObjectProperty<List<CaseFile>> filesProperty() {
    return files.getReadOnlyProperty();
  }

  /**
   * The person agrees: the document belongs to its file from now on. Its text stays, and so does a
   * pane that shows another document by now.
   */
  public void use(CaseFile file, OpenDocument found) {
    DocumentViewModel document = documents.of(file.pane()).orElseThrow();
    if (agreedLater(document).isPresent()) {
      document.exchange(found, document.getText());
      named.remove(file.pane());
    }
  }

  /** The person has answered. */
  public void answered() {
    files.set(List.of());
  }
}
