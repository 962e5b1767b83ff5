package dev.tripatch.ui.window.file;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.ObjectPlace;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  public CaseTexts(Documents documents) {
    this.documents = documents;
  }

  /** A document as this opened it, and the file that the case names for it. */
  private record Named(OpenDocument opened, ObjectPlace place) {}

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
    Optional<ObjectPlace> place =
        opened.origin().map(OpenDocument.Origin::place).or(() -> agreedLater(document));
    return new Case.Text(
        opened.name(),
        document.getText(),
        place,
        stored.filter(_ -> place.isPresent()),
        MapValue.EMPTY);
  }

  /** What the case named for a document that is still the one it brought. */
  private Optional<ObjectPlace> agreedLater(DocumentViewModel document) {
    return Optional.ofNullable(named.get(document.pane()))
        .filter(each -> each.opened().equals(document.getOpened()))
        .map(Named::place);
  }

  /** Shows a case's documents in place of all that are there; they belong to no file. */
  public void open(Case opened) {
    named.clear();
    for (DocumentViewModel document : documents.all()) {
      Optional<Case.Text> text = opened.text(document.pane());
      document.open(text.map(CaseTexts::unfiled).orElse(NOTHING));
      text.map(Case.Text::text).ifPresent(document::type);
      text.flatMap(Case.Text::place)
          .ifPresent(at -> named.put(document.pane(), new Named(document.getOpened(), at)));
    }
    files.set(waiting());
  }

  private static OpenDocument unfiled(Case.Text text) {
    return OpenDocument.unfiled(text.name(), text.stored().orElse(text.text()));
  }

  private List<CaseFile> waiting() {
    return documents.all().stream()
        .flatMap(
            document ->
                agreedLater(document)
                    .filter(place -> place.path().isPresent())
                    .map(at -> new CaseFile(document.pane(), at, document.getOpened().text()))
                    .stream())
        .toList();
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
