package dev.tripatch.ui.panes.document;

import java.util.Collection;
import java.util.List;
import java.util.Map;

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

  static ShownDocuments of(
      Collection<DocumentViewModel> panes, Map<DocumentViewModel, OpenDocument> opened) {
    return new ShownDocuments(
        panes.stream().map(each -> place(opened.getOrDefault(each, each.getOpened()))).toList());
  }

  private static Object place(OpenDocument document) {
    return document
        .origin()
        .<Object>map(from -> List.of(from.file().toAbsolutePath(), from.object().title()))
        .or(document::object)
        .orElse(document);
  }
}
