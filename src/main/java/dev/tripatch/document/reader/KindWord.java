package dev.tripatch.document.reader;

import java.util.Locale;
import java.util.Map;

/**
 * The words by which kubectl takes a kind: the kind itself, its plural, and for kinds that
 * Kubernetes brings also a short name. In any case of letters.
 */
public final class KindWord {

  /** As the API server names them ({@code ShortNames} in {@code pkg/registry}). */
  private static final Map<String, String> SHORT_NAMES =
      Map.ofEntries(
          Map.entry("cj", "CronJob"),
          Map.entry("cm", "ConfigMap"),
          Map.entry("crd", "CustomResourceDefinition"),
          Map.entry("crds", "CustomResourceDefinition"),
          Map.entry("cs", "ComponentStatus"),
          Map.entry("csr", "CertificateSigningRequest"),
          Map.entry("deploy", "Deployment"),
          Map.entry("ds", "DaemonSet"),
          Map.entry("ep", "Endpoints"),
          Map.entry("ev", "Event"),
          Map.entry("hpa", "HorizontalPodAutoscaler"),
          Map.entry("ing", "Ingress"),
          Map.entry("ip", "IPAddress"),
          Map.entry("limits", "LimitRange"),
          Map.entry("netpol", "NetworkPolicy"),
          Map.entry("no", "Node"),
          Map.entry("ns", "Namespace"),
          Map.entry("pc", "PriorityClass"),
          Map.entry("pdb", "PodDisruptionBudget"),
          Map.entry("po", "Pod"),
          Map.entry("pv", "PersistentVolume"),
          Map.entry("pvc", "PersistentVolumeClaim"),
          Map.entry("quota", "ResourceQuota"),
          Map.entry("rc", "ReplicationController"),
          Map.entry("rs", "ReplicaSet"),
          Map.entry("sa", "ServiceAccount"),
          Map.entry("sc", "StorageClass"),
          Map.entry("sts", "StatefulSet"),
          Map.entry("svc", "Service"),
          Map.entry("vac", "VolumeAttributesClass"));

  private KindWord() {}

  /** Whether kubectl would take the word for this kind. */
  public static boolean means(String word, String kind) {
    String lower = word.toLowerCase(Locale.ROOT);
    return word.equalsIgnoreCase(kind)
        || isPlural(lower, kind.toLowerCase(Locale.ROOT))
        || kind.equals(SHORT_NAMES.get(lower));
  }

  /**
   * By the rule with which apimachinery guesses ({@code UnsafeGuessKindToResource}), and plainly
   * with an s, as {@code gateways} has it.
   */
  private static boolean isPlural(String word, String kind) {
    String guessed = kind.endsWith("s") ? kind + "es" : kind.replaceFirst("y$", "ie") + "s";
    return word.equals(guessed) || word.equals(kind + "s");
  }
}
