package dev.tripatch.ui.app;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DocumentFiles;
import dev.tripatch.ui.model.DocumentViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.support.UnsavedTexts;
import dev.tripatch.ui.support.UnsavedTexts.Unsaved;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

/** Keeps unsaved texts while they are typed, and offers those that a crash left behind. */
final class Rescue {

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("d MMMM, HH:mm", java.util.Locale.ENGLISH)
          .withZone(ZoneId.systemDefault());

  private final UnsavedTexts store;
  private final ComposerViewModel composer;
  private final Map<String, DocumentViewModel> documents = new LinkedHashMap<>();
  private final DocumentFiles files;
  private final Executor background;
  private final PauseTransition pause = new PauseTransition(Duration.seconds(1));

  Rescue(
      UnsavedTexts store,
      Documents documents,
      ComposerViewModel composer,
      DocumentFiles files,
      Executor background) {
    this.store = store;
    this.composer = composer;
    this.files = files;
    this.background = background;
    documents.all().forEach(each -> this.documents.put(each.pane().name(), each));
    for (PatchFormat format : PatchFormat.values()) {
      this.documents.put(nameOf(format), documents.drafts().in(format));
    }
    pause.setOnFinished(event -> keep());
    this.documents
        .values()
        .forEach(
            each -> {
              each.textProperty().subscribe((before, now) -> pause.playFromStart());
              each.openedProperty().subscribe((before, now) -> pause.playFromStart());
            });
  }

  /** What a composed patch is kept as. */
  private static String nameOf(PatchFormat format) {
    return Pane.PATCH.name() + "/" + format.word();
  }

  private void keep() {
    List<Unsaved> texts =
        documents.entrySet().stream()
            .filter(each -> each.getValue().isModified() && !each.getValue().isBlank())
            .map(each -> unsaved(each.getKey(), each.getValue()))
            .toList();
    background.execute(() -> keep(texts));
  }

  private void keep(List<Unsaved> texts) {
    try {
      store.keep(texts);
    } catch (IOException impossible) {
      // Nowhere to keep texts: closing still asks, and there is nothing the person could do now.
    }
  }

  private static Unsaved unsaved(String pane, DocumentViewModel document) {
    Optional<OpenDocument.Origin> origin = document.getOpened().origin();
    return new Unsaved(
        pane,
        document.getOpened().name(),
        origin.map(each -> each.file().toAbsolutePath()),
        origin.map(each -> each.object().index()).orElse(0),
        document.getText());
  }

  /** Forgets the texts: the window closes and the person has answered for them. */
  void end() {
    pause.stop();
    background.execute(() -> keep(List.of()));
  }

  /** Offers what a crash left, if anything. */
  void offer(MainView view) {
    store.left().ifPresent(left -> view.addNotice(notice(view, left)));
  }

  private HBox notice(MainView view, UnsavedTexts.Left left) {
    String names =
        left.texts().stream()
            .map(text -> text.name().isEmpty() ? "untitled" : text.name())
            .collect(Collectors.joining(", "));
    Label words =
        new Label("Text of " + WHEN.format(left.when()) + " was never saved: " + names + ".");
    Button restore = new Button("Restore");
    restore.setId("restore-unsaved");
    Button discard = new Button("Discard");
    discard.setId("discard-unsaved");
    HBox notice = new HBox(words, restore, discard);
    notice.getStyleClass().add("notice");
    restore.setOnAction(
        event -> {
          left.texts().forEach(this::restore);
          forget(view, notice, left);
        });
    discard.setOnAction(event -> forget(view, notice, left));
    return notice;
  }

  private void forget(MainView view, HBox notice, UnsavedTexts.Left left) {
    view.removeNotice(notice);
    keep();
    try {
      store.forget(left);
    } catch (IOException failed) {
      view.status().say("The kept text could not be deleted: " + left.file());
    }
  }

  private void restore(Unsaved text) {
    DocumentViewModel document = documents.get(text.pane());
    if (document != null) {
      document.open(opened(text));
      document.type(text.text());
    }
    for (PatchFormat format : PatchFormat.values()) {
      if (text.pane().equals(nameOf(format))) {
        composer.begin(format);
      }
    }
  }

  private OpenDocument opened(Unsaved text) {
    return text.file()
        .flatMap(file -> reopened(file, text.object()))
        .orElse(OpenDocument.unfiled(text.name(), ""));
  }

  private Optional<OpenDocument> reopened(Path file, int object) {
    try {
      List<OpenDocument> found = files.read(file);
      return object < found.size() ? Optional.of(found.get(object)) : Optional.empty();
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
