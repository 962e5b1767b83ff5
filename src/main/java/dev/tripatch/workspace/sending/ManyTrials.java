package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.InParallel;
import dev.tripatch.workspace.objects.Watch;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Puts the changes of many objects before their server, a few at a time; nothing changes in the
 * cluster.
 *
 * @param workbench compares
 * @param revealed which secrets may be seen in answers
 */
public record ManyTrials(Workbench workbench, Cluster cluster, Revealed revealed) {
  private static final int AT_ONCE = 2;

  /**
   * An object as it is now.
   *
   * @param leftOut the fields that are left out of its patch
   */
  public record Asked(ThreeDocuments<SourceDocument> documents, Set<FieldPath> leftOut) {}

  private record Answered<T>(T object, Optional<ServerAnswer> answer) {}

  /**
   * Asks about all, and waits. Once the server is gone, nothing more is asked.
   *
   * @param asked reads an object when its turn comes
   * @param answers gets the answers on the calling thread, in order; there is none for an object of
   *     which nothing would be sent
   * @param watch ends what runs, too
   */
  public <T> void ask(
      List<T> objects, Function<T, Asked> asked, BiConsumer<T, ServerAnswer> answers, Watch watch) {
    AtomicBoolean isOver = new AtomicBoolean();
    Cluster wanted = cluster.until(watch::isCancelled);
    InParallel.each(
        objects,
        object -> {
          Optional<ServerAnswer> answer =
              isOver.get()
                  ? Optional.empty()
                  : trial(asked.apply(object)).map(each -> each.ask(wanted, revealed));
          if (answer.filter(ManyTrials::isGone).isPresent()) {
            isOver.set(true);
          }
          return new Answered<>(object, answer);
        },
        each -> each.answer().ifPresent(answer -> answers.accept(each.object(), answer)),
        watch,
        AT_ONCE);
  }

  private static boolean isGone(ServerAnswer answer) {
    return answer instanceof ServerAnswer.Refused refused && !refused.failure().isOfOneQuestion();
  }

  private Optional<Trial> trial(Asked asked) {
    return workbench.compare(asked.documents(), true, Optional.empty(), asked.leftOut())
            instanceof Compared.Done done
        ? Optional.<ComparisonView>of(done.view())
            .flatMap(view -> Trial.of(view, view.untriedPatch()))
        : Optional.empty();
  }
}
