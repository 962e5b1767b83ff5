package dev.tripatch.cluster.live;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A kind as a server offers it.
 *
 * @param apiVersion such as {@code apps/v1}
 * @param kind such as {@code Deployment}
 * @param plural its name in addresses: {@code deployments}
 * @param isNamespaced whether its objects are in namespaces
 * @param isListed whether there are lists of them
 */
public record ServedKind(
    String apiVersion, String kind, String plural, boolean isNamespaced, boolean isListed) {
  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private static final Value LIST = new StringValue("list");

  /** A kind in a server's list of them; empty for a part of objects: {@code deployments/status}. */
  static Optional<ServedKind> of(String apiVersion, MapValue listed) {
    String plural = listed.text("name");
    return plural.contains("/")
        ? Optional.empty()
        : Optional.of(
            new ServedKind(
                apiVersion,
                listed.text("kind"),
                plural,
                listed.get("namespaced") instanceof BoolValue(boolean isNamespaced) && isNamespaced,
                listed.get("verbs") instanceof ListValue verbs && verbs.items().contains(LIST)));
  }

  /** As kubectl is told of it: {@code deployments.apps}. */
  public String resource() {
    int slash = apiVersion.indexOf('/');
    return slash < 0 ? plural : plural + "." + apiVersion.substring(0, slash);
  }

  /** Where a server tells which kinds a version of a group has. */
  static String group(String apiVersion) {
    return (apiVersion.contains("/") ? "/apis/" : "/api/")
        + inAddress(apiVersion).replace("%2F", "/");
  }

  /**
   * Where its objects are.
   *
   * @param namespace of no meaning for a kind whose objects are in none
   */
  String list(String namespace) {
    return group(apiVersion)
        + (isNamespaced ? "/namespaces/" + inAddress(namespace) : "")
        + "/"
        + inAddress(plural);
  }

  /** Where one of them is. */
  String object(String namespace, String name) {
    return list(namespace) + "/" + inAddress(name);
  }

  /** A word of an address, whatever is in it. */
  static String inAddress(String word) {
    StringBuilder address = new StringBuilder();
    for (byte each : word.getBytes(StandardCharsets.UTF_8)) {
      char sign = (char) (each & 0xff);
      if (PLAIN.indexOf(sign) >= 0) {
        address.append(sign);
      } else {
        address.append('%').append(HEX.toHexDigits(each));
      }
    }
    return address.toString();
  }
}
