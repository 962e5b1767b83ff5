package dev.tripatch.ui.panes;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** A band that says what is wrong; hidden while nothing is. */
public final class PaneMessage extends HBox {

  /** In characters: some lines of a narrow pane. */
  private static final int MOST_WORDS = 160;

  private final Hyperlink place = Styles.whole(Styles.styled(new Hyperlink(), "place"));
  private final Label text = new Label();
  private final List<Node> ends = new ArrayList<>();

  /** A band that is not shown yet. */
  public PaneMessage() {
    getStyleClass().add("pane-message");
    setAccessibleRole(AccessibleRole.TEXT);
    place.setPadding(javafx.geometry.Insets.EMPTY);
    text.setWrapText(true);
    text.setMinWidth(0);
    HBox.setHgrow(text, Priority.ALWAYS);
    hide();
  }

  /** Puts something after the words. */
  void endWith(Node end) {
    ends.add(end);
  }

  private void hide() {
    getChildren().clear();
    Styles.setShown(this, false);
  }

  private void show(String where, Runnable goThere, String what, boolean error) {
    place.setText(where);
    place.setOnAction(event -> goThere.run());
    text.setText(what);
    getStyleClass().removeAll("error", "warning");
    getStyleClass().add(error ? "error" : "warning");
    setAccessibleText(where + " " + what);
    if (getChildren().isEmpty()) {
      getChildren().addAll(place, text);
      getChildren().addAll(ends);
    }
    Styles.setShown(this, true);
  }

  /** Says the first and worst of some diagnostics, or nothing if there are none. */
  void showDiagnostics(List<Diagnostic> diagnostics, Places places) {
    diagnostics.stream()
        .min(java.util.Comparator.comparing(Diagnostic::severity))
        .ifPresentOrElse(
            worst -> {
              String more = diagnostics.size() > 1 ? " (+" + (diagnostics.size() - 1) + ")" : "";
              show(
                  places.name(worst.span().start()) + more,
                  () -> places.goTo(worst.span().start()),
                  sentence(worst),
                  worst.severity() == Diagnostic.Severity.ERROR);
            },
            this::hide);
  }

  private static String sentence(Diagnostic diagnostic) {
    return (diagnostic.message() + " " + diagnostic.remedy()).strip();
  }

  /** Says why Kubernetes would refuse. */
  public void showRefusal(Refusal refusal, Runnable goThere) {
    show(PaneWords.KUBERNETES_REFUSES.text(), goThere, sentence(refusal), true);
  }

  /**
   * Says why dialects would refuse.
   *
   * @param names who they are, as it is written in a sentence
   */
  public void showRefusal(String names, Refusal refusal, Runnable goThere) {
    show(
        PaneWords.REFUSED.text(),
        goThere,
        PaneWords.REFUSED_BY.text("names", names, "sentence", sentence(refusal)),
        true);
  }

  private static String sentence(Refusal refusal) {
    return PaneWords.REFUSAL.text(
        "path",
        refusal.path(),
        "cause",
        refusal.cause(),
        "remedy",
        refusal.remedy(),
        "start",
        start(refusal.referenceText()));
  }

  /** The words can hold a whole object; the Why panel has all of them. */
  private static String start(String words) {
    return words.length() <= MOST_WORDS ? words : words.substring(0, MOST_WORDS) + "…";
  }

  /** Says nothing. */
  void clear() {
    hide();
  }

  /** Names places in a text and goes there. */
  interface Places {

    /** A place as people say it: {@code line 3, column 14}. */
    String name(int offset);

    /** Shows a place. */
    void goTo(int offset);
  }
}
