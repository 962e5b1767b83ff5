package dev.tripatch.cluster.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Where a question goes.
 *
 * @param context the context's name
 * @param namespace the namespace that counts if none is said
 * @param server the server's address; empty if the kubeconfig does not say it
 */
public record ClusterPlace(String context, String namespace, String server) {

  /** As the kubeconfig says it, with a digest of the authority after the blank in its place. */
  static String server(String said) {
    String[] parts = said.split(" ", 2);
    byte[] authority = parts[parts.length - 1].getBytes(StandardCharsets.UTF_8);
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(authority);
      return parts[0] + " CA:" + HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
