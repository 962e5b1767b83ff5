package dev.tripatch.cli.command.send;

import dev.tripatch.cli.command.send.Checked.State;
import dev.tripatch.cli.command.send.UndoCommand.SendFolder;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.send.Consent;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.share.Shell;
import dev.tripatch.workspace.objects.InParallel;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.Preparing;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SentChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * From changes that somebody asked for to what came of them: tried, shown, agreed to, sent one
 * after the other, and told. Nothing is sent that was not shown, and nothing without the person's
 * word, or {@code --yes} where the context takes it.
 */
final class Dispatch {
  /** More kubectls would only wait for each other, and for the server. */
  private static final int AT_ONCE = 2;

  private final Terminal terminal;
  private final SendOptions options;
  private final SendFolder folder;
  private final boolean isAllOrNothing;
  private final Sheet sheet;

  /** Why no further object is asked about; empty while it makes sense. */
  private final AtomicReference<Optional<List<String>>> gone =
      new AtomicReference<>(Optional.empty());

  Dispatch(Terminal terminal, SendOptions options, SendFolder folder, boolean isAllOrNothing) {
    this.terminal = terminal;
    this.options = options;
    this.folder = folder;
    this.isAllOrNothing = isAllOrNothing;
    this.sheet =
        new Sheet(terminal.width(), options.palette(terminal), options.revealed(), terminal.seen());
  }

  /**
   * Does it all.
   *
   * @return the exit code
   */
  int run(List<WantedChange> wanted) {
    List<Checked> checked = new ArrayList<>();
    InParallel.each(wanted, this::check, checked::add, Watch.NOBODY, AT_ONCE);
    return send(checked);
  }

  /** The same of changes that were tried. */
  int send(List<Checked> checked) {
    boolean isOne = checked.size() == 1;
    if (isOne) {
      showOne(checked.getFirst());
    } else {
      showMany(checked);
    }
    List<Checked> done = isOne ? List.of(one(checked.getFirst())) : many(checked);
    if (options.output.form != AnswerForm.TABLE) {
      options.output.print(
          terminal, () -> "", () -> SendList.of(done, options.revealed(), terminal.seen()));
    }
    return exitCode(done);
  }

  /** How far it can come; nothing in the cluster changes. */
  Checked check(WantedChange candidate) {
    return switch (candidate) {
      case WantedChange.Same same ->
          Checked.of(same, State.NOTHING, List.of(SendCommandWording.NOTHING_TO_SEND.text()));
      case WantedChange.Blocked blocked -> Checked.of(blocked, State.BLOCKED, blocked.why());
      case WantedChange.Planned planned -> prepared(planned);
    };
  }

  private Checked prepared(WantedChange.Planned planned) {
    Optional<List<String>> lost = gone.get();
    if (lost.isPresent()) {
      return Checked.of(planned, State.BLOCKED, lost.get());
    }
    Preparation preparation =
        new Preparing(planned.cluster(), options.revealed()).prepare(planned.plan());
    Checked stopped = Checked.of(planned, State.BLOCKED, Told.of(preparation));
    if (preparation instanceof Preparation.Unread(Failure failure) && !failure.isOfOneQuestion()) {
      gone.set(Optional.of(stopped.said()));
    }
    return switch (preparation) {
      case Preparation.Ready(Prepared ready) ->
          Checked.of(planned, State.SHOWN, List.of()).ready(ready);
      case Preparation.Overtaken(LiveSince.Touched touched) when touched.isDone() ->
          stopped.in(State.NOTHING, stopped.said());
      case Preparation.Overtaken(LiveSince.Touched touched) -> stopped.with(touched.fields());
      case Preparation.Overtaken _, Preparation.Unread _, Preparation.Refused _ -> stopped;
      case Preparation.Restless _ -> stopped;
    };
  }

  private void showOne(Checked checked) {
    switch (checked.state()) {
      case NOTHING -> tell(checked.said());
      case BLOCKED -> tellStopped(checked);
      case SHOWN -> print(text(checked));
      case DECLINED, NOT_ALLOWED, SENT, FAILED, PERHAPS_SENT -> {}
    }
  }

  private String text(Checked checked) {
    return checked.candidate() instanceof WantedChange.Planned planned
        ? sheet.of(planned, checked.prepared().orElseThrow())
        : "";
  }

