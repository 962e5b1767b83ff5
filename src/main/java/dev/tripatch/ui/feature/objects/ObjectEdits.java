package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What was typed into objects and is not saved, also into those that no pane shows now. It follows
 * the panes, so that undo and save are noticed as typing is.
 */
public final class ObjectEdits {
  private final Documents documents;
  private final Map<ObjectPlace, Edited> edits = new LinkedHashMap<>();
  private final Consumer<ObjectPlace> onChange;

  /**
   * A text that is not saved.
   *
   * @param place where it belongs
   * @param opened the document as it was opened or saved last
   * @param text the text as typed
   */
  public record Edited(ObjectPlace place, OpenDocument opened, String text) {}

  /** Follows the panes; {@code onChange} gets each place whose text is saved or not saved since. */
  ObjectEdits(Documents documents, Consumer<ObjectPlace> onChange) {
    this.documents = documents;
    this.onChange = onChange;
    for (DocumentViewModel each : documents.all()) {
      each.textProperty().subscribe((before, now) -> follow(each));
      each.openedProperty().subscribe((before, now) -> follow(each));
    }
  }

  private void follow(DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    ObjectPlace.of(document.pane(), opened)
        .ifPresent(place -> put(new Edited(place, opened, document.getText())));
  }

  private void put(Edited edited) {
    if (edited.text().equals(edited.opened().text())) {
      edits.remove(edited.place());
    } else {
      edits.put(edited.place(), edited);
    }
    onChange.accept(edited.place());
  }

  /** What was typed there and is not saved. */
  Optional<Edited> at(ObjectPlace place) {
    return Optional.ofNullable(edits.get(place));
  }

  /** All that is not saved. */
  public List<Edited> all() {
    return List.copyOf(edits.values());
  }

  /** All that is not saved and that no pane shows. */
  public List<Edited> aside() {
    return edits.values().stream().filter(each -> !isShown(each.place())).toList();
  }

  /** Whether a pane shows it. */
  public boolean isShown(ObjectPlace place) {
    return documents
        .of(place.role())
        .flatMap(document -> ObjectPlace.of(place.role(), document.getOpened()))
        .filter(place::equals)
        .isPresent();
  }

  /** A text that no pane shows was saved. */
  public void saved(Edited edited) {
    edits.remove(edited.place(), edited);
    onChange.accept(edited.place());
  }

  /** A text comes back; to its pane if that shows the object. */
  Optional<ObjectPlace> restore(Role role, OpenDocument opened, String text) {
    Optional<ObjectPlace> place = ObjectPlace.of(role, opened);
    if (place.filter(this::isShown).isPresent()) {
      documents.of(role).orElseThrow().exchange(opened, text);
    } else {
      place.ifPresent(at -> put(new Edited(at, opened, text)));
    }
    return place;
  }
}
