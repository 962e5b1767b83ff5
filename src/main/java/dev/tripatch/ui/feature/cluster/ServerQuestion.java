package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.Trial;
import java.util.Optional;

/**
 * What is to be put before the server that live is from, or would be.
 *
 * @param connection the server
 * @param context what the person calls it
 * @param object which object it is, however often it is read
 */
record ServerQuestion(Connection connection, String context, String object, Change change) {

  /** What would be sent. */
  sealed interface Change {

    /**
     * The patch that is shown.
     *
     * @param shown the comparison, with masks where a person sees them
     * @param look how the patch is shown
     */
    record Patch(Answer.Compared shown, PatchLook look) implements Change {}

    /**
     * The whole of local, where the server has no such object.
     *
     * @param local its text
     * @param workbench knows the schemas in force
     */
    record Creation(String local, Workbench workbench, Revealed revealed) implements Change {}

    /** Whether it is the same; how it is written does not count. */
    default boolean isSame(Change other) {
      return switch (this) {
        case Patch mine -> other instanceof Patch theirs && isSame(mine, theirs);
        case Creation mine ->
            other instanceof Creation theirs
                && mine.local().equals(theirs.local())
                && mine.revealed().equals(theirs.revealed());
      };
    }

    private static boolean isSame(Patch mine, Patch theirs) {
      return mine.look().format().equals(theirs.look().format())
          && mine.look().withTests() == theirs.look().withTests()
          && mine.shown()
              .texts()
              .with(PatchLook.FIRST)
              .equals(theirs.shown().texts().with(PatchLook.FIRST));
    }

    /** Asks, which is not for the UI thread; empty if there is nothing to ask. */
    default Optional<ServerAnswer> ask(Cluster cluster) {
      return switch (this) {
        case Patch(Answer.Compared shown, PatchLook look) -> {
          ComparisonView exact = shown.with(Revealed.ALL).view();
          yield Trial.of(exact, exact.patch(look))
              .map(trial -> trial.ask(cluster, shown.texts().revealed()));
        }
        case Creation(String local, Workbench workbench, Revealed revealed) ->
            created(local, workbench)
                .flatMap(view -> Trial.of(view, view.untriedPatch()))
                .map(trial -> trial.ask(cluster, revealed));
      };
    }

    private static Optional<ComparisonView> created(String local, Workbench workbench) {
      ThreeDocuments<SourceDocument> alone =
          new ThreeDocuments<>(Optional.empty(), SourceReader.read("", local), Optional.empty());
      return workbench.compare(alone, true) instanceof Compared.Done done
          ? Optional.of(done.view())
          : Optional.empty();
    }
  }

  boolean isSame(ServerQuestion other) {
    return connection.equals(other.connection)
        && object.equals(other.object)
        && change.isSame(other.change);
  }
}
