package dev.tripatch.ui.feature.course;

import dev.tripatch.document.Format;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.settings.Styles;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

/** One document on the page: its name, and its text as high as it is. */
final class LessonPane extends BorderPane {

  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
  private static final int MOST_LINES = 26;
  private static final int LEAST_LINES = 7;
  private static final double AROUND_LINES = 18;

  /** What is below the pane stays where it is while fewer lines than these are typed. */
  private static final int TO_TYPE = 4;

  private final PaneEditor editor;
  private final HBox header;
  private final Label detail = Styles.styled(new Label(), "course-quiet");
  private final Label end = Styles.styled(new Label(), "course-quiet");
  private Runnable toFill = () -> {};
  private boolean isActive;
  private int reserved;

  LessonPane(String title, ObservableIntegerValue textSize) {
    editor = new PaneEditor(title, textSize);
    // Without the strip of what is elsewhere in a long document.
    editor.setRight(null);
    editor.hideNumbers();
    getStyleClass().add("course-pane");
    Label name = Styles.whole(title, "course-pane-title");
    header = new HBox(name, detail, Styles.space(), end);
    header.getStyleClass().add("course-pane-header");
    header.setMinWidth(0);
    setTop(header);
    setCenter(editor);
    setMinWidth(0);
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                seen();
              }
            });
  }

  /** A document that can only be read. */
  static LessonPane reading(Role role, String text, ObservableIntegerValue textSize) {
    LessonPane pane = new LessonPane(role.title(), textSize);
    pane.fill(() -> pane.editor.open(text.stripTrailing(), java.util.List.of(), Format.YAML));
    return pane;
  }

  /** What a step shows of a document. */
  static LessonPane of(Role role, PaneText text, ObservableIntegerValue textSize) {
    LessonPane pane = new LessonPane(role.title(), textSize);
    pane.fill(
        () -> {
          pane.show(text);
          pane.reveal(text);
        });
    return pane;
  }

  /** Fills it once it is in a scene: lines that come into a text before find no colours. */
  void fill(Runnable filling) {
    if (getScene() == null) {
      toFill = filling;
    } else {
      filling.run();
    }
  }

  private void seen() {
    Runnable filling = toFill;
    toFill = () -> {};
    filling.run();
    reserved = isActive ? lines() + TO_TYPE : 0;
    requestLayout();
  }

  /** Shows a text with its marks. */
  void show(PaneText text) {
    editor.show(text.text(), text.format());
    editor.decorate(text);
    requestLayout();
  }

  /** Shows the first line that something happens in. */
  private void reveal(PaneText text) {
    text.gutter().stream()
        .filter(mark -> !mark.mark().isKept())
        .findFirst()
        .ifPresent(mark -> Platform.runLater(() -> editor.visibleLines().reveal(mark.line() - 1)));
  }

  /** Says more about the document. */
  LessonPane saying(String words) {
    detail.setText(words);
    return this;
  }

  /** Says at its end what cannot be done here. */
  LessonPane endingWith(String words) {
    end.setText(words);
    return this;
  }

  /** Marks it as the one to act in. */
  LessonPane active() {
    isActive = true;
    editor.setEditable(true);
    pseudoClassStateChanged(ACTIVE, true);
    return this;
  }

  PaneEditor editor() {
    return editor;
  }

  private double height(int lines) {
    return header.prefHeight(-1) + lines * editor.visibleLines().rowHeight() + AROUND_LINES;
  }

  private int lines() {
    return Math.toIntExact(editor.text().lines().count());
  }

  @Override
  protected double computePrefHeight(double width) {
    return height(Math.clamp(Math.max(lines() + 1, reserved), LEAST_LINES, MOST_LINES));
  }

  @Override
  protected double computeMinHeight(double width) {
    return height(Math.clamp(Math.max(lines(), reserved), 1, LEAST_LINES));
  }
}
