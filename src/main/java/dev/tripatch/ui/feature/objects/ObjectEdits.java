package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.ObjectPlace;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * What was typed into objects and is not saved, also into those that no pane shows now. It follows
 * the panes, so that undo and save are noticed as typing is.
 */
public final class ObjectEdits {
  private final Documents documents;
  private final Map<ObjectText, Edited> edits = new LinkedHashMap<>();
  private final Consumer<List<ObjectText>> onChange;
  private final UnaryOperator<OpenDocument> current;

  /**
   * A document of an object of the list.
   *
   * @param role which document it is
   * @param place where it is stored
   */
  public record ObjectText(Role role, ObjectPlace place) {

    static Optional<ObjectText> of(Role role, OpenDocument document) {
      return document.origin().map(from -> new ObjectText(role, from.place()));
    }

    static Optional<ObjectText> of(Role role, FoundObject found) {
      return found
          .file()
          .path()
          .map(file -> new ObjectText(role, ObjectPlace.of(file, found.index())));
    }
  }

  /**
   * A text that is not saved.
   *
   * @param of which document it belongs to
   * @param opened the document as it was opened or saved last
   * @param text the text as typed
   */
  public record Edited(ObjectText of, OpenDocument opened, String text) {}

  /**
   * Follows the panes.
   *
   * @param current a document as its file has it since this window saved it
   * @param onChange gets the places whose texts are saved or not saved since
   */
  ObjectEdits(
      Documents documents,
      UnaryOperator<OpenDocument> current,
      Consumer<List<ObjectText>> onChange) {
    this.documents = documents;
    this.current = current;
    this.onChange = onChange;
    for (DocumentViewModel each : documents.all()) {
      each.textProperty().subscribe((before, now) -> follow(each));
      each.openedProperty().subscribe((before, now) -> follow(each));
    }
  }

  private void follow(DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    ObjectText.of(document.pane(), opened)
        .ifPresent(of -> put(new Edited(of, opened, document.getText())));
  }

  private void put(Edited edited) {
    note(edited);
    onChange.accept(List.of(edited.of()));
  }

  private void note(Edited edited) {
    if (edited.text().equals(edited.opened().text())) {
      edits.remove(edited.of());
    } else {
      edits.put(edited.of(), edited);
    }
  }

  /**
   * Edits an object as part of an action, whether a pane shows it or not; undo takes it back
   * wherever it is by then.
   */
  void edit(ObjectText of, OpenDocument opened, String before, String after) {
    DocumentViewModel aside =
        DocumentViewModel.aside(of.role(), opened, before, documents.history());
    aside.textProperty().subscribe((old, now) -> become(of, aside.getOpened(), now));
    aside.type(after);
  }

  private void become(ObjectText of, OpenDocument opened, String text) {
    if (isShown(of)) {
      DocumentViewModel pane = documents.of(of.role()).orElseThrow();
      pane.become(pane.getOpened(), text);
    } else {
      put(new Edited(of, current.apply(opened), text));
    }
  }

  /** What was typed into it and is not saved. */
  Optional<Edited> in(ObjectText of) {
    return Optional.ofNullable(edits.get(of));
  }

  /** All that is not saved. */
  public List<Edited> all() {
    return List.copyOf(edits.values());
  }

  /** All that is not saved and that no pane shows. */
  public List<Edited> aside() {
    return edits.values().stream().filter(each -> !isShown(each.of())).toList();
  }

  /** Whether a pane shows it. */
  public boolean isShown(ObjectText text) {
    return documents
        .of(text.role())
        .flatMap(document -> ObjectText.of(text.role(), document.getOpened()))
        .filter(text::equals)
        .isPresent();
  }

  /**
   * A text that was written to its file.
   *
   * @param edited the text as it was then; another one may have been typed since
   * @param now the document as its file has it
   */
  record Saved(Edited edited, OpenDocument now) {}

  /** Texts were saved; what was typed or undone since is not. */
  void saved(List<Saved> all) {
    all.forEach(each -> saved(each.edited(), each.now()));
    onChange.accept(all.stream().map(each -> each.edited().of()).toList());
  }

  private void saved(Edited edited, OpenDocument now) {
    if (isShown(edited.of())) {
      documents.of(edited.of().role()).orElseThrow().saved(now);
    } else {
      String text = in(edited.of()).map(Edited::text).orElse(edited.opened().text());
      note(new Edited(edited.of(), now, text));
    }
  }

  /**
   * A text that was never saved.
   *
   * @param document what it belongs to
   */
  public record Unsaved(Role role, OpenDocument document, String text) {}

  /** Texts come back; to the files of objects that are listed, those of the others are added. */
  ObjectSources restore(List<Unsaved> all, ObjectSources sources, Set<ObjectText> listed) {
    ObjectSources wanted = sources;
    for (Unsaved each : all) {
      Optional<Path> file =
          restore(each.role(), each.document(), each.text())
              .filter(restored -> !listed.contains(restored))
              .flatMap(restored -> restored.place().path());
      wanted = file.isPresent() ? wanted.and(each.role(), file.get()) : wanted;
    }
    return wanted;
  }

  /** A text comes back; to its pane if that shows the object. */
  private Optional<ObjectText> restore(Role role, OpenDocument opened, String text) {
    Optional<ObjectText> restored = ObjectText.of(role, opened);
    if (restored.filter(this::isShown).isPresent()) {
      documents.of(role).orElseThrow().exchange(opened, text);
    } else {
      restored.ifPresent(of -> put(new Edited(of, opened, text)));
    }
    return restored;
  }

  /** Whether one of an object's texts is edited. */
  boolean isEdited(ObjectPair pair) {
    return Role.DOCUMENTS.stream()
        .flatMap(role -> pair.found(role).flatMap(each -> ObjectText.of(role, each)).stream())
        .anyMatch(text -> in(text).isPresent());
  }
}
