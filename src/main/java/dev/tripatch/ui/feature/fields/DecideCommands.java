package dev.tripatch.ui.feature.fields;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.LeavingOut;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.DecisionFlow.Tried;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.workspace.EditedTexts;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Tries decisions about fields of the object in the panes: edits of its texts, comments and layout
 * kept, and fields that its patch leaves out.
 */
public final class DecideCommands implements Feature {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final DecisionsViewModel decisions;
  private final CommandQueue queue;
  private final DecisionFlow flow;
  private final Supplier<Runnable> advancing;

  /**
   * Decisions about fields of these documents.
   *
   * @param advancing what comes after a decision that is asked for now; fields that are undecided
   *     again do not count
   */
  public DecideCommands(
      Documents documents,
      ComparisonViewModel comparison,
      DecisionsViewModel decisions,
      CommandQueue queue,
      DecisionFlow flow,
      Supplier<Runnable> advancing) {
    this.documents = documents;
    this.comparison = comparison;
    this.decisions = decisions;
    this.queue = queue;
    this.flow = flow;
    this.advancing = advancing;
  }

  /** What comes after a decision that is asked for now. */
  Runnable after() {
    return advancing.get();
  }

  /** Gives fields a fate: all those that it applies to, as one action. */
  void decide(Fate fate, Subject.InPanes about, Runnable after) {
    propose(fate.title(), about, after, fates -> fates.propose(fate, about.fields()));
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
                () -> FieldWords.TAKE_DRIFTED.text("drifted", drifted().size()),
                () -> {
                  Runnable after = after();
                  queue.whenCompared(() -> takeDrifted(after));
                })
            .when(() -> !drifted().isEmpty())
            .in("CHANGE", 2, 10)
            .keys("Shortcut+Shift+Enter", FieldWords.TAKE_DRIFTED_KEYS.text())
            .first(),
        Action.toggling("ADVANCE", FieldWords.ADVANCE.text(), decisions.advancesProperty())
            .in("CHANGE", 3, 60));
  }

  private List<FieldPath> drifted() {
    return decisions.fates().map(Fates::onlyDrifted).orElse(List.of());
  }

  /**
   * Takes live's values for all fields, and parts of fields, that only live changed. What is shown
   * says which: so many were announced.
   */
  private void takeDrifted(Runnable after) {
    List<FieldPath> drifted = drifted();
    if (drifted.isEmpty() && decisions.fates().isPresent()) {
      flow.say().accept(FieldWords.NO_FIELD_ONLY_DRIFTED.text());
      return;
    }
    decide(Fate.TAKE_LIVE, comparison.fieldsOfShown(drifted), after);
  }

  /** What is shown may be masked; what is decided never is. */
  private void propose(
      String what, Subject.InPanes about, Runnable after, Function<Fates, Proposal> question) {
    comparison
        .answerWith(Revealed.ALL)
        .flatMap(answer -> answer.view().computed())
        .map(decisions::fatesOf)
        .map(question)
        .ifPresentOrElse(proposal -> take(what, about, after, proposal), this::refuse);
  }

  private void refuse() {
    boolean isComposing = documents.drafts().currentProperty().get().isPresent();
    flow.say()
        .accept(isComposing ? FieldWords.COMPOSED.text() : FieldWords.NOTHING_COMPARED_YET.text());
  }

  private void take(String what, Subject.InPanes about, Runnable after, Proposal proposal) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            documents.lastApplied().snapshot().map(DecideCommands::read),
            read(documents.local().snapshot().orElseThrow()),
            documents.live().snapshot().map(DecideCommands::read));
    List<String> refusals = proposal.refusals().stream().map(Proposal.Refused::why).toList();
    switch (EditedTexts.of(sources, proposal.changes())) {
      case EditedTexts.Done done -> {
        Map<Role, Questions.Texts> texts = new EnumMap<>(Role.class);
        done.texts()
            .forEach((pane, text) -> texts.put(pane, new Questions.Texts(textOf(pane), text)));
        go(
            what,
            about,
            proposal.fate() == Fate.RESTORE ? () -> {} : after,
            tried(about, proposal.fields(), refusals, texts, done.comments()),
            title -> {
              documents
                  .history()
                  .decide(
                      proposal.decision(),
                      () -> done.texts().forEach((pane, text) -> type(pane, text)));
              return true;
            });
      }
      case EditedTexts.Refused no -> {
        String why = FieldWords.CANNOT_BE_EDITED.text("role", no.role().title()) + " " + no.why();
        go(what, about, after, tried(about, List.of(), List.of(why), Map.of(), 0), title -> true);
      }
    }
  }

  private void go(
      String what, Subject.InPanes about, Runnable after, Tried tried, Predicate<String> act) {
    flow.go(new DecisionFlow.Wish(what, about, false, List.of(), after), List.of(tried), act);
  }

  private static Tried tried(
      Subject.InPanes about,
      List<FieldPath> fields,
      List<String> refusals,
      Map<Role, Questions.Texts> texts,
      int comments) {
    return new Tried(about.object(), fields, refusals, Optional.empty(), false, texts, comments);
  }

  private String textOf(Role pane) {
    return documents.of(pane).orElseThrow().getText();
  }

  private void type(Role pane, String text) {
    documents.of(pane).orElseThrow().type(text);
  }

  private static SourceDocument read(NamedText text) {
    return SourceReader.read(text.name(), text.text());
  }

  /** Leaves fields out of the patch, as one action; puts them back if all of them are left out. */
  void leaveOut(Subject.InPanes about, Runnable after) {
    if (areLeftOut(about.fields())) {
      go(
          FieldWords.PUT_BACK_TITLE.text(),
          about,
          () -> {},
          tried(about, about.fields(), List.of(), Map.of(), 0),
          title -> {
            documents.leftOut().putBack(about.fields());
            return true;
          });
    } else if (documents.drafts().isComposing()) {
      flow.say().accept(FieldWords.TAKE_IT_OUT.text());
    } else {
      Map<FieldPath, String> refused = refusals(about.fields());
      List<FieldPath> wanted =
          about.fields().stream().filter(path -> !refused.containsKey(path)).toList();
      go(
          FieldWords.LEAVE_OUT_TITLE.text(),
          about,
          after,
          tried(about, wanted, List.copyOf(refused.values()), Map.of(), 0),
          title -> {
            documents.leftOut().leaveOut(wanted);
            return true;
          });
    }
  }

  /** Why some of these fields cannot be left out. */
  private Map<FieldPath, String> refusals(Collection<FieldPath> paths) {
    Map<FieldPath, String> refusals = new LinkedHashMap<>();
    comparison
        .latest()
        .flatMap(answer -> answer.view().computed())
        .map(computed -> new LeavingOut(computed.explanation()))
        .ifPresent(
            leaving ->
                paths.forEach(
                    path ->
                        leaving
                            .refusal(path)
                            .ifPresent(why -> refusals.put(path, why.sentence()))));
    return refusals;
  }

  /** Whether one of these fields can be left out. */
  boolean canBeLeftOut(Collection<FieldPath> paths) {
    return !documents.drafts().isComposing() && refusals(paths).size() < paths.size();
  }

  /** Whether all of these fields are left out, each alone or with one around it. */
  boolean areLeftOut(Collection<FieldPath> paths) {
    return !paths.isEmpty() && paths.stream().allMatch(documents.leftOut()::contains);
  }

  /** What can be decided in what is shown; empty while nothing can. */
  Optional<Fates> fates() {
    return decisions.fates();
  }
}
