package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.feature.cluster.ServerSays.Why;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.AskPolicy;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.Trial;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/**
 * What the server that live is from would make of exactly the patch that is shown. It is asked a
 * moment after the last change, where the person allows that. Nobody waits: kubectl works on a
 * separate thread, and an older question is ended.
 */
public final class ServerSaysViewModel {
  /** Who types is faster. */
  public static final int PAUSE_MILLIS = 300;

  private final ModelContext models;
  private final ComparisonViewModel comparison;
  private final Documents documents;
  private final ReadOnlyObjectProperty<ClusterState> cluster;
  private final ClusterAccess access;
  private final Executor pause;
  private final StringProperty allowed = new SimpleStringProperty("");
  private final StringProperty askFirst = new SimpleStringProperty("");
  private final Set<String> agreed = new HashSet<>();
  private final ReadOnlyObjectWrapper<ServerSays> state =
      new ReadOnlyObjectWrapper<>(new ServerSays.NotAsked(Why.NO_CLUSTER, ""));
  private @Nullable Thread asking;
  private Optional<ServerQuestion> last = Optional.empty();
  private int turn;
  private GivenAnswers given = GivenAnswers.NONE;

  /** Whether the person wanted to know just this, whatever is allowed. */
  private boolean isWanted;

  /**
   * Asks nothing before live is from a cluster.
   *
   * @param cluster where it is from
   * @param pause runs what it is given a moment later: who types is not disturbed
   */
  public ServerSaysViewModel(
      ModelContext models,
      ReadOnlyObjectProperty<ClusterState> cluster,
      ClusterAccess access,
      Executor pause) {
    this.models = models;
    this.comparison = models.comparison();
    this.documents = models.documents();
    this.cluster = cluster;
    this.access = access;
    this.pause = pause;
    WhenChanged.run(
        this::changed,
        comparison.patch().shownProperty(),
        comparison.viewProperty(),
        comparison.staleProperty());
    documents.local().textProperty().subscribe((before, now) -> localChanged());
    WhenChanged.run(this::changed, cluster, allowed, askFirst);
  }

  /** How far it is. */
  ReadOnlyObjectProperty<ServerSays> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Patterns of the contexts whose servers may be asked. */
  StringProperty allowedProperty() {
    return allowed;
  }

  /** Patterns of the contexts where the person is asked first. */
  StringProperty askFirstProperty() {
    return askFirst;
  }

  /** The person agrees, in this window. */
  void agree() {
    context().ifPresent(agreed::add);
    changed();
  }

  /**
   * The person allows it for the context that live is from; for this window if it is asked first.
   */
  void allow() {
    context().ifPresent(this::allow);
  }

  private void allow(String context) {
    switch (AskPolicy.of(allowed.get(), askFirst.get(), context)) {
      case NEVER -> allowed.set((allowed.get() + " " + context).strip());
      case ASK -> agree();
      case YES -> {
        // So it is.
      }
    }
  }

  /** Whether the person could still allow it. */
  boolean mayAllow() {
    return context().filter(context -> !isAllowed(context)).isPresent();
  }

  /** Whether the server that live is from may be asked without asking the person. */
  public boolean isAllowed() {
    return context().filter(this::isAllowed).isPresent();
  }

  /** Whether there is something to ask. */
  boolean mayAsk() {
    return why().isEmpty();
  }

  /** Asks at once, and again. */
  void askNow() {
    if (mayAsk()) {
      begin(question());
      isWanted = true;
      start();
    }
  }

  /** Ends what is asked. */
  void cancel() {
    stop();
    last = Optional.empty();
  }

  /** What was asked before, and what was said: as long as the texts are those that it is about. */
  void give(Map<ObjectName, MapValue> answers, Instant at) {
    given = new GivenAnswers(answers, at);
    changed();
  }

  /** What was said before of the object that is shown; empty if nothing was. */
  private Optional<ServerSays> given() {
    Optional<MapValue> object = comparison.getView().flatMap(given::about);
    if (object.isEmpty() || comparison.staleProperty().get() || comparison.latest().isEmpty()) {
      return Optional.empty();
    }
    if (documents.all().stream().anyMatch(DocumentViewModel::isModified)) {
      return Optional.of(new ServerSays.NotAsked(Why.EDITED_SINCE, ""));
    }
    return given
        .beside(comparison.latest().orElseThrow(), object.get())
        .map(answer -> new ServerSays.Said(answer, given.at(), question()));
  }

  private void changed() {
    Optional<ServerSays> known = context().isEmpty() ? given() : Optional.empty();
    if (known.isPresent()) {
      cancel();
      state.set(known.get());
      models.foreground().execute(this::take);
      return;
    }
    Optional<Why> why = why().or(this::policy);
    if (why.isPresent() && !(why.get().isOfPolicy() && isWanted && isAsked(question()))) {
      cancel();
      state.set(new ServerSays.NotAsked(why.get(), context().orElse("")));
    } else if (!isAsked(question())) {
      begin(question());
      int own = turn;
      pause.execute(() -> models.foreground().execute(() -> startIfLatest(own)));
    }
  }

  /** Without live nothing is compared that would tell of it. */
  private void localChanged() {
    if (isMissing()) {
      changed();
    }
  }

  private boolean isAsked(ServerQuestion question) {
    return last.filter(question::isSame).isPresent();
  }

  private void begin(ServerQuestion question) {
    stop();
    last = Optional.of(question);
    state.set(
        new ServerSays.Asking(
            state.get().said().filter(said -> said.question().object().equals(question.object()))));
  }

