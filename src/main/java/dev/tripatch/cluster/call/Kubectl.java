package dev.tripatch.cluster.call;

import java.io.File;
import java.util.Map;
import java.util.Optional;

/**
 * The kubectl on the person's PATH, with their contexts, logins and proxies. {@code KUBERC} is as
 * they have it, since their policy for login plugins is in that file.
 */
public final class Kubectl extends Program {
  private final Map<String, String> environment;

  /**
   * Starts nothing yet.
   *
   * @param environment the person's
   * @param log where each call is written
   */
  public Kubectl(Map<String, String> environment, CommandLog log) {
    super("kubectl", environment, log);
    this.environment = Map.copyOf(environment);
  }

  /** The one file with contexts that the environment names; empty if it names none or several. */
  public Optional<String> kubeconfig() {
    return Optional.ofNullable(environment.get("KUBECONFIG"))
        .filter(files -> !files.isBlank() && !files.contains(File.pathSeparator));
  }
}
