package dev.tripatch.ui.feature.fields;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.workspace.EditedTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.ButtonType;

/** Makes decisions about fields: edits the texts, comments and layout kept; undo takes it back. */
public final class DecideCommands implements Feature {

  private static final ButtonType DELETE = Questions.button(FieldWords.DELETE_WITH_COMMENTS.text());

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final DecisionsViewModel decisions;
  private final CommandQueue queue;
  private final Questions questions;
  private final Consumer<String> say;
  private final Runnable onDecided;

  /**
   * Decisions about fields of these documents.
   *
   * @param onDecided runs after each decision; fields that are undecided again do not count
   * @param say says what was done
   */
  public DecideCommands(
      Documents documents,
      ComparisonViewModel comparison,
      DecisionsViewModel decisions,
      CommandQueue queue,
      Questions questions,
      Runnable onDecided,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.decisions = decisions;
    this.queue = queue;
    this.questions = questions;
    this.onDecided = onDecided;
    this.say = say;
  }

  /**
   * Gives fields a fate: all those that it applies to, as one action.
   *
   * @param fields asked when the decision's turn comes: what was asked for before may select others
   */
  public void decide(Fate fate, Supplier<List<FieldPath>> fields) {
    queue.whenCompared(() -> propose(fates -> fates.propose(fate, fields.get())));
  }

  @Override
  public List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of(Columns.decided(decisions));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                "TAKE_DRIFTED",
                () -> FieldWords.TAKE_DRIFTED.text("drifted", drifted()),
                () -> queue.whenCompared(this::takeDrifted))
            .when(() -> drifted() > 0)
            .in("CHANGE", 2, 10)
            .keys("Shortcut+Shift+Enter", FieldWords.TAKE_DRIFTED_KEYS.text())
            .first(),
        Action.toggling("ADVANCE", FieldWords.ADVANCE.text(), decisions.advancesProperty())
            .in("CHANGE", 3, 60));
  }

  private int drifted() {
    return decisions.fates().map(Fates::onlyDrifted).map(List::size).orElse(0);
  }

  /**
   * Takes live's values for all fields, and parts of fields, that only live changed. What is shown
   * says which: so many were announced.
   */
  private void takeDrifted() {
    Optional<List<FieldPath>> drifted = decisions.fates().map(Fates::onlyDrifted);
    if (drifted.filter(List::isEmpty).isPresent()) {
      say.accept(FieldWords.NO_FIELD_ONLY_DRIFTED.text());
      return;
    }
    propose(fates -> fates.propose(Fate.TAKE_LIVE, drifted.orElseGet(fates::onlyDrifted)));
  }

  /** What is shown may be masked; what is decided never is. */
  private void propose(Function<Fates, Proposal> question) {
    comparison
        .answerWith(Revealed.ALL)
        .flatMap(answer -> answer.view().computed())
        .map(decisions::fatesOf)
        .map(question)
        .ifPresentOrElse(this::take, this::refuse);
  }

  private void refuse() {
    boolean isComposing = documents.drafts().currentProperty().get().isPresent();
    say.accept(isComposing ? FieldWords.COMPOSED.text() : FieldWords.NOTHING_COMPARED_YET.text());
  }

  private void take(Proposal proposal) {
    if (proposal.isPossible()) {
      edit(proposal);
    } else {
      say.accept(proposal.fate().title() + ": " + proposal.objection().orElse(""));
    }
  }

  private void edit(Proposal proposal) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            documents.lastApplied().snapshot().map(DecideCommands::read),
            read(documents.local().snapshot().orElseThrow()),
            documents.live().snapshot().map(DecideCommands::read));
    switch (EditedTexts.of(sources, proposal.changes())) {
      case EditedTexts.Done done -> {
        if (mayGo(proposal, done)) {
          show(proposal, done);
        }
      }
      case EditedTexts.Refused refused ->
          questions.tell(
              FieldWords.CANNOT_BE_EDITED.text("role", refused.role().title()), refused.why());
    }
  }

  /** Comments say what a value cannot: they go only if the person agrees. */
  private boolean mayGo(Proposal proposal, EditedTexts.Done done) {
    if (done.comments() == 0) {
      return true;
    }
    Role pane = done.texts().containsKey(Role.LOCAL) ? Role.LOCAL : Role.LAST_APPLIED;
    String before = documents.of(pane).orElseThrow().getText();
    String after = done.texts().getOrDefault(pane, before);
    return questions
        .askComparing(
            FieldWords.DELETES_COMMENTS.text(
                "proposal", proposal.title(), "count", done.comments()),
            FieldWords.COPY_FIRST.text("pane", pane.title()),
            new Questions.Texts(before, after),
            DELETE,
            ButtonType.CANCEL)
        .equals(DELETE);
  }

  private static SourceDocument read(NamedText text) {
    return SourceReader.read(text.name(), text.text());
  }

  private void show(Proposal proposal, EditedTexts.Done done) {
    Map<Role, String> texts = done.texts();
    Decision decision = proposal.decision();
    documents
        .history()
        .decide(
            decision,
            () -> texts.forEach((pane, text) -> documents.of(pane).orElseThrow().type(text)));
    say.accept(
        proposal.title()
            + ": "
            + changed(texts)
            + comments(done)
            + annotation(texts)
            + left(proposal));
    if (decision.fate() != Fate.RESTORE) {
      onDecided.run();
    }
  }

  private static String left(Proposal proposal) {
    int count = proposal.refusals().size();
    return count == 0
        ? ""
        : " "
            + FieldWords.NOT_DONE.text("count", count, "why", proposal.refusals().getFirst().why());
  }

  private static String comments(EditedTexts.Done done) {
    return done.comments() == 0
        ? ""
        : " " + FieldWords.COMMENTS_WENT.text("count", done.comments());
  }

  private static String annotation(Map<Role, String> texts) {
    return texts.containsKey(Role.LIVE) ? " " + FieldWords.IN_THE_CLUSTER.text() : "";
  }

  private String changed(Map<Role, String> texts) {
    if (texts.isEmpty()) {
      return FieldWords.DECIDED.text();
    }
    List<String> names =
        documents.all().stream()
            .map(DocumentViewModel::pane)
            .filter(texts::containsKey)
            .map(pane -> pane == Role.LIVE ? FieldWords.ANNOTATION_IN_LIVE.text() : pane.title())
            .toList();
    return FieldWords.CHANGED.text("names", String.join(" " + FieldWords.AND.text() + " ", names));
  }

  /** What can be decided in what is shown; empty while nothing can. */
  public Optional<Fates> fates() {
    return decisions.fates();
  }
}
