package dev.tripatch.ui.start;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ConnectionOptions;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.FileObjects;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.ui.window.StartDocuments;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which cluster live is read from. */
final class StartCluster {

  @Option(names = "--from-cluster")
  boolean fromCluster;

  @Mixin ConnectionOptions which = new ConnectionOptions();

  /**
   * The documents with the live object of local from the cluster, if that is wanted.
   *
   * @throws IOException with a sentence for people if the options contradict each other, or if
   *     local does not say which object it is
   */
  StartDocuments with(StartDocuments documents) throws IOException {
    if (which.areGiven() && !fromCluster) {
      throw new IOException(StartWords.SAY_FROM_CLUSTER.text());
    }
    if (!fromCluster) {
      return documents;
    }
    boolean listsLive = documents.objects().filter(all -> !all.live().isEmpty()).isPresent();
    boolean hasLive = listsLive || documents.document(Role.LIVE).isPresent();
    if (hasLive || documents.opened().isPresent()) {
      throw new IOException(StartWords.LIVE_ONCE.text());
    }
    if (documents.objects().isPresent()) {
      return StartDocuments.of(documents.objects().get().from(which.connection()));
    }
    ObjectName local =
        documents
            .document(Role.LOCAL)
            .flatMap(each -> FileObjects.in(each.name(), each.text()).stream().findFirst())
            .map(ObjectChoice::name)
            .filter(name -> !name.kind().isEmpty() && !name.name().isEmpty())
            .orElseThrow(() -> new IOException(StartWords.LIVE_OF_WHAT.text()));
    String namespace = which.namespace;
    if (namespace != null && !local.namespace().isEmpty() && !namespace.equals(local.namespace())) {
      throw new IOException(
          StartWords.OTHER_NAMESPACE.text(
              "object", local, "namespace", local.namespace(), "given", namespace));
    }
    Connection connection = which.connection();
    return documents.with(
        new LiveTarget(
            local.namespace().isEmpty() ? connection : connection.inNamespace(local.namespace()),
            ResourceName.of(local)));
  }
}
