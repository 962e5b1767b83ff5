package dev.tripatch.workspace.helm;

import dev.tripatch.cluster.call.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a person asks of Helm.
 *
 * @param release the release's name
 * @param chart the chart to upgrade to; empty to ask what changed since the last upgrade
 * @param options the words of helm upgrade besides: values, a version
 * @param connection which cluster is meant
 */
public record HelmQuestion(
    String release, Optional<String> chart, List<String> options, Connection connection) {
  private static final int LONGEST = 53;

  /** The names that Helm takes. */
  private static final Pattern NAME =
      Pattern.compile("[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*");

  public HelmQuestion {
    options = List.copyOf(options);
  }

  /** Whether Helm can have a release of this name. */
  public static boolean isRelease(String word) {
    return word.length() <= LONGEST && NAME.matcher(word).matches();
  }

  /** The words for helm that say which cluster and namespace are meant. */
  List<String> place() {
    List<String> words = new ArrayList<>();
    connection.kubeconfig().ifPresent(file -> words.addAll(List.of("--kubeconfig", file)));
    connection.context().ifPresent(name -> words.addAll(List.of("--kube-context", name)));
    connection.namespace().ifPresent(name -> words.addAll(List.of("--namespace", name)));
    connection.as().ifPresent(name -> words.addAll(List.of("--kube-as-user", name)));
    return words;
  }
}
