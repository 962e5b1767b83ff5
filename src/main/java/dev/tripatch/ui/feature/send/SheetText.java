package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.ui.panes.SaidText;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Effect;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SendText;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What the sheet says of a state.
 *
 * @param headline what a person must know
 * @param details what else there is to know, each on its line
 * @param tone how it looks
 */
record SheetText(String headline, List<String> details, Tone tone) {
  /** How a sentence looks. */
  enum Tone {
    /** Nothing to look at twice. */
    PLAIN(""),
    /** All went well. */
    GOOD("✓"),
    /** To be read before going on. */
    CAUTION("▲"),
    /** It did not work. */
    TROUBLE("✗");

    private final String sign;

    Tone(String sign) {
      this.sign = sign;
    }

    /** Says the same without colours. */
    String sign() {
      return sign;
    }
  }

  SheetText {
    details = details.stream().filter(line -> !line.isBlank()).distinct().toList();
  }

  /** The words for a state. */
  static SheetText of(SendState state, String context) {
    return switch (state) {
      case SendState.Looking _ -> plain(SendWords.LOOKING.text());
      case SendState.Hindered hindered ->
          new SheetText(hindered.why().text(), List.of(), Tone.CAUTION);
      case SendState.NotUndone not ->
          new SheetText(not.choice().why().text(), List.of(), Tone.CAUTION);
      case SendState.Unread unread -> failed(unread.failure().sentence(), unread.failure());
      case SendState.Broken broken ->
          new SheetText(SendWords.BROKEN.text("fault", broken.fault()), List.of(), Tone.TROUBLE);
      case SendState.Locked locked -> locked(locked, context).and(found(locked.preview()));
      case SendState.Preparing _ -> plain(SendWords.PREPARING.text());
      case SendState.Ready ready -> ready(ready.prepared()).and(found(ready.preview()));
      case SendState.Stopped stopped -> stopped(stopped.why());
      case SendState.Sending sending ->
          new SheetText(
              SendWords.SENDING.text("attempt", sending.attempt(), "most", Delivery.MOST_ATTEMPTS),
              List.of(SendWords.NOT_CANCELLED.text()),
              Tone.PLAIN);
      case SendState.Ended ended -> ended(ended.outcome());
    };
  }

  private static String found(SendPreview preview) {
    return preview.isFound() ? SendWords.HAS_ARRIVED.text() : "";
  }

  private SheetText and(String detail) {
    List<String> all = new ArrayList<>(List.of(detail));
    all.addAll(details);
    return new SheetText(headline, all, tone);
  }

  private static SheetText plain(String headline) {
    return new SheetText(headline, List.of(), Tone.PLAIN);
  }

  private static SheetText failed(String headline, Failure failure) {
    return new SheetText(headline, List.of(failure.remedy()), Tone.TROUBLE);
  }

  private static SheetText locked(SendState.Locked locked, String context) {
    return new SheetText(
        switch (locked.why()) {
          case OPTION -> SendWords.LOCKED_BY_OPTION.text();
          case PRESENTING -> SendWords.LOCKED_PRESENTING.text();
          case SETTINGS -> SendWords.LOCKED.text("context", context);
          case SERVER -> locked.otherServer();
        },
        List.of(
            switch (locked.why()) {
              case OPTION, PRESENTING -> "";
              case SETTINGS ->
                  ContextPatterns.canSay(context)
                      ? SendWords.LOCKED_DETAIL.text()
                      : SendWords.CANNOT_NAME.text();
              case SERVER -> SendWords.LOCKED_DETAIL.text();
            }),
        Tone.CAUTION);
  }

  private static SheetText ready(Prepared prepared) {
    boolean agrees = prepared.says().verdict().agrees();
    boolean isSame =
        switch (prepared.since()) {
          case LiveSince.Same _ -> true;
          case LiveSince.Elsewhere _, LiveSince.Touched _, LiveSince.MadeAgain _ -> false;
        };
    return new SheetText(
        SendText.of(new Preparation.Ready(prepared)),
        List.of(
            SendWords.SERVER_SAYS_ALL.text(
                "said", SaidText.summary(prepared.says(), SendText.clock(prepared.now().read())))),
        agrees && isSame ? Tone.GOOD : Tone.CAUTION);
  }

  private static SheetText stopped(Preparation why) {
    String headline = SendText.of(why);
    return switch (why) {
      case Preparation.Unread(Failure failure) -> failed(headline, failure);
      case Preparation.Refused(ServerAnswer.Refused answer) ->
          new SheetText(headline, refusal(answer), Tone.TROUBLE);
      case Preparation.Overtaken _, Preparation.Restless _, Preparation.Ready _ ->
          new SheetText(headline, List.of(), Tone.CAUTION);
    };
  }

  private static List<String> refusal(ServerAnswer.Refused answer) {
    return SaidText.summary(answer, "").lines().toList();
  }

  private static SheetText ended(SendOutcome outcome) {
    List<String> said = SendText.of(outcome);
    List<String> details = new ArrayList<>(said.subList(1, said.size()));
    if (outcome instanceof SendOutcome.Refused(ServerAnswer.Refused answer)) {
      details.clear();
      details.addAll(refusal(answer));
    }
    return new SheetText(said.getFirst(), details, tone(outcome));
  }

  private static Tone tone(SendOutcome outcome) {
    return switch (outcome) {
      case SendOutcome.Sent sent ->
          sent.says() instanceof ServerAnswer.Taken taken
                  && taken.verdict().agrees()
                  && sent.journalFault().isEmpty()
              ? Tone.GOOD
              : Tone.CAUTION;
      case SendOutcome.Overtaken _,
          SendOutcome.Restless _,
          SendOutcome.NotYet _,
          SendOutcome.Unclear _ ->
          Tone.CAUTION;
      case SendOutcome.Refused _, SendOutcome.NoJournal _ -> Tone.TROUBLE;
    };
  }

  /** How much a change is. */
  static String counts(SendPreview preview) {
    Effect.Counts all = preview.plan().effect().counts();
    return Stream.of(
            some(all.changed()).map(count -> SendWords.CHANGED.text("count", count)),
            some(all.added()).map(count -> SendWords.ADDED.text("count", count)),
            some(all.removed()).map(count -> SendWords.REMOVED.text("count", count)))
        .flatMap(each -> each)
        .collect(Collectors.joining(" · "));
  }

  private static Stream<Long> some(long count) {
    return LongStream.of(count).filter(each -> each > 0).boxed();
  }

  /** Who owns the fields from then on, and why. */
  static String manager(SendPreview preview) {
    String manager = preview.plan().manager();
    return preview.plan().writesAnnotation()
        ? SendWords.MANAGER_APPLY.text("manager", manager)
        : SendWords.MANAGER_OWN.text("manager", manager);
  }
}
