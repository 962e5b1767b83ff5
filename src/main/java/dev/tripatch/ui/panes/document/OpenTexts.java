package dev.tripatch.ui.panes.document;

import dev.tripatch.engine.format.PatchFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All texts of a window, those that no pane shows too, with what was done to them. They are set
 * aside as a whole, and come back as they were.
 */
public final class OpenTexts {

  private static final OpenDocument NOTHING = OpenDocument.unfiled("", "");

  private final History history;
  private final Drafts drafts;
  private final SchemaDocuments schemas;
  private final List<DocumentViewModel> all = new ArrayList<>();

  /** A text as it was set aside. */
  private record Kept(DocumentViewModel document, OpenDocument opened, String text) {

    static Kept of(DocumentViewModel document) {
      return new Kept(document, document.getOpened(), document.getText());
    }

    void bringBack() {
      document.become(opened, text);
    }
  }

  /** The texts of panes, drafts, left-out fields and own rules, which share a history. */
  public OpenTexts(
      History history,
      List<DocumentViewModel> panes,
      Drafts drafts,
      LeftOutFields leftOut,
      SchemaDocuments schemas) {
    this.history = history;
    this.drafts = drafts;
    this.schemas = schemas;
    all.addAll(panes);
    for (PatchFormat format : PatchFormat.values()) {
      all.add(drafts.in(format));
    }
    all.add(leftOut.text());
    all.add(schemas.text());
  }

  /**
   * Empties all texts, and forgets what was done to them. Neither this nor coming back is a step
   * for undo.
   *
   * @return brings everything back
   */
  public Runnable setAside() {
    List<Kept> kept = all.stream().map(Kept::of).toList();
    Optional<PatchFormat> composed = drafts.currentProperty().get();
    drafts.leave();
    Runnable backToSchemas = schemas.setAside();
    all.forEach(each -> each.become(NOTHING, ""));
    Runnable backToHistory = history.setAside();
    return () -> {
      kept.forEach(Kept::bringBack);
      backToSchemas.run();
      composed.ifPresentOrElse(drafts::compose, drafts::leave);
      backToHistory.run();
    };
  }
}
