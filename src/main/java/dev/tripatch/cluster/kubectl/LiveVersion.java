package dev.tripatch.cluster.kubectl;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.MapValue;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The version that live is written in, and local's, which a cluster converts it to. */
public record LiveVersion(ObjectName local, ObjectName live) {

  /** What needs no quotes in any shell. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

  /** What two objects say of their versions. */
  public static LiveVersion of(MapValue local, MapValue live) {
    return new LiveVersion(ObjectName.of(local), ObjectName.of(live));
  }

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
    String type =
        Stream.of(local.kind(), local.version(), local.group())
            .map(word -> plain(word, "KIND"))
            .collect(Collectors.joining("."));
    String namespace = local.namespace().isEmpty() ? live.namespace() : local.namespace();
    return "kubectl get "
        + type
        + " "
        + plain(live.name().isEmpty() ? local.name() : live.name(), "NAME")
        + (namespace.isEmpty() ? "" : " -n " + plain(namespace, "NAMESPACE"))
        + " -o yaml";
  }

  private static String plain(String word, String otherwise) {
    return word.isEmpty() || PLAIN.matcher(word).matches() ? word : otherwise;
  }
}
