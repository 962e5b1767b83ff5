package dev.tripatch.ui.feature.cluster;

import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.SaidText;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.List;

/** How far a server's answer is, in words. */
final class SaidRows {

  private SaidRows() {}

  /** What is said of one field, for a column; empty if nothing is. */
  static String at(FieldPath path, ServerSays state) {
    String words = state.said().map(said -> SaidText.at(path, said.answer())).orElse("");
    return words.isEmpty() || !state.isOld() ? words : ServerSaysWords.OLD.text("words", words);
  }

  /**
   * What the server makes of one field, and why, for the Why panel; nothing if it is as predicted.
   */
  static List<String> sentences(FieldPath path, ServerSays state) {
    return state.isOld()
        ? List.of()
        : state.said().map(said -> SaidText.sentences(path, said.answer())).orElse(List.of());
  }

  /** The whole answer in a sentence, and what else there is to know, each on its line. */
  static String summary(ServerSays.Said said) {
    return SaidText.summary(said.answer(), ClusterViewModel.clock(said.at()));
  }

  /** A few words for the status bar; empty if nobody was asked. */
  static String status(ServerSays state) {
    return switch (state) {
      case ServerSays.NotAsked _ -> "";
      case ServerSays.Asking _ -> ServerSaysWords.STATUS_ASKING.text();
      case ServerSays.Said said ->
          switch (said.answer()) {
            case ServerAnswer.Taken taken ->
                (taken.verdict().agrees()
                        ? ServerSaysWords.STATUS_AGREES
                        : ServerSaysWords.STATUS_DIFFERS)
                    .text();
            case ServerAnswer.Refused refused ->
                (refused.failure().isRefusal()
                        ? ServerSaysWords.STATUS_REFUSES
                        : ServerSaysWords.STATUS_FAILED)
                    .text();
          };
    };
  }

  /** How many rows need looking at: what is refused, changed by the server, or overtaken. */
  static int toLookAt(ServerSays state) {
    return state
        .said()
        .map(
            said ->
                switch (said.answer()) {
                  case ServerAnswer.Refused refused -> refused.causes().size();
                  case ServerAnswer.Taken taken ->
                      (int)
                          (taken.verdict().count(SaidKind.CHANGED)
                              + taken.verdict().count(SaidKind.OVERTAKEN));
                })
        .orElse(0);
  }
}
