package dev.tripatch.cluster.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which cluster every call of a session means, and as whom: what is said once goes to each child.
 *
 * @param kubeconfig the file with contexts; empty for the person's usual one
 * @param context the context; empty for the current one
 * @param namespace the namespace; empty for the context's
 * @param as whom to act as; empty for the context's user
 */
public record Connection(
    Optional<String> kubeconfig,
    Optional<String> context,
    Optional<String> namespace,
    Optional<String> as) {

  /** What kubectl does by itself. */
  public static final Connection USUAL =
      new Connection(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** The same in another context, and in its namespace. */
  public Connection in(String otherContext) {
    return new Connection(kubeconfig, Optional.of(otherContext), Optional.empty(), as);
  }

  /** The same in another context and another namespace. */
  public Connection in(String otherContext, String other) {
    return in(otherContext).inNamespace(other);
  }

  /** The same kubeconfig and user, whatever the context. */
  public Connection ofAnyContext() {
    return new Connection(kubeconfig, Optional.empty(), Optional.empty(), as);
  }

  /** The same in another namespace. */
  public Connection inNamespace(String other) {
    return new Connection(kubeconfig, context, Optional.of(other), as);
  }

  /**
   * The words for kubectl but the namespace; kubectl takes any word after such an option for its
   * value.
   */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    kubeconfig.ifPresent(file -> words.addAll(List.of("--kubeconfig", file)));
    context.ifPresent(name -> words.addAll(List.of("--context", name)));
    as.ifPresent(name -> words.addAll(List.of("--as", name)));
    return words;
  }

  /** The same with the namespace. */
  public List<String> wordsWithNamespace() {
    List<String> words = new ArrayList<>(words());
    namespace.ifPresent(name -> words.addAll(List.of("--namespace", name)));
    return words;
  }
}