  private void showMany(List<Checked> all) {
    List<Checked> ready = all.stream().filter(Checked::isReady).toList();
    List<Checked> blocked = with(all, State.BLOCKED);
    if (!ready.isEmpty()) {
      Prepared first = ready.getFirst().prepared().orElseThrow();
      print(
          SendCommandWording.LIST.text("objects", ready.size(), "context", first.place().context())
              + "\n\n"
              + sheet.list(ready));
      for (int i = 0; i < ready.size(); i++) {
        String heading = "── %d. %s ──".formatted(i + 1, ready.get(i).object());
        print("\n" + options.palette(terminal).heading(heading) + "\n" + text(ready.get(i)));
      }
    }
    if (!blocked.isEmpty()) {
      print("\n");
      tell(List.of(SendCommandWording.BLOCKED.text("objects", blocked.size())));
      blocked.forEach(
          each -> {
            terminal.tell(List.of(Messages.INDENT + each.object()));
            tellIndented(each);
          });
    }
    int same = with(all, State.NOTHING).size();
    if (same > 0) {
      tell(List.of(SendCommandWording.SAME.text("objects", same)));
    }
  }

  private static List<Checked> with(List<Checked> all, State state) {
    return all.stream().filter(each -> each.state() == state).toList();
  }

  private void tellStopped(Checked checked) {
    tell(List.of(SendCommandWording.CANNOT_BE_SENT.text("object", checked.object())));
    tellIndented(checked);
  }

  private void tellIndented(Checked checked) {
    terminal.tell(checked.said().stream().map(line -> Messages.INDENT + line).toList());
    if (!checked.touched().isEmpty()) {
      terminal.tell(sheet.touched(checked.touched()).lines().map(Messages.INDENT::concat).toList());
    }
  }

  private void tell(List<String> sentences) {
    sentences.stream().limit(1).forEach(terminal::say);
    terminal.tell(sentences.stream().skip(1).map(line -> Messages.INDENT + line).toList());
  }

  /** To where people read; data are for programs. Copies of what is secret are masked, too. */
  private void print(String text) {
    if (options.output.form == AnswerForm.TABLE) {
      terminal.out().print(terminal.seen().masked(text));
    }
  }

  private Checked one(Checked checked) {
    return checked.isReady() ? agreed(checked, Optional.empty(), true) : checked;
  }

  private List<Checked> many(List<Checked> all) {
    List<Checked> ready = all.stream().filter(Checked::isReady).toList();
    if (ready.isEmpty()) {
      return all;
    }
    int blocked = with(all, State.BLOCKED).size();
    if (isAllOrNothing && blocked > 0) {
      tell(List.of(SendCommandWording.ALL_OR_NOTHING.text("objects", blocked)));
      return all;
    }
    Prepared first = ready.getFirst().prepared().orElseThrow();
    Optional<Checked> stopped =
        options.isDryRun ? Optional.empty() : keptFromServer(ready.getFirst());
    boolean isAsked = !options.isDryRun && policy(first) == SendPolicy.ASK;
    if (isAsked && stopped.isEmpty()) {
      stopped = refusedOfAll(ready, first.place().context());
    }
    boolean isAgreed = isAsked && stopped.isEmpty();
    List<Checked> done = new ArrayList<>();
    for (Checked each : all) {
      if (!each.isReady()) {
        done.add(each);
      } else if (stopped.isPresent()) {
        done.add(each.in(stopped.get().state(), stopped.get().said()));
      } else {
        Checked next = agreed(each, Optional.of(isAgreed), done.stream().noneMatch(Checked::isEnd));
        done.add(next);
        stopped =
            next.isEnd()
                ? Optional.of(next.in(State.SHOWN, List.of(SendCommandWording.STOPPED.text())))
                : Optional.empty();
      }
    }
    tellTotal(done);
    return done;
  }

  /** One question for all; what keeps them all from being sent, if anything does. */
  private Optional<Checked> refusedOfAll(List<Checked> ready, String context) {
    Checked first = ready.getFirst();
    if (options.isAgreed) {
      return Optional.empty();
    }
    if (!options.canAsk(terminal)) {
      return Optional.of(
          stopped(first, State.SHOWN, SendCommandWording.NO_TERMINAL.text("context", context)));
    }
    return isYes(
            SendCommandWording.QUESTION_OF_MANY.text("objects", ready.size(), "context", context))
        ? Optional.empty()
        : Optional.of(declined(first));
  }

  /** What the context allows on its server by now; the option takes away and never gives. */
  private SendPolicy policy(Prepared prepared) {
    return options.isReadOnly
        ? SendPolicy.READ_ONLY
        : folder.contexts().of(prepared.place().context(), prepared.cluster().server());
  }

