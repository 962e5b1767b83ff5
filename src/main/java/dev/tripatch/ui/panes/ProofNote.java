package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.WrittenPatch.Finding;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.model.ProofViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.ComposedProof;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** What is proved of a composed patch. */
public final class ProofNote extends FlowPane {

  private static final int MOST_FIELDS = 2;

  private final Consumer<FieldPath> select;
  private final ProofViewModel model;

  /**
   * A note.
   *
   * @param select selects a field
   */
  public ProofNote(ProofViewModel model, Consumer<FieldPath> select) {
    this.select = select;
    this.model = model;
    Styles.named(this, "proof", "proof");
    model.proofProperty().subscribe(this::show);
  }

  /**
   * What it says in the header: what the server refuses, what a reader should know, or that all is
   * well.
   */
  public ObservableValue<Brief> brief() {
    return model.proofProperty().map(proof -> proof.map(ProofNote::brief).orElse(Brief.NONE));
  }

  private static Brief brief(ComposedProof proof) {
    if (!proof.isTaken()) {
      return new Brief(Weight.TROUBLE, proof.verdict());
    }
    return doubts(proof)
        .map(words -> new Brief(Weight.CAUTION, words))
        .orElseGet(() -> new Brief(Weight.GOOD, proof.verdict()));
  }

  private static Optional<String> doubts(ComposedProof proof) {
    if (!proof.validation().refusedStrictly().isEmpty()) {
      return Optional.of(
          PaneWords.WOULD_BE_REFUSED.text(
              "readers", PaneWords.THE_SERVERS_STRICT_VALIDATION.text()));
    }
    return proof.refusedBy().isEmpty() ? again(proof.findings()) : Optional.of(refusedBy(proof));
  }

  private static String refusedBy(ComposedProof proof) {
    return PaneWords.WOULD_BE_REFUSED.text(
        "readers",
        proof.refusedBy().stream().map(Dialect::phrase).collect(Collectors.joining(", ")));
  }

  /** What it does besides what is wanted, or a second time. */
  private static Optional<String> again(Set<Finding> findings) {
    return Stream.of(Finding.NO_EFFECT, Finding.REFUSED_AGAIN, Finding.CHANGES_AGAIN)
        .filter(findings::contains)
        .findFirst()
        .map(ProofNote::words);
  }

  private static String words(Finding finding) {
    return switch (finding) {
      case NO_EFFECT -> PaneWords.CHANGES_NOTHING.text();
      case REFUSED_AGAIN -> PaneWords.AGAIN_REFUSED.text();
      case CHANGES_AGAIN -> PaneWords.AGAIN_CHANGES_MORE.text();
    };
  }

  private void show(Optional<ComposedProof> proof) {
    getChildren().clear();
    proof.ifPresent(this::fill);
  }

  private void fill(ComposedProof proof) {
    add(proof.isTaken(), proof.verdict());
    again(proof.findings())
        .ifPresentOrElse(
            words -> add(false, words), () -> add(true, PaneWords.AGAIN_CHANGES_NOTHING.text()));
    proof.differences().ifPresent(fields -> differences(fields, proof.comparedWith()));
    if (!proof.refusedBy().isEmpty()) {
      add(false, refusedBy(proof));
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
    Label label =
        Styles.styled(new Label((isGood ? "✓ " : "• ") + words), isGood ? "proved" : "not-proved");
    getChildren().add(label);
  }
}
