package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds a live object that is written in another version than local; a cluster converts it. */
final class LiveVersion {

  /** What needs no quotes in any shell. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

  private LiveVersion() {}

  /** Why nothing is calculated in this mode; empty if live is in local's version. */
  static Optional<Fault> of(ThreeDocuments<SourceDocument> documents, ComparisonMode mode) {
    return documents
        .live()
        .filter(live -> mode.isOfOneVersion() && isOther(name(documents.local()), name(live)))
        .map(live -> fault(name(documents.local()), live, mode));
  }

  private static ObjectName name(SourceDocument document) {
    return ObjectName.of(document.object().orElse(MapValue.EMPTY));
  }

  private static boolean isOther(ObjectName local, ObjectName live) {
    return local.kind().equals(live.kind())
        && !local.apiVersion().isEmpty()
        && !live.apiVersion().isEmpty()
        && !local.apiVersion().equals(live.apiVersion());
  }

  private static Fault fault(ObjectName local, SourceDocument live, ComparisonMode mode) {
    ObjectName theirs = name(live);
    return Fault.inLive(
        live,
        FieldPath.of("apiVersion"),
        ComparisonWording.LIVE_IN_OTHER_VERSION.text(
            "live", theirs.apiVersion(), "local", local.apiVersion()),
        (mode.isKubectlApply()
                ? ComparisonWording.READ_IN_VERSION
                : ComparisonWording.READ_IN_VERSION_FOR_HELM)
            .text("command", command(local, theirs)));
  }

  /** kubectl takes a kind for a resource; what would need quotes is left to the reader. */
  private static String command(ObjectName local, ObjectName live) {
    String type = Stream.of(local.kind(), local.version(), local.group()).map(word -> plain(word, "KIND"))
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
