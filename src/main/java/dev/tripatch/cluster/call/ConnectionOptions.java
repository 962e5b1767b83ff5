package dev.tripatch.cluster.call;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which cluster is asked, of commands and of the window. */
public final class ConnectionOptions {
  @Option(names = "--context", paramLabel = "CONTEXT")
  public @Nullable String context;

  @Option(
      names = {"-n", "--namespace"},
      paramLabel = "NAMESPACE")
  public @Nullable String namespace;

  @Option(names = "--kubeconfig", paramLabel = "FILE")
  @Nullable String kubeconfig;

  @Option(names = "--as-user", paramLabel = "USER")
  @Nullable String user;

  /** Options that were not typed. */
  public static ConnectionOptions of(Connection connection) {
    ConnectionOptions options = new ConnectionOptions();
    options.kubeconfig = connection.kubeconfig().orElse(null);
    options.context = connection.context().orElse(null);
    options.namespace = connection.namespace().orElse(null);
    options.user = connection.as().orElse(null);
    return options;
  }

  /** Whether any of them is given. */
  public boolean areGiven() {
    return context != null || namespace != null || kubeconfig != null || user != null;
  }

  /** The cluster, as far as it was said. */
  public Connection connection() {
    return new Connection(
        Optional.ofNullable(kubeconfig),
        Optional.ofNullable(context),
        Optional.ofNullable(namespace),
        Optional.ofNullable(user));
  }
}
