package dev.tripatch.ui.feature.fields;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.LeavingOut;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.DecisionFlow.Tried;
import dev.tripatch.ui.window.DecisionFlow.Wish;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.EditedTexts;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Tries decisions about fields of the object in the panes: edits of its texts, comments and layout
 * kept, and fields that its patch leaves out.
 *
 * @param advancing what comes after a decision that is asked for now; fields that are undecided
 *     again do not count
 */
public record DecideCommands(
    WindowContext window,
    DecisionsViewModel decisions,
    DecisionFlow flow,
    Supplier<Runnable> advancing)
    implements Feature {

  /**
   * Gives fields a fate: all those that it applies to, as one action. What is shown may be masked;
   * what is decided never is.
   */
  void decide(Fate fate, Subject.InPanes about, Runnable after) {
    window
        .comparison()
        .answerWith(Revealed.ALL)
        .flatMap(answer -> answer.view().computed())
        .map(
            computed -> decisions.fatesOf(computed, Optional.empty()).propose(fate, about.fields()))
        .ifPresentOrElse(proposal -> take(about, after, proposal), this::refuse);
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
                  Runnable after = advancing.get();
                  window.queue().whenCompared(() -> takeDrifted(after));
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
    decide(Fate.TAKE_LIVE, window.comparison().fieldsOfShown(drifted), after);
  }

  private void refuse() {
    boolean isComposing = window.documents().drafts().currentProperty().get().isPresent();
    flow.say()
        .accept(isComposing ? FieldWords.COMPOSED.text() : FieldWords.NOTHING_COMPARED_YET.text());
  }

  private void take(Subject.InPanes about, Runnable after, Proposal proposal) {
    ThreeDocuments<SourceDocument> sources =
        window.comparison().read(window.documents().snapshot().orElseThrow());
    Tried tried =
        switch (EditedTexts.of(sources, proposal.changes())) {
          case EditedTexts.Done done -> tried(about.object(), proposal, sources, done);
          case EditedTexts.Refused(Role role, String why) ->
              Tried.of(
                  about.object(),
                  List.of(),
                  List.of(FieldWords.CANNOT_BE_EDITED.text("role", role.title()) + " " + why));
        };
    List<String> secrets = secrets(proposal, sources);
    go(
        new Wish(
            proposal.fate().title(),
            about,
            !secrets.isEmpty(),
            secrets,
            proposal.fate() == Fate.RESTORE ? () -> {} : after),
        tried,
        () -> window.documents().history().decide(proposal.decision(), () -> type(tried.texts())));
  }

  /** What is in a file soon is in its history as well, where many can read it. */
  private static List<String> secrets(Proposal proposal, ThreeDocuments<SourceDocument> sources) {
    String secrets =
        proposal.fate().bringsValues()
            ? proposal.fields().stream()
                .filter(Masking.hides(sources.stream().flatMap(source -> source.object().stream())))
                .map(FieldPath::toString)
                .collect(Collectors.joining(", "))
            : "";
    return secrets.isEmpty()
        ? List.of()
        : List.of(
            FieldWords.SECRET_INTO_LOCAL.text("fields", secrets, "file", sources.local().name()));
  }

  private static Tried tried(
      String object,
      Proposal proposal,
      ThreeDocuments<SourceDocument> sources,
      EditedTexts.Done done) {
    Map<Role, Questions.Texts> texts = new EnumMap<>(Role.class);
    done.texts()
        .forEach(
            (pane, text) ->
                texts.put(pane, new Questions.Texts(sources.get(pane).orElseThrow().text(), text)));
    List<String> refusals = proposal.refusals().stream().map(Proposal.Refused::why).toList();
    return new Tried(
        object,
        proposal.fields(),
        refusals,
        proposal.remarks(),
        Optional.empty(),
        texts,
        done.comments());
  }

  private void type(Map<Role, Questions.Texts> texts) {
    texts.forEach((pane, both) -> window.documents().of(pane).orElseThrow().type(both.second()));
  }

  private void go(Wish wish, Tried tried, Runnable act) {
    flow.go(
        wish,
        List.of(tried),
        title -> {
          act.run();
          return true;
        });
  }

  /** Leaves fields out of the patch, as one action; puts them back if all of them are left out. */
  void leaveOut(Subject.InPanes about, Runnable after) {
    boolean isBack = areLeftOut(about.fields());
    if (!isBack && window.documents().drafts().isComposing()) {
      flow.say().accept(FieldWords.TAKE_IT_OUT.text());
      return;
    }
    Map<FieldPath, String> refused = isBack ? Map.of() : refusals(about.fields());
    List<FieldPath> wanted =
        about.fields().stream().filter(path -> !refused.containsKey(path)).toList();
    go(
        new Wish(
            isBack ? FieldWords.PUT_BACK_TITLE.text() : FieldWords.LEAVE_OUT_TITLE.text(),
            about,
            false,
            List.of(),
            isBack ? () -> {} : after),
        Tried.of(about.object(), wanted, List.copyOf(refused.values())),
        () -> {
          if (isBack) {
            window.documents().leftOut().putBack(wanted);
          } else {
            window.documents().leftOut().leaveOut(wanted);
          }
        });
  }

  /** Why some of these fields cannot be left out. */
  private Map<FieldPath, String> refusals(Collection<FieldPath> paths) {
    Map<FieldPath, String> refusals = new LinkedHashMap<>();
    window
        .comparison()
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
    return !window.documents().drafts().isComposing() && refusals(paths).size() < paths.size();
  }

  /** Whether all of these fields are left out, each alone or with one around it. */
  boolean areLeftOut(Collection<FieldPath> paths) {
    return !paths.isEmpty() && paths.stream().allMatch(window.documents().leftOut()::contains);
  }
}
