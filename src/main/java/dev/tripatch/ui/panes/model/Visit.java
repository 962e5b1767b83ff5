package dev.tripatch.ui.panes.model;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.OpenTexts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Other documents fill the panes for a while: those of a lesson, for example. What was open is set
 * aside, with its unsaved changes, its history and how it was looked at, and comes back as it was.
 * What a person does to the visited documents touches none of their files, and is there again when
 * they visit the same documents again.
 */
public final class Visit {

  private final ModelContext models;
  private final Documents documents;
  private final OpenTexts texts;
  private final List<Supplier<Runnable>> others = new ArrayList<>();
  private final Map<Visited, Runnable> edited = new HashMap<>();
  private final ReadOnlyObjectWrapper<Optional<Visited>> visited =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Runnable home = () -> {};
  private Runnable onArrival = () -> {};
  private boolean isMoving;

  /** No visit yet. */
  public Visit(ModelContext models) {
    this.models = models;
    this.documents = models.documents();
    this.texts =
        new OpenTexts(
            documents.history(),
            documents.all(),
            documents.drafts(),
            documents.leftOut(),
            documents.schemas());
  }

  /**
   * Keeps something else that is about the open documents.
   *
   * @param part begins again, and answers what brings back what was there
   */
  public void alsoKeep(Supplier<Runnable> part) {
    others.add(part);
  }

  /** Runs something whenever the panes have been filled with other documents. */
  public void setOnArrival(Runnable handler) {
    onArrival = handler;
  }

  /** Whether the texts in the panes are being exchanged just now. */
  public boolean isMoving() {
    return isMoving;
  }

  private void move(Runnable exchange) {
    isMoving = true;
    try {
      documents.history().asOne(exchange);
    } finally {
      isMoving = false;
    }
  }

  /** Whether a person did something to the documents that they visit. */
  public boolean isEdited() {
    return isVisiting() && !documents.history().done().isEmpty();
  }

  /** The documents that a person did something to, and left. */
  public Set<Visited> edited() {
    return Set.copyOf(edited.keySet());
  }

  /** Fills the panes with documents, as they were left if they were edited before. */
  public void open(Visited place) {
    Optional<Visited> before = visited.get();
    visited.set(Optional.of(place));
    move(() -> exchange(before, place));
    onArrival.run();
  }

  private void exchange(Optional<Visited> before, Visited place) {
    boolean isEdited = !documents.history().done().isEmpty();
    Runnable aside = setAside();
    if (before.isEmpty()) {
      home = aside;
    } else if (isEdited) {
      edited.put(before.get(), aside);
    }
    Optional.ofNullable(edited.remove(place)).ifPresentOrElse(Runnable::run, () -> fill(place));
  }

  /** Fills the panes with the visited documents as they were at first. */
  public void startOver() {
    visited.get().ifPresent(place -> move(() -> begin(place)));
    onArrival.run();
  }

  private void begin(Visited place) {
    setAside();
    fill(place);
  }

  /** Brings back what was open, if other documents are visited. */
  public void back() {
    if (isVisiting()) {
      visited.get().ifPresent(place -> move(() -> leave(place)));
      visited.set(Optional.empty());
      onArrival.run();
    }
  }

  private void leave(Visited place) {
    boolean isEdited = !documents.history().done().isEmpty();
    Runnable aside = setAside();
    if (isEdited) {
      edited.put(place, aside);
    }
    home.run();
    home = () -> {};
  }

  /** What was captured first depends on all others, so it comes back last. */
  private Runnable setAside() {
    List<Runnable> parts = new ArrayList<>();
    others.forEach(part -> parts.add(part.get()));
    parts.add(models.selection().setAside());
    parts.add(texts.setAside());
    parts.add(documents.appliedBy().setAside());
    parts.add(documents.secrets().setAside());
    parts.add(models.comparison().patch().setAside());
    models.composer().leave();
    return () -> parts.reversed().forEach(Runnable::run);
  }

  private void fill(Visited place) {
    for (DocumentViewModel document : documents.all()) {
      document.open(opened(place, document.pane()));
    }
    documents.appliedBy().open(place.mode());
    place
        .patch()
        .ifPresent(
            written ->
                models
                    .composer()
                    .open(
                        written.format(),
                        OpenDocument.unfiled(written.text().name(), written.text().text())));
    documents.history().forget();
  }

  private static OpenDocument opened(Visited place, Role role) {
    String text = place.documents().getOrDefault(role, "");
    return OpenDocument.unfiled(text.isEmpty() ? "" : place.title(), text);
  }

  /** Whether other documents are visited. */
  public boolean isVisiting() {
    return visited.get().isPresent();
  }

  /**
   * What is visited; empty for the person's own documents. It changes before their texts go, and
   * after they came back.
   */
  public ReadOnlyObjectProperty<Optional<Visited>> visitedProperty() {
    return visited.getReadOnlyProperty();
  }
}
