package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.ui.panes.model.ClusterAccess;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a cluster has, for whoever chooses from it: each list is asked for once, aside, and only
 * while it is wanted.
 */
final class ClusterLists {
  private final ClusterAccess access;
  private final Executor foreground;
  private final Map<Question, Asking> all = new HashMap<>();
  private Runnable changed = () -> {};

  /** How far a list is. */
  sealed interface Listed {
    /** kubectl works. */
    record Reading() implements Listed {}

    /** It is there. */
    record Got(List<String> names) implements Listed {}

    /** It cannot be read, with the reason in a sentence. */
    record Failed(String sentence) implements Listed {}
  }

  private enum What {
    PLACE,
    CONTEXTS,
    NAMESPACES,
    KINDS,
    NAMES
  }

  private record Question(What what, Connection connection, String kind) {}

  /** One that runs, or that ran. */
  private static final class Asking {
    private Listed listed = new Listed.Reading();
    private volatile boolean isWanted = true;
  }

  /** Asks nothing yet. */
  ClusterLists(ClusterAccess access, Executor foreground) {
    this.access = access;
    this.foreground = foreground;
  }

  /** Runs on the UI thread whenever one more list is there. */
  void onChange(Runnable listener) {
    changed = listener;
  }

  /** The name of the context, and the namespace that counts there if none is said. */
  Listed place(Connection connection) {
    return ask(
        new Question(What.PLACE, connection, ""),
        cluster -> cluster.place().map(place -> List.of(place.context(), place.namespace())));
  }

  Listed contexts(Connection connection) {
    return ask(new Question(What.CONTEXTS, connection.ofAnyContext(), ""), Cluster::contexts);
  }

  Listed namespaces(Connection connection) {
    return ask(new Question(What.NAMESPACES, connection, ""), Cluster::namespaces);
  }

  Listed kinds(Connection connection) {
    return ask(new Question(What.KINDS, connection, ""), Cluster::kinds);
  }

  Listed names(Connection connection, String kind) {
    return ask(new Question(What.NAMES, connection, kind), cluster -> cluster.names(kind));
  }

  private Listed ask(Question question, Function<Cluster, ClusterAnswer<List<String>>> answered) {
    Asking known = all.get(question);
    if (known != null) {
      return known.listed;
    }
    Asking asking = new Asking();
    all.put(question, asking);
    Cluster cluster = access.to(question.connection()).until(() -> !asking.isWanted);
    Thread.ofPlatform()
        .daemon()
        .name("kubectl " + question.what())
        .start(() -> deliver(asking, answered.apply(cluster)));
    return asking.listed;
  }

  private void deliver(Asking asking, ClusterAnswer<List<String>> answer) {
    Listed listed =
        switch (answer) {
          case ClusterAnswer.Got<List<String>>(List<String> names, List<String> _) ->
              new Listed.Got(names);
          case ClusterAnswer.Failed<List<String>> failed ->
              new Listed.Failed(failed.failure().sentence());
        };
    foreground.execute(
        () -> {
          if (asking.isWanted) {
            asking.listed = listed;
            changed.run();
          }
        });
  }

  /** Ends what is still asked of other connections; it is asked again if it is wanted again. */
  void keepOnly(Predicate<Connection> wanted) {
    all.entrySet()
        .removeIf(
            entry -> {
              Asking asking = entry.getValue();
              boolean isEnded =
                  asking.listed instanceof Listed.Reading
                      && !wanted.test(entry.getKey().connection());
              asking.isWanted = asking.isWanted && !isEnded;
              return isEnded;
            });
  }

  /** Ends all that is still asked. */
  void end() {
    keepOnly(connection -> false);
  }
}
