package dev.tripatch.cluster.real;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.Preparing;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SendPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * Sends one change as the program does.
 *
 * @param kubectl the one that is on its PATH
 * @param journal where it is written down
 * @param connection which cluster it is
 */
record SendOnce(Kubectl kubectl, Journal journal, Connection connection) {
  static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  /** Prints this, and sends once it may read something. */
  static final String READY = "ready";

  /** With a folder for the journal, and a file with the object as it is wanted. */
  public static void main(String[] words) throws IOException {
    SendOnce once =
        new SendOnce(
            new Kubectl(System.getenv(), new CommandLog()),
            new Journal(Path.of(words[0])),
            Connection.USUAL);
    MapValue local =
        SourceReader.read("local", Files.readString(Path.of(words[1]))).object().orElseThrow();
    Prepared prepared = once.prepared(local);
    System.out.println(READY);
    int read = System.in.read();
    System.out.println(once.send(prepared).getClass().getSimpleName() + read);
  }

  /** What is ready, of which nothing may be in its way. */
  Prepared prepared(MapValue local) {
    return prepared(planned(local));
  }

  private Prepared prepared(SendPlan plan) {
    return switch (new Preparing(new Cluster(kubectl, connection), Revealed.NONE).prepare(plan)) {
      case Preparation.Ready(Prepared prepared) -> prepared;
      case Preparation other -> throw new AssertionError(other);
    };
  }

  /** Prepares and sends what is planned. */
  SendOutcome sent(SendPlan plan) {
    return send(prepared(plan));
  }

  private SendPlan planned(MapValue local) {
    ObjectName name = ObjectName.of(local);
    Cluster cluster = new Cluster(kubectl, connection.inNamespace(name.namespace()));
    LiveObject live =
        switch (cluster.get(ResourceName.of(name))) {
          case ClusterAnswer.Got<LiveObject>(LiveObject got, List<String> _) -> got;
          case ClusterAnswer.Failed<LiveObject>(var failure) -> throw new AssertionError(failure);
        };
    Comparison view = RealCluster.compared(WORKBENCH, local, live);
    return switch (Planning.of(view, view.patch(PatchLook.FIRST), live)) {
      case Planning.Planned(SendPlan plan) -> plan;
      case Planning.Hindered hindered -> throw new AssertionError(hindered);
    };
  }

  /** Its fields are agreed to; live is read again once where an answer is lost. */
  SendOutcome send(Prepared prepared) {
    return new Delivery(
            journal, Revealed.NONE, InstantSource.system(), List.of(Duration.ofMillis(500)))
        .send(
            prepared,
            SendPolicy.ASK
                .consent(
                    prepared.cluster(), prepared.plan().seen().name(), "", () -> SendPolicy.ASK)
                .orElseThrow(),
            attempt -> {});
  }
}
