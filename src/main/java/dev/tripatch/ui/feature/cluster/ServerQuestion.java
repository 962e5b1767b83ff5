package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.workspace.trial.ServerAnswer;
import dev.tripatch.workspace.trial.Trial;
import java.util.Optional;

/**
 * The patch that is shown, to be put before the server that live is from.
 *
 * @param connection the server
 * @param context what the person calls it
 * @param object which object it is, however often it is read
 * @param shown the comparison, with masks where a person sees them
 * @param look how the patch is shown
 */
record ServerQuestion(
    Connection connection, String context, String object, Answer.Compared shown, PatchLook look) {

  /** Whether another one is about the same patch; how it is written does not count. */
  boolean isSame(ServerQuestion other) {
    return connection.equals(other.connection)
        && object.equals(other.object)
        && look.format().equals(other.look.format())
        && look.withTests() == other.look.withTests()
        && shown.texts().with(PatchLook.FIRST).equals(other.shown.texts().with(PatchLook.FIRST));
  }

  /** Asks, which is not for the UI thread; empty if there is nothing to ask. */
  Optional<ServerAnswer> ask(Cluster cluster) {
    ComparisonView exact = shown.with(Revealed.ALL).view();
    return Trial.of(exact, exact.patch(look))
        .map(trial -> trial.ask(cluster, shown.texts().revealed()));
  }
}