  /**
   * What keeps it from the server that its context leads to by now. Only a person at a terminal
   * allows that, once for as long as it is that server.
   */
  private Optional<Checked> keptFromServer(Checked checked) {
    Prepared prepared = checked.prepared().orElseThrow();
    String context = prepared.place().context();
    String server = prepared.cluster().server();
    SendContexts contexts = folder.contexts();
    Optional<String> other =
        contexts.otherServer(context, server).or(() -> undoneElsewhere(prepared));
    if (options.isReadOnly || contexts.of(context) == SendPolicy.READ_ONLY || other.isEmpty()) {
      return Optional.empty();
    }
    tell(other.stream().toList());
    if (!options.canAsk(terminal)) {
      String why = SendCommandWording.SERVER_NEEDS_TERMINAL.text();
      return Optional.of(stopped(checked, State.NOT_ALLOWED, why));
    }
    return isYes(SendCommandWording.SERVER_QUESTION.text("context", context))
        ? SendContexts.keep(folder.folder(), context, server)
            .map(why -> stopped(checked, State.NOT_ALLOWED, why))
        : Optional.of(declined(checked));
  }

  /** A server with a copy of the objects, and of their identities, is not where they changed. */
  private Optional<String> undoneElsewhere(Prepared prepared) {
    Cluster now = prepared.cluster();
    Optional<SentChange> undone = prepared.plan().undoes().flatMap(folder.journal()::find);
    return undone
        .map(SentChange::server)
        .filter(sent -> !now.isOn(sent))
        .map(sent -> SendCommandWording.UNDO_ELSEWHERE.text("before", sent, "now", now.server()));
  }

  private Checked stopped(Checked checked, State state, String why) {
    tell(List.of(why));
    return checked.in(state, List.of(why));
  }

  private Checked declined(Checked checked) {
    return stopped(checked, State.DECLINED, SendCommandWording.DECLINED.text());
  }

  private boolean isYes(String question) {
    print("\n");
    return terminal.isYes(question);
  }

  /**
   * Sends it if the person agrees.
   *
   * @param ofAll whether they agreed to all; empty if only this one is asked about
   * @param isFirst whether what is true of all was not told yet
   */
  private Checked agreed(Checked checked, Optional<Boolean> ofAll, boolean isFirst) {
    Prepared prepared = checked.prepared().orElseThrow();
    String context = prepared.place().context();
    if (terminal.out().checkError()) {
      return told(checked, SendCommandWording.NOT_SHOWN.text(), isFirst);
    }
    if (options.isDryRun) {
      return told(checked, SendCommandWording.DRY_RUN.text(), isFirst);
    }
    Optional<Checked> kept = keptFromServer(checked);
    if (kept.isPresent()) {
      return kept.get();
    }
    SendPolicy policy = policy(prepared);
    String typed = "";
    switch (policy) {
      case READ_ONLY -> {
        return told(checked, readOnly(context), isFirst);
      }
      case ASK -> {
        boolean isAgreed = ofAll.orElse(options.isAgreed);
        if (!isAgreed && !options.canAsk(terminal)) {
          return stopped(
              checked, State.SHOWN, SendCommandWording.NO_TERMINAL.text("context", context));
        }
        if (!isAgreed && !isYes(question(prepared))) {
          return declined(checked);
        }
      }
      case ASK_FOR_NAME -> {
        String notEnough = SendCommandWording.YES_IS_NOT_ENOUGH.text("context", context);
        if (!options.canAsk(terminal)) {
          return options.isAgreed
              ? stopped(checked, State.NOT_ALLOWED, notEnough)
              : stopped(
                  checked,
                  State.SHOWN,
                  SendCommandWording.NO_TERMINAL_FOR_NAME.text("context", context));
        }
        if (options.isAgreed) {
          tell(List.of(notEnough));
        }
        print("\n");
        typed = terminal.ask(nameQuestion(checked, prepared)).orElse("");
      }
    }
    Optional<Consent> consent =
        policy.consent(
            prepared.cluster(), prepared.plan().seen().name(), typed, () -> policy(prepared));
    if (consent.isEmpty()) {
      return typed.isBlank() ? declined(checked) : otherName(checked);
    }
    return sent(checked, prepared, consent.get());
  }

  private static String question(Prepared prepared) {
    String context = prepared.place().context();
    return prepared.plan().undoes().isPresent()
        ? SendCommandWording.UNDO_QUESTION.text("context", context)
        : SendCommandWording.QUESTION.text("context", context);
  }

  private static String nameQuestion(Checked checked, Prepared prepared) {
    String context = prepared.place().context();
    return prepared.plan().undoes().isPresent()
        ? SendCommandWording.UNDO_NAME_QUESTION.text("object", checked.object(), "context", context)
        : SendCommandWording.NAME_QUESTION.text("object", checked.object(), "context", context);
  }

  private Checked otherName(Checked checked) {
    return stopped(
        checked,
        State.DECLINED,
        SendCommandWording.OTHER_NAME.text("name", checked.object().name()));
  }

