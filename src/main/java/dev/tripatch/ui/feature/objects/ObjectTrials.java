package dev.tripatch.ui.feature.objects;

import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.window.DecisionFlow.Preview;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.sending.ManyTrials;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * What the server would make of the patch of each object of the list: a dry run for each, on
 * request. Nothing changes in the cluster.
 */
public final class ObjectTrials implements Feature {
  private final ObjectsViewModel model;
  private final Documents documents;
  private final ClusterAccess access;
  private final BooleanSupplier isAllowed;
  private final Predicate<Preview> mayI;
  private final Executor foreground;
  private final IdentityHashMap<ObjectPair, Said> said = new IdentityHashMap<>();
  private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();

  /**
   * An answer.
   *
   * @param summary what was known of the object when it was asked about
   */
  private record Said(ObjectRow row, Optional<ObjectSummary> summary, ServerAnswer answer) {

    /** Whether the object is another by now. */
    boolean isOld() {
      return !row.getSummary().equals(summary);
    }
  }

  /**
   * Asks nothing yet.
   *
   * @param isAllowed whether the server of the list may be asked
   * @param mayI says how many calls it takes, and asks for leave
   */
  public ObjectTrials(
      ObjectsViewModel model,
      Documents documents,
      ClusterAccess access,
      BooleanSupplier isAllowed,
      Predicate<Preview> mayI,
      Executor foreground) {
    this.model = model;
    this.documents = documents;
    this.access = access;
    this.isAllowed = isAllowed;
    this.mayI = mayI;
    this.foreground = foreground;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("ASK_FOR_ALL", this::title, this::ask)
            .when(this::mayAsk)
            .in("OBJECTS", 2, 40)
            .in("CLUSTER", 2, 30));
  }

  private String title() {
    int count = candidates().size();
    return count == 0
        ? ObjectWords.ASK_FOR_ALL.text()
        : ObjectWords.ASK_FOR_ALL_CALLS.text("count", count);
  }

  private boolean mayAsk() {
    return isAllowed.getAsBoolean()
        && documents.appliedBy().modeProperty().get().isEmpty()
        && model.survey().progressProperty().get().isOver()
        && !candidates().isEmpty();
  }

  /** What has a patch for an object of the cluster. */
  private List<ObjectRow> candidates() {
    return model.survey().placeProperty().get().isEmpty()
        ? List.of()
        : model.rows().stream()
            .filter(row -> row.state().filter(ObjectState::willChange).isPresent())
            .filter(row -> !row.isWaiting())
            .filter(
                row ->
                    row.pair()
                        .filter(pair -> pair.live().isPresent() && pair.unreadLive().isEmpty())
                        .isPresent())
            .toList();
  }

  private void ask() {
    DecisionMemory.All memory = documents.memory().all();
    List<ObjectSurvey.Now> asked =
        candidates().stream().flatMap(row -> model.now().of(row, memory).stream()).toList();
    String context = model.survey().placeProperty().get().map(ClusterPlace::context).orElse("");
    if (asked.isEmpty() || !mayI.test(preview(asked.size(), context))) {
      return;
    }
    Map<ObjectRow, Optional<ObjectSummary>> summaries =
        asked.stream()
            .collect(Collectors.toMap(ObjectSurvey.Now::row, now -> now.row().getSummary()));
    said.clear();
    changed();
    ManyTrials trials =
        new ManyTrials(
            new Workbench(access.builtIn()).with(documents.schemas().getInForce()),
            access.to(model.connection()),
            documents.secrets().revealedProperty().get());
    model
        .survey()
        .work(
            ObjectWords.ASKING_SERVER.text(),
            watch ->
                trials.ask(
                    asked,
                    now -> new ManyTrials.Asked(now.documents(), now.leftOut()),
                    (now, answer) ->
                        foreground.execute(
                            () ->
                                take(
                                    now,
                                    new Said(
                                        now.row(),
                                        summaries.getOrDefault(now.row(), Optional.empty()),
                                        answer))),
                    watch));
  }

  private static Preview preview(int count, String context) {
    return new Preview(
        ObjectWords.ASK_TITLE.text("count", count, "context", context),
        ObjectWords.ASK_DETAIL.text("count", count),
        ObjectWords.ASK.text(),
        false,
        new Questions.Texts("", ""));
  }

  private void take(ObjectSurvey.Now now, Said answered) {
    said.put(now.pair(), answered);
    changed();
  }

  private void changed() {
    changes.set(changes.get() + 1);
  }

  @Override
  public List<FeatureColumn<ObjectPair>> objectColumns() {
    return List.of(
        new FeatureColumn<>(
            ObjectWords.SERVER_SAYS.text(), this::words, changes.getReadOnlyProperty()));
  }

  @Override
  public List<Function<ObjectPair, Optional<RowMark>>> objectMarks() {
    return List.of(pair -> Optional.ofNullable(said.get(pair)).map(ObjectTrials::mark));
  }

  /** What went as it should needs no more words. */
  private String words(ObjectPair pair) {
    return Optional.ofNullable(said.get(pair))
        .flatMap(
            about ->
                about.answer() instanceof ServerAnswer.Refused refused
                    ? Optional.of(refused.failure().sentence())
                    : Optional.empty())
        .orElse("");
  }

  private static RowMark mark(Said about) {
    RowMark mark =
        switch (about.answer()) {
          case ServerAnswer.Taken taken -> mark(taken.verdict());
          case ServerAnswer.Refused refused ->
              new RowMark(
                  (refused.failure().isOfOneQuestion()
                          ? ObjectWords.SAID_REFUSED
                          : ObjectWords.SAID_NOTHING)
                      .text(),
                  List.of("object-trouble"));
        };
    return about.isOld()
        ? new RowMark(ObjectWords.SAID_BEFORE.text("words", mark.text()), List.of("object-state"))
        : mark;
  }

  private static RowMark mark(ServerVerdict verdict) {
    long other =
        verdict.fields().stream()
            .filter(
                field ->
                    switch (field.kind()) {
                      case CHANGED, OVERTAKEN -> true;
                      case MOVED, NORMALISED, AS_PREDICTED, DEFAULTED -> false;
                    })
            .count();
    long defaults =
        verdict.fields().stream().filter(field -> field.kind() == SaidKind.DEFAULTED).count();
    if (other > 0) {
      return new RowMark(
          ObjectWords.SAID_OTHERWISE.text("count", other), List.of("object-hazards"));
    }
    return new RowMark(
        defaults > 0
            ? ObjectWords.SAID_WITH_DEFAULTS.text("count", defaults)
            : ObjectWords.SAID_AS_PREDICTED.text(),
        List.of("object-decided"));
  }
}
