package dev.tripatch.ui.merge;

import dev.tripatch.complete.Completion;
import dev.tripatch.ui.editor.Completer;
import dev.tripatch.ui.support.LatestWins;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Finds proposals in the background; of the requests that wait, only the newest is worked on. */
final class BackgroundCompleter implements Completer {

  private final BiFunction<String, Integer, Request> requests;
  private final LatestWins<Job, Found> work;

  private record Job(Request request, Consumer<Completion.Answer> then) {}

  private record Found(Completion.Answer answer, Consumer<Completion.Answer> then) {}

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
            job -> new Found(job.request().answer(), job.then()),
            background.work(),
            background.deliver(),
            found -> found.then().accept(found.answer()),
            problem -> background.failed().accept("Nothing can be proposed: " + problem));
  }

  @Override
  public Request request(String text, int caret) {
    return requests.apply(text, caret);
  }

  @Override
  public void find(Request request, Consumer<Completion.Answer> then) {
    work.ask(new Job(request, then));
  }
}
