package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.Consent;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.Preparing;
import dev.tripatch.workspace.sending.SendOutcome;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * One change on its way, from the wish to send it until it is known what became of it. What is sent
 * is what was shown when the person agreed: whatever live does meanwhile changes nothing in it.
 * kubectl works on a separate thread.
 */
final class SendViewModel {
  private final SendTask task;
  private final SendRules rules;
  private final Tools tools;
  private final ReadOnlyObjectWrapper<SendState> state =
      new ReadOnlyObjectWrapper<>(new SendState.Looking());
  private volatile Cluster cluster;
  private @Nullable Thread working;
  private int turn;

  /**
   * What it works with.
   *
   * @param kubectl the person's own
   * @param journal where it is written down
   * @param clock tells when it was sent
   * @param pauses how long to wait for live once an answer was lost
   * @param revealed which secrets may be seen
   * @param foreground runs what it is given on the UI thread
   */
  record Tools(
      Kubectl kubectl,
      Journal journal,
      InstantSource clock,
      List<Duration> pauses,
      Revealed revealed,
      Executor foreground) {
    Tools {
      pauses = List.copyOf(pauses);
    }
  }

  /** Does nothing before it is begun. */
  SendViewModel(SendTask task, SendRules rules, Tools tools) {
    this.task = task;
    this.rules = rules;
    this.tools = tools;
    // What the person saw is of the server that they saw.
    this.cluster =
        new Cluster(tools.kubectl(), task.source().connection())
            .at(task.place())
            .on(task.place().server());
  }

  /** What is to be sent. */
  SendTask task() {
    return task;
  }

  /** How far it is. */
  ReadOnlyObjectProperty<SendState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** What the context allows now. */
  SendPolicy policy() {
    return rules.of(context(), cluster.server());
  }

  /** The context that it goes to. */
  String context() {
    return state.get() instanceof SendState.Ready ready
        ? ready.prepared().place().context()
        : task.place().context();
  }

  /** Looks for what is to be sent, and tries it where that is allowed. */
  void begin() {
    if (!state.get().isSending()) {
      work(new SendState.Looking(), this::look, this::found);
    }
  }

  private SendTask.Found look() {
    ClusterAnswer<Cluster> answer = cluster.onItsServer();
    cluster = answer.got().orElse(cluster);
    return answer
        .whyNot()
        .<SendTask.Found>map(why -> new SendTask.Found.Not(new SendState.Unread(why)))
        .orElseGet(() -> task.find(tools.revealed()));
  }

  private void found(SendTask.Found found) {
    switch (found) {
      case SendTask.Found.Plan(SendPreview preview) -> prepare(preview);
      case SendTask.Found.Not(SendState why) -> state.set(why);
    }
  }

  /** Where nothing may be sent, nothing is tried: a server that is asked knows the patch. */
  private void prepare(SendPreview preview) {
    Optional<SendState> locked = locked(preview);
    if (locked.isPresent()) {
      state.set(locked.get());
      return;
    }
    Preparing preparing = new Preparing(cluster, tools.revealed());
    work(
        new SendState.Preparing(preview),
        () -> preparing.prepare(preview.plan()),
        preparation -> state.set(prepared(preview, preparation)));
  }

  private Optional<SendState> locked(SendPreview preview) {
    return rules
        .lock(context(), cluster.server())
        .map(
            lock ->
                new SendState.Locked(
                    preview, lock, rules.otherServer(context(), cluster.server()).orElse("")));
  }

  private static SendState prepared(SendPreview preview, Preparation preparation) {
    return switch (preparation) {
      case Preparation.Ready(Prepared prepared) -> new SendState.Ready(preview, prepared);
      case Preparation.Overtaken _,
          Preparation.Unread _,
          Preparation.Refused _,
          Preparation.Restless _ ->
          new SendState.Stopped(preview, preparation);
    };
  }

  /** The person allows that the context is changed, from now on. */
  void allow(SendPolicy policy) {
    if (state.get() instanceof SendState.Locked locked) {
      rules.allow(context(), cluster.server(), policy);
      prepare(locked.preview());
    }
  }

  /** Whether what the person typed is enough to send what is shown. */
  boolean maySend(String typed) {
    return consent(typed).isPresent();
  }

  private Optional<Consent> consent(String typed) {
    return state.get() instanceof SendState.Ready(SendPreview _, Prepared ready)
        ? policy().consent(ready.cluster(), ready.plan().seen().name(), typed, this::policy)
        : Optional.empty();
  }

  /**
   * Sends what is shown, once, if the person may.
   *
   * @param typed what they typed, where the name is asked for
   */
  void send(String typed) {
    Optional<Consent> consent = consent(typed);
    if (state.get() instanceof SendState.Ready(SendPreview preview, Prepared prepared)) {
      consent.ifPresentOrElse(
          given -> send(preview, prepared, given), () -> locked(preview).ifPresent(state::set));
    }
  }

  private void send(SendPreview preview, Prepared prepared, Consent consent) {
    Delivery delivery =
        new Delivery(tools.journal(), tools.revealed(), tools.clock(), tools.pauses());
    work(
        new SendState.Sending(preview, prepared, 1),
        () ->
            delivery.send(
                prepared,
                consent,
                attempt ->
                    tools
                        .foreground()
                        .execute(() -> attempt(new SendState.Sending(preview, prepared, attempt)))),
        (SendOutcome outcome) -> state.set(new SendState.Ended(preview, outcome)));
  }

  private void attempt(SendState.Sending now) {
    if (state.get().isSending()) {
      state.set(now);
    }
  }

  /** Ends what is asked, unless it is being sent. */
  void cancel() {
    if (!state.get().isSending()) {
      turn++;
      if (working != null) {
        working.interrupt();
        working = null;
      }
    }
  }

  private <T> void work(SendState meanwhile, Supplier<T> work, Consumer<T> done) {
    cancel();
    state.set(meanwhile);
    int own = turn;
    working =
        Thread.ofPlatform()
            .daemon()
            .name("sending")
            .start(
                () -> {
                  Runnable shown = result(work, done);
                  tools.foreground().execute(() -> take(own, shown));
                });
  }

  /** Whoever waits must not wait forever. */
  private <T> Runnable result(Supplier<T> work, Consumer<T> done) {
    try {
      T came = work.get();
      return () -> done.accept(came);
    } catch (RuntimeException fault) {
      return () -> state.set(new SendState.Broken(fault.getClass().getSimpleName()));
    }
  }

  /** Only what is still wanted is shown. */
  private void take(int own, Runnable shown) {
    if (own == turn) {
      working = null;
      shown.run();
    }
  }
}
