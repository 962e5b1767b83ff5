package dev.tripatch.workspace.sending;

import dev.tripatch.engine.stored.SaidKind;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** Says in sentences how far a change came. */
public final class SendText {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  private SendText() {}

  /** The time of a clock on the wall. */
  public static String clock(Instant time) {
    return CLOCK.format(time.atZone(ZoneId.systemDefault()));
  }

  /** What came of preparing it; a failure's own words are told besides. */
  public static String of(Preparation preparation) {
    return switch (preparation) {
      case Preparation.Ready(Prepared prepared) -> since(prepared.since());
      case Preparation.Overtaken(LiveSince since) -> overtaken(since);
      case Preparation.Unread unread ->
          unread.failure().isOfMissingObject()
              ? SendWording.GONE.text()
              : unread.failure().sentence();
      case Preparation.Refused _ -> SendWording.TRIED_AND_REFUSED.text();
      case Preparation.Restless restless ->
          SendWording.RESTLESS.text("attempts", restless.attempts());
    };
  }

  private static String since(LiveSince since) {
    return switch (since) {
      case LiveSince.Elsewhere _ -> SendWording.READY_ELSEWHERE.text();
      case LiveSince.Same _ -> SendWording.READY.text();
      case LiveSince.Touched _, LiveSince.MadeAgain _ -> overtaken(since);
    };
  }

  private static String overtaken(LiveSince since) {
    return switch (since) {
      case LiveSince.Touched touched when touched.isDone() -> SendWording.DONE_ALREADY.text();
      case LiveSince.Touched touched ->
          SendWording.OVERTAKEN.text("fields", touched.fields().size());
      case LiveSince.MadeAgain _ -> SendWording.MADE_AGAIN.text();
      case LiveSince.Same _, LiveSince.Elsewhere _ -> SendWording.READY.text();
    };
  }

  /** What came of sending it, the most important first. */
  public static List<String> of(SendOutcome outcome) {
    return switch (outcome) {
      case SendOutcome.Sent sent -> sent(sent);
      case SendOutcome.Overtaken overtaken -> List.of(overtaken(overtaken.since()));
      case SendOutcome.Refused(ServerAnswer.Refused answer) ->
          List.of(SendWording.NOT_SENT.text(), answer.failure().sentence());
      case SendOutcome.Restless(int attempts) ->
          List.of(SendWording.RESTLESS.text("attempts", attempts));
      case SendOutcome.NoJournal(String reason) ->
          List.of(SendWording.NO_JOURNAL.text("reason", reason));
      case SendOutcome.NotYet lost ->
          List.of(SendWording.NOT_YET.text(), lost.failure().sentence());
      case SendOutcome.Unclear unclear ->
          List.of(
              unclear.unread().isPresent()
                  ? SendWording.UNCLEAR_UNREAD.text()
                  : SendWording.UNCLEAR.text(),
              unclear.failure().sentence());
    };
  }

  private static List<String> sent(SendOutcome.Sent sent) {
    String time = clock(sent.change().at());
    List<String> said = new ArrayList<>();
    long others = otherwise(sent.says());
    said.add(
        others == 0
            ? SendWording.SENT.text("time", time)
            : SendWording.SENT_OTHERWISE.text("time", time, "fields", others));
    if (sent.attempts() > 1) {
      said.add(SendWording.SENT_AGAIN.text("attempts", sent.attempts()));
    }
    if (sent.isAnswerLost()) {
      said.add(SendWording.ANSWER_LOST.text());
    }
    sent.journalFault()
        .ifPresent(reason -> said.add(SendWording.NOT_IN_JOURNAL.text("reason", reason)));
    return said;
  }

  private static long otherwise(ServerAnswer says) {
    return switch (says) {
      case ServerAnswer.Taken taken -> taken.verdict().count(SaidKind.CHANGED);
      case ServerAnswer.Refused _ -> 0;
    };
  }
}
