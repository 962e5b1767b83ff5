package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.WrittenPatch.Finding;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.ProofViewModel;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.workspace.ComposedProof;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** The quiet lines below a composed patch that say what is proved of it. */
public final class ProofBand extends FlowPane {

  private static final int MOST_FIELDS = 2;

  private final Consumer<FieldPath> select;

  /**
   * A band.
   *
   * @param select selects a field
   */
  public ProofBand(ProofViewModel model, Consumer<FieldPath> select) {
    this.select = select;
    setId("proof");
    getStyleClass().add("proof");
    managedProperty().bind(visibleProperty());
    model.proofProperty().subscribe(this::show);
  }

  private void show(Optional<ComposedProof> proof) {
    getChildren().clear();
    setVisible(proof.isPresent());
    proof.ifPresent(this::fill);
  }

  private void fill(ComposedProof proof) {
    add(proof.isTaken(), proof.verdict());
    again(proof);
    proof.differences().ifPresent(fields -> differences(fields, proof.comparedWith()));
    if (!proof.refusedBy().isEmpty()) {
      String readers =
          proof.refusedBy().stream().map(Dialect::phrase).collect(Collectors.joining(", "));
      add(false, PaneWords.WOULD_BE_REFUSED.text("readers", readers));
    }
    refused(proof.validation().refused(), PaneWords.THE_SERVERS_VALIDATION.text());
    refused(proof.validation().refusedStrictly(), PaneWords.THE_SERVERS_STRICT_VALIDATION.text());
  }

  private void refused(List<FieldPath> fields, String validation) {
    if (!fields.isEmpty()) {
      String more =
          fields.size() > 1 ? PaneWords.AND_COUNT_MORE.text("count", fields.size() - 1) : "";
      addLink(
          PaneWords.WOULD_BE_REFUSED_AT.text(
              "validation", validation, "first", fields.getFirst(), "more", more),
          PaneWords.SELECT_WHAT_WOULD_REFUSE.text("validation", validation),
          fields);
    }
  }

  private void again(ComposedProof proof) {
    if (proof.findings().contains(Finding.NO_EFFECT)) {
      add(false, PaneWords.CHANGES_NOTHING.text());
    } else if (proof.findings().contains(Finding.REFUSED_AGAIN)) {
      add(false, PaneWords.AGAIN_REFUSED.text());
    } else if (proof.findings().contains(Finding.CHANGES_AGAIN)) {
      add(false, PaneWords.AGAIN_CHANGES_MORE.text());
    } else {
      add(true, PaneWords.AGAIN_CHANGES_NOTHING.text());
    }
  }

  private void differences(List<FieldPath> fields, String calculated) {
    if (fields.isEmpty()) {
      add(true, PaneWords.SAME_EFFECT.text("calculated", calculated));
      return;
    }
    String count = PaneWords.FIELDS_OF_DIFFERENCE.text("count", fields.size());
    addLink(
        PaneWords.DIFFERS_FROM_AT.text("calculated", calculated, "count", count),
        PaneWords.SELECT_WHAT_DIFFERS.text("calculated", calculated),
        fields);
  }

  /** A link that selects the first field, and with each further click the next one. */
  private void addLink(String words, String action, List<FieldPath> fields) {
    Hyperlink link = new Hyperlink("• " + words);
    link.setAccessibleText(action);
    Hint.on(link, named(fields));
    AtomicInteger clicks = new AtomicInteger();
    link.setOnAction(event -> select.accept(fields.get(clicks.getAndIncrement() % fields.size())));
    getChildren().add(link);
  }

  private static String named(List<FieldPath> fields) {
    String names =
        fields.stream()
            .limit(MOST_FIELDS)
            .map(FieldPath::toString)
            .collect(Collectors.joining("\n"));
    return fields.size() > MOST_FIELDS ? names + "\n…" : names;
  }

  private void add(boolean isGood, String words) {
    Label label = new Label((isGood ? "✓ " : "• ") + words);
    label.getStyleClass().add(isGood ? "proved" : "not-proved");
    getChildren().add(label);
  }
}
