package dev.tripatch.ui.panes.document;

import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which documents the panes show: what is decided is decided about them.
 *
 * @param places where each is from; its name and text if it is in no file and no cluster
 */
public record ShownDocuments(List<Object> places) {

  /** Copies the list. */
  public ShownDocuments {
    places = List.copyOf(places);
  }

  /** Documents as panes would show them, in the order of the panes. */
  public static ShownDocuments of(List<OpenDocument> documents) {
    return new ShownDocuments(documents.stream().map(ShownDocuments::place).toList());
  }

  /** The same after a document was saved, perhaps to another place. */
  ShownDocuments saved(DocumentViewModel saved, OpenDocument old, OpenDocument now) {
    List<Object> others = new ArrayList<>(places);
    placeOf(saved)
        .filter(before -> before.equals(place(old)))
        .ifPresent(before -> others.set(Role.DOCUMENTS.indexOf(saved.pane()), place(now)));
    return new ShownDocuments(others);
  }

  /**
   * Whether a text is the same in both. Patches belong to all documents together, as does a text
   * that is in no file and no cluster; own rules are the same everywhere.
   */
  boolean hasSame(DocumentViewModel text, ShownDocuments others) {
    return equals(others)
        || !text.isInPane()
        || placeOf(text)
            .filter(ShownDocuments::isStored)
            .filter(place -> others.placeOf(text).filter(place::equals).isPresent())
            .isPresent();
  }

  /** Whether some document, stored anywhere, is the same in both. */
  boolean shares(ShownDocuments others) {
    return equals(others)
        || places.stream().filter(ShownDocuments::isStored).anyMatch(others.places::contains);
  }

  private static boolean isStored(Object place) {
    return !(place instanceof OpenDocument);
  }

  private Optional<Object> placeOf(DocumentViewModel text) {
    int at = text.isInPane() ? Role.DOCUMENTS.indexOf(text.pane()) : -1;
    return at < 0 || at >= places.size() ? Optional.empty() : Optional.of(places.get(at));
  }

  private static Object place(OpenDocument document) {
    return document
        .origin()
        .<Object>map(from -> List.of(from.file().toAbsolutePath(), from.object().title()))
        .or(document::object)
        .orElse(document);
  }
}
