package dev.tripatch.cluster.apply;

import dev.tripatch.document.reader.ObjectName;
import java.util.regex.Pattern;

/** The version that live is written in, and local's, which a cluster converts it to. */
public record LiveVersion(ObjectName local, ObjectName live) {

  /** What needs no quotes in any shell. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

  /** Whether these are two versions of a kind. */
  public boolean isOther() {
    return local.kind().equals(live.kind())
        && !local.apiVersion().isEmpty()
        && !live.apiVersion().isEmpty()
        && !local.apiVersion().equals(live.apiVersion());
  }

  /**
   * Reads live in local's version. kubectl takes a kind for a resource; what would need quotes is
   * left to the reader.
   */
  public String command() {
    String type = local.kind() + "." + local.version() + "." + local.group();
    String namespace = local.namespace().isEmpty() ? live.namespace() : local.namespace();
    return "kubectl get %s %s%s -o yaml"
        .formatted(
            plain(type, "KIND.VERSION.GROUP"),
            plain(live.name(), "NAME"),
            namespace.isEmpty() ? "" : " -n " + plain(namespace, "NAMESPACE"));
  }

  private static String plain(String word, String otherwise) {
    return PLAIN.matcher(word).matches() ? word : otherwise;
  }
}
