package dev.tripatch.cli.command.send;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.share.Shell;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.RefusedField;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SendText;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What came of a step, line by line, with kubectl's own words and what to do about them. */
final class Told {
  private static final String INDENT = "  ";

  private Told() {}

  /** Why a change is not ready; nothing if it is. */
  static List<String> of(Preparation preparation) {
    String sentence = SendText.of(preparation);
    return switch (preparation) {
      case Preparation.Ready _ -> List.of();
      case Preparation.Unread(Failure failure) -> lines(sentence, failure);
      case Preparation.Refused(ServerAnswer.Refused answer) -> refused(sentence, answer);
      case Preparation.Overtaken _, Preparation.Restless _ -> List.of(sentence);
    };
  }

  /** What came of sending it. */
  static List<String> of(SendOutcome outcome) {
    List<String> sentences = SendText.of(outcome);
    return switch (outcome) {
      case SendOutcome.Refused(ServerAnswer.Refused answer) ->
          refused(sentences.getFirst(), answer);
      case SendOutcome.Unclear unclear when unclear.unread().isPresent() ->
          Stream.concat(
                  sentences.stream(),
                  unclear.unread().stream().flatMap(why -> lines(why.sentence(), why).stream()))
              .toList();
      case SendOutcome.Sent _,
          SendOutcome.Overtaken _,
          SendOutcome.Restless _,
          SendOutcome.NoJournal _,
          SendOutcome.NotYet _,
          SendOutcome.Unclear _ ->
          sentences;
    };
  }

  private static List<String> refused(String sentence, ServerAnswer.Refused answer) {
    List<String> lines = new ArrayList<>(lines(sentence, answer.failure()));
    answer.causes().stream()
        .map(RefusedField::explanation)
        .filter(each -> !each.isBlank())
        .distinct()
        .forEach(lines::add);
    return lines;
  }

  private static List<String> lines(String sentence, Failure failure) {
    List<String> lines = new ArrayList<>();
    lines.add(sentence);
    if (!failure.sentence().equals(sentence)) {
      lines.add(failure.sentence());
    }
    lines.addAll(further(failure));
    return lines;
  }

  private static List<String> further(Failure failure) {
    List<String> lines = new ArrayList<>();
    if (!failure.remedy().isEmpty()) {
      lines.add(failure.remedy());
    }
    if (!failure.command().isEmpty()) {
      lines.add(INDENT + Shell.BASH.command(failure.command()));
    }
    return lines;
  }
}