  private Checked told(Checked checked, String why, boolean isFirst) {
    if (isFirst) {
      print("\n");
      tell(List.of(why));
    }
    return checked.in(State.SHOWN, List.of(why));
  }

  private String readOnly(String context) {
    return options.isReadOnly
        ? SendCommandWording.READ_ONLY_OPTION.text()
        : SendCommandWording.READ_ONLY_CONTEXT.text(
            "context",
            context,
            "command",
            Shell.BASH.command(List.of("tripatch", "contexts", context, "--ask")));
  }

  private Checked sent(Checked checked, Prepared prepared, Consent consent) {
    String object = checked.object() + " · " + prepared.place().context();
    SendOutcome outcome;
    try (LastWords _ =
        LastWords.of(terminal, SendCommandWording.INTERRUPTED.text("object", object))) {
      outcome =
          folder
              .delivery()
              .send(
                  prepared,
                  consent,
                  number -> {
                    if (number > 1) {
                      terminal.say(SendCommandWording.ATTEMPT.text("number", number));
                    }
                  });
    }
    List<String> said = Told.of(outcome);
    return switch (outcome) {
      case SendOutcome.Sent sent -> {
        String undo =
            prepared.isUndoneOnlyNow()
                ? SendCommandWording.NO_WAY_BACK.text()
                : SendCommandWording.UNDO_WITH.text("id", sent.change().id());
        List<String> all = Stream.concat(said.stream(), Stream.of(undo)).toList();
        print("\n" + checked.object() + "\n");
        print(String.join("\n", all.stream().map(Messages.INDENT::concat).toList()) + "\n");
        sent.journalFault().ifPresent(terminal::say);
        yield checked.in(State.SENT, all, Optional.of(sent.change().id()));
      }
      case SendOutcome.Overtaken(LiveSince.Touched touched, int _) ->
          failed(checked.with(touched.fields()), said);
      case SendOutcome.Overtaken _, SendOutcome.Refused _, SendOutcome.Restless _ ->
          failed(checked, said);
      case SendOutcome.NoJournal _ -> failed(checked, said);
      case SendOutcome.NotYet notYet -> perhaps(checked, said, notYet.change().id());
      case SendOutcome.Unclear unclear ->
          perhaps(checked.with(unclear.fields()), said, unclear.change().id());
    };
  }

  private Checked failed(Checked checked, List<String> said) {
    Checked failed = checked.in(State.FAILED, said);
    tellStopped(failed);
    return failed;
  }

  /** In words that nobody overlooks. */
  private Checked perhaps(Checked checked, List<String> said, String id) {
    List<String> all =
        Stream.concat(said.stream(), Stream.of(SendCommandWording.LOOK_AGAIN.text("id", id)))
            .toList();
    Checked perhaps = checked.in(State.PERHAPS_SENT, all, Optional.of(id));
    terminal.tell(
        List.of(
            "", Messages.PROGRAM + SendCommandWording.PERHAPS.text("object", checked.object())));
    tellIndented(perhaps);
    return perhaps;
  }

  private void tellTotal(List<Checked> done) {
    int sent = with(done, State.SENT).size();
    int failed = with(done, State.FAILED).size() + with(done, State.PERHAPS_SENT).size();
    if (sent + failed > 0) {
      long rest = done.stream().filter(each -> each.prepared().isPresent()).count() - sent - failed;
      print("\n");
      tell(List.of(SendCommandWording.TOTAL.text("sent", sent, "failed", failed, "rest", rest)));
    }
  }

  private static int exitCode(List<Checked> done) {
    if (done.stream().anyMatch(Dispatch::isError)) {
      return ExitCodes.ERROR;
    }
    return done.stream().anyMatch(each -> isLeft(each.state()))
        ? ExitCodes.PATCH
        : ExitCodes.NOTHING;
  }

  private static boolean isError(Checked checked) {
    return switch (checked.state()) {
      case BLOCKED, NOT_ALLOWED, FAILED, PERHAPS_SENT -> true;
      case NOTHING, SHOWN, DECLINED, SENT -> false;
    };
  }

  private static boolean isLeft(State state) {
    return state == State.SHOWN || state == State.DECLINED;
  }

  /** What is said if somebody ends the program in the middle of something. */
  record LastWords(Thread hook) implements AutoCloseable {
    /** From now on until it is closed. */
    static LastWords of(Terminal terminal, String sentence) {
      Thread hook = Thread.ofPlatform().unstarted(() -> terminal.say(sentence));
      try {
        Runtime.getRuntime().addShutdownHook(hook);
      } catch (IllegalStateException isEnding) {
        terminal.say(sentence);
      }
      return new LastWords(hook);
    }

    @Override
    public void close() {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException isEnding) {
        // They are said.
      }
    }
  }
}
