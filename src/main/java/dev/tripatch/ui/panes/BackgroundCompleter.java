package dev.tripatch.ui.panes;

import dev.tripatch.edit.complete.Completion;
import dev.tripatch.ui.editor.Completer;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Mistake;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Finds proposals in the background; of the requests that wait, only the newest is worked on. */
final class BackgroundCompleter implements Completer {

  private final BiFunction<String, Integer, Request> requests;
  private final LatestWins<Job, Found> work;

  private int newest;

  private record Job(int number, Request request, Consumer<Completion.Answer> then) {}

  private record Found(Job job, Completion.Answer answer) {}

  /**
   * Completes with requests for a text and a caret in it.
   *
   * @param requests gathers what is known, on the UI thread
   * @param background where to find proposals
   */
  BackgroundCompleter(
      BiFunction<String, Integer, Request> requests, Completing.Background background) {
    this.requests = requests;
    work =
        new LatestWins<>(
            job -> new Found(job, job.request().answer()),
            background.work(),
            background.deliver(),
            this::found,
            problem ->
                background
                    .failed()
                    .accept(PaneWords.NOTHING_CAN_BE_PROPOSED.text("line", Mistake.line(problem))));
  }

  @Override
  public Request request(String text, int caret) {
    return requests.apply(text, caret);
  }

  @Override
  public void find(Request request, Consumer<Completion.Answer> then) {
    newest++;
    work.ask(new Job(newest, request, then));
  }

  /** What was being worked on when a newer request came is out of date. */
  private void found(Found found) {
    if (found.job().number() == newest) {
      found.job().then().accept(found.answer());
    }
  }
}