  private void stop() {
    turn++;
    isWanted = false;
    if (asking != null) {
      asking.interrupt();
      asking = null;
    }
  }

  private void startIfLatest(int own) {
    if (own == turn) {
      start();
    }
  }

  private void start() {
    last.ifPresent(
        question -> {
          int own = turn;
          asking = Thread.ofPlatform().daemon().name("server says").start(() -> ask(question, own));
        });
  }

  private void ask(ServerQuestion question, int own) {
    Optional<ServerAnswer> answer = question.change().ask(access.to(question.connection()));
    Instant now = Instant.now();
    models
        .foreground()
        .execute(
            () -> {
              if (own == turn) {
                asking = null;
                state.set(
                    answer
                        .<ServerSays>map(each -> new ServerSays.Said(each, now, question))
                        .orElseGet(
                            () -> new ServerSays.NotAsked(Why.UNREADABLE, question.context())));
                take();
              }
            });
  }

  /** What the server would store is what is stored, from now on. */
  private void take() {
    if (state.get() instanceof ServerSays.Said(ServerAnswer.Taken taken, _, ServerQuestion question)
        && question.change() instanceof ServerQuestion.Change.Patch asked) {
      taken.stored().ifPresent(stored -> comparison.answered(asked.shown().texts(), stored));
    }
  }

  private ServerQuestion question() {
    return new ServerQuestion(
        cluster.get().connection(),
        context().orElse(""),
        documents.live().getOpened().object().orElse(""),
        isMissing() ? creation() : patch());
  }

  private ServerQuestion.Change patch() {
    return new ServerQuestion.Change.Patch(
        comparison.latest().orElseThrow(), comparison.patch().look());
  }

  private ServerQuestion.Change creation() {
    return new ServerQuestion.Change.Creation(
        documents.local().getText(),
        new Workbench(access.builtIn()).with(documents.schemas().getInForce()),
        documents.secrets().revealedProperty().get());
  }

  private Optional<String> context() {
    return cluster.get().where().map(place -> place.context());
  }

  private boolean isAllowed(String context) {
    return switch (AskPolicy.of(allowed.get(), askFirst.get(), context)) {
      case NEVER -> false;
      case ASK -> agreed.contains(context);
      case YES -> true;
    };
  }

  private Optional<Why> policy() {
    String context = context().orElse("");
    if (isAllowed(context)) {
      return Optional.empty();
    }
    return Optional.of(
        AskPolicy.of(allowed.get(), askFirst.get(), context) == AskPolicy.ASK
            ? Why.ASK_FIRST
            : Why.NOT_ALLOWED);
  }

  /** Why there is nothing to ask, whatever is allowed. */
  private Optional<Why> why() {
    if (isMissing()) {
      return documents.local().isBlank() ? Optional.of(Why.NO_CLUSTER) : Optional.empty();
    }
    if (context().isEmpty() || documents.live().getOpened().object().isEmpty()) {
      return Optional.of(Why.NO_CLUSTER);
    }
    if (documents.live().isModified()) {
      return Optional.of(Why.LIVE_EDITED);
    }
    return comparison.staleProperty().get() || comparison.latest().isEmpty()
        ? Optional.of(Why.UNREADABLE)
        : comparison.getView().flatMap(this::whyNot);
  }

  /** The cluster does not have the object that was to be live. */
  private boolean isMissing() {
    return documents.live().isBlank() && cluster.get().isOfMissingObject() && context().isPresent();
  }

  private Optional<Why> whyNot(ComparisonView view) {
    if (view.refusal().isPresent()) {
      return Optional.of(Why.REFUSED);
    }
    if (view.computed().filter(done -> !done.inputs().dialect().isServer()).isPresent()) {
      return Optional.of(Why.OTHER_TOOL);
    }
    return whyNot(comparison.patch().getShown());
  }

  private static Optional<Why> whyNot(Optional<ShownPatch> shown) {
    return shown.flatMap(ShownPatch::patch).isEmpty()
        ? Optional.of(Why.NO_PATCH)
        : shown.filter(patch -> !patch.isSent()).map(nothing -> Why.NOTHING_SENT);
  }

  /**
   * What a server said before the window was opened: kubectl diff asked it.
   *
   * @param objects what it would store, by object
   * @param at when it was asked
   */
  record GivenAnswers(Map<ObjectName, MapValue> objects, Instant at) {
    static final GivenAnswers NONE = new GivenAnswers(Map.of(), Instant.EPOCH);

    /** What it said of the object that is shown; empty if it was not asked about it. */
    Optional<MapValue> about(ComparisonView view) {
      return view.live().or(() -> Optional.of(view.result())).map(ObjectName::of).map(objects::get);
    }

    /** The same beside what is predicted; empty if nothing would be sent. */
    Optional<ServerAnswer> beside(Answer.Compared shown, MapValue said) {
      ComparisonView exact = shown.with(Revealed.ALL).view();
      Optional<LiveObject> live = exact.live().map(object -> new LiveObject(object, at));
      // kubectl diff leaves its annotation as it was.
      MapValue object =
          LastAppliedAnnotation.textIn(exact.result())
              .map(text -> LastAppliedAnnotation.put(said, text))
              .orElse(said);
      return Trial.of(exact, exact.untriedPatch())
          .map(
              trial ->
                  trial.answer(
                      new ClusterAnswer.Got<>(new LiveObject(object, at), List.of()),
                      live,
                      shown.texts().revealed()));
    }
  }
}
