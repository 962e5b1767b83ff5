package dev.tripatch.cluster.kubectl;

import dev.tripatch.json.MapValue;
import java.util.Map;
import java.util.Set;

/**
 * Which objects belong to no namespace. kubectl asks the server for it; the kinds that come with
 * Kubernetes are known from the paths of its OpenAPI documents (1.32 and 1.36). Of any other kind,
 * what a server returned tells: a namespaced object always names its namespace.
 */
public final class ClusterScope {
  private static final Map<String, Set<String>> KINDS =
      Map.ofEntries(
          Map.entry("", Set.of("ComponentStatus", "Namespace", "Node", "PersistentVolume")),
          Map.entry(
              "admissionregistration.k8s.io",
              Set.of(
                  "MutatingAdmissionPolicy",
                  "MutatingAdmissionPolicyBinding",
                  "MutatingWebhookConfiguration",
                  "ValidatingAdmissionPolicy",
                  "ValidatingAdmissionPolicyBinding",
                  "ValidatingWebhookConfiguration")),
          Map.entry("apiextensions.k8s.io", Set.of("CustomResourceDefinition")),
          Map.entry("apiregistration.k8s.io", Set.of("APIService")),
          Map.entry(
              "certificates.k8s.io", Set.of("CertificateSigningRequest", "ClusterTrustBundle")),
          Map.entry(
              "flowcontrol.apiserver.k8s.io", Set.of("FlowSchema", "PriorityLevelConfiguration")),
          Map.entry("internal.apiserver.k8s.io", Set.of("StorageVersion")),
          Map.entry("networking.k8s.io", Set.of("IPAddress", "IngressClass", "ServiceCIDR")),
          Map.entry("node.k8s.io", Set.of("RuntimeClass")),
          Map.entry("rbac.authorization.k8s.io", Set.of("ClusterRole", "ClusterRoleBinding")),
          Map.entry(
              "resource.k8s.io",
              Set.of(
                  "DeviceClass", "DeviceTaintRule", "ResourcePoolStatusRequest", "ResourceSlice")),
          Map.entry("scheduling.k8s.io", Set.of("PriorityClass")),
          Map.entry(
              "storage.k8s.io",
              Set.of(
                  "CSIDriver",
                  "CSINode",
                  "StorageClass",
                  "VolumeAttachment",
                  "VolumeAttributesClass")),
          Map.entry("storagemigration.k8s.io", Set.of("StorageVersionMigration")));

  private ClusterScope() {}

  /** Whether the object that two documents speak of belongs to no namespace. */
  public static boolean holds(MapValue local, MapValue live) {
    return isBuiltIn(local) || isReturnedWithoutNamespace(live);
  }

  private static boolean isBuiltIn(MapValue object) {
    String apiVersion = object.text("apiVersion");
    int slash = apiVersion.indexOf('/');
    return isBuiltIn(slash < 0 ? "" : apiVersion.substring(0, slash), object.text("kind"));
  }

  /** Whether a kind that comes with Kubernetes belongs to no namespace. */
  public static boolean isBuiltIn(String group, String kind) {
    return KINDS.getOrDefault(group, Set.of()).contains(kind);
  }

  /** The uid tells an object that a server returned from one that somebody wrote. */
  private static boolean isReturnedWithoutNamespace(MapValue live) {
    return live.get("metadata") instanceof MapValue metadata
        && metadata.has("uid")
        && !metadata.has("namespace");
  }
}
