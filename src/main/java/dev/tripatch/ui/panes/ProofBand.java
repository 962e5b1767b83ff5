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
      add(false, "would be refused by " + readers);
    }
    refused(proof.validation().refused(), "the server's validation");
    refused(proof.validation().refusedStrictly(), "the server's strict validation");
  }

  private void refused(List<FieldPath> fields, String validation) {
    if (!fields.isEmpty()) {
      String more = fields.size() > 1 ? " and " + (fields.size() - 1) + " more" : "";
      addLink(
          "would be refused by " + validation + " (field " + fields.getFirst() + more + ")",
          "Select what " + validation + " would refuse",
          fields);
    }
  }

  private void again(ComposedProof proof) {
    if (proof.findings().contains(Finding.NO_EFFECT)) {
      add(false, "changes nothing");
    } else if (proof.findings().contains(Finding.REFUSED_AGAIN)) {
      add(false, "a second time it is refused");
    } else if (proof.findings().contains(Finding.CHANGES_AGAIN)) {
      add(false, "a second time it changes more");
    } else {
      add(true, "a second time changes nothing");
    }
  }

  private void differences(List<FieldPath> fields, String calculated) {
    if (fields.isEmpty()) {
      add(true, "same effect as " + calculated);
      return;
    }
    String count = fields.size() == 1 ? "1 field" : fields.size() + " fields";
    addLink(
        "differs from " + calculated + " at " + count,
        "Select what differs from " + calculated,
        fields);
  }

  /** A link that selects the first field, and with each further click the one behind it. */
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
