package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ConnectionOptions;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.ObjectQuery;
import dev.tripatch.share.Shell;
import dev.tripatch.workspace.file.SettingsFolder;
import dev.tripatch.workspace.objects.AppliedObjects;
import dev.tripatch.workspace.objects.ClusterObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import dev.tripatch.workspace.schemas.Schemas;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The cluster in place of files with live objects. Without it no other program is started. */
public final class ClusterOptions {
  @Option(names = "--from-cluster")
  boolean fromCluster;

  @Mixin ConnectionOptions which = new ConnectionOptions();

  private @Nullable Cluster asked;
  private BooleanSupplier isTooLate = () -> false;
  private boolean isSettingTold;

  /** Options that were not typed: live is read from this cluster. */
  public static ClusterOptions of(Connection connection) {
    ClusterOptions options = new ClusterOptions();
    options.take();
    options.which = ConnectionOptions.of(connection);
    return options;
  }

  /** Reads live from the cluster, whether that was said or not. */
  public void take() {
    fromCluster = true;
  }

  /** Whether live is to be read from a cluster. */
  public boolean isGiven() {
    return fromCluster;
  }

  /**
   * Stops where the options contradict each other.
   *
   * @param live a file with live objects; null for none
   */
  public void requireThatTheyFit(@Nullable String live, @Nullable String caseFile)
      throws StopException {
    StopException.when(
        fromCluster && (live != null || caseFile != null), ClusterWording.LIVE_ONCE.text());
    StopException.when(which.areGiven() && !fromCluster, ClusterWording.SAY_FROM_CLUSTER.text());
  }

  /** The cluster, the same each time; nothing is asked yet. */
  public Cluster cluster(Terminal terminal) {
    Cluster known = asked;
    if (known == null) {
      known =
          new Cluster(new Kubectl(terminal.environment(), new CommandLog()), which.connection())
              .until(isTooLate);
      asked = known;
    }
    return known;
  }

  /**
   * The cluster, whose context is named from then on: the current one may become another while
   * somebody reads what is to be sent.
   *
   * @throws StopException if there is no such context
   */
  public Cluster named(Terminal terminal) throws StopException {
    if (which.context == null) {
      which.context =
          switch (cluster(terminal).place()) {
            case ClusterAnswer.Got<ClusterPlace>(ClusterPlace place, List<String> _) ->
                place.context();
            case ClusterAnswer.Failed<ClusterPlace>(Failure failure) -> throw stop(failure);
          };
      asked = null;
    }
    return cluster(terminal);
  }

  /** From then on nothing is asked, and no answer is waited for. */
  public void endAfter(Duration patience) {
    Instant end = Instant.now().plus(patience);
    isTooLate = () -> Instant.now().isAfter(end);
  }

  /** Says once that the person's kubectl apply is not the one that is shown. */
  private void tellOfSetting(Terminal terminal) {
    if (!isSettingTold) {
      isSettingTold = true;
      cluster(terminal)
          .appliesServerSide()
          .ifPresent(
              setting -> terminal.say(ClusterWording.APPLIES_SERVER_SIDE.text("setting", setting)));
    }
  }

  /** The live object that is the local one; empty if the cluster does not have it. */
  public Optional<FoundObject> live(ObjectName local, Terminal terminal) throws StopException {
    requireNamespace(local);
    if (local.name().isEmpty()) {
      return Optional.empty();
    }
    Cluster cluster = cluster(terminal).inNamespace(local.namespace());
    ClusterAnswer<LiveObject> answer = cluster.get(ResourceName.of(local));
    if (answer instanceof ClusterAnswer.Failed<LiveObject>(Failure failure)
        && failure.isOfMissingObject()) {
      terminal.tell(lines(failure));
      return Optional.empty();
    }
    LiveObject live = got(answer, terminal);
    tellOfSetting(terminal);
    return Optional.of(ClusterObjects.found(live));
  }

  /**
   * The live object that a person names; empty if they name none.
   *
   * @throws StopException if it cannot be read
   */
  public Optional<FoundObject> live(ObjectQuery object, Terminal terminal) throws StopException {
    String name = object.kind() + "/" + object.name();
    if (!ResourceName.isOne(name) || object.occurrence() > 0) {
      return Optional.empty();
    }
    Cluster cluster = cluster(terminal).inNamespace(object.namespace());
    return Optional.of(ClusterObjects.found(got(cluster.get(name), terminal)));
  }

  /** The live objects that are the local ones. */
  public ObjectSet liveOf(ObjectSet local, Terminal terminal) throws StopException {
    for (FoundObject each : local.objects()) {
      requireNamespace(each.name());
    }
    ObjectSet live = new ClusterObjects(cluster(terminal)).liveOf(local, Watch.NOBODY);
    tellOfSetting(terminal);
    return live;
  }

  /** All that was applied to the namespace. */
  public AppliedObjects.Found applied(Terminal terminal) throws StopException {
    AppliedObjects.Found found =
        got(new AppliedObjects(cluster(terminal)).read(Watch.NOBODY), terminal);
    tellOfSetting(terminal);
    return found;
  }

  /** These schemas with the cluster's over them, where live is read from one. */
  public Schemas over(Schemas schemas, Terminal terminal) {
    if (!fromCluster) {
      return schemas;
    }
    Optional<Path> cache = SettingsFolder.cacheOf(terminal.environment());
    return schemas.with(
        new ClusterSchemas(
                cluster(terminal),
                schemas.builtIn(),
                cache.map(folder -> folder.resolve("openapi")),
                terminal::say)
            .brought());
  }

  /** As kubectl, which refuses a namespace that is not the object's. */
  private void requireNamespace(ObjectName local) throws StopException {
    String namespace = which.namespace;
    if (namespace != null && !local.namespace().isEmpty() && !namespace.equals(local.namespace())) {
      throw new StopException(
          ClusterWording.OTHER_NAMESPACE.text(
              "object", local, "namespace", local.namespace(), "given", namespace));
    }
  }

  /** What the cluster has, with what its server warns of. */
  private static <T> T got(ClusterAnswer<T> answer, Terminal terminal) throws StopException {
    return switch (answer) {
      case ClusterAnswer.Got<T>(T found, List<String> warnings) -> {
        warnings.forEach(each -> terminal.say(ClusterWording.SERVER_WARNS.text("warning", each)));
        yield found;
      }
      case ClusterAnswer.Failed<T>(Failure failure) -> throw stop(failure);
    };
  }

  /** Ends a command for which the cluster is needed. */
  static StopException stop(Failure failure) {
    return StopException.located(lines(failure));
  }

  /** What happened, what to do about it, and a command that shows more. */
  public static List<String> lines(Failure failure) {
    List<String> lines = new ArrayList<>();
    lines.add(Messages.PROGRAM + failure.sentence());
    if (!failure.remedy().isEmpty()) {
      lines.add(Messages.INDENT + failure.remedy());
    }
    if (!failure.command().isEmpty()) {
      lines.add(Messages.INDENT + Messages.INDENT + Shell.BASH.command(failure.command()));
    }
    return lines;
  }
}
