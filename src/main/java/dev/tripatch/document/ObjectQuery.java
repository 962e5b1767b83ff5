package dev.tripatch.document;

import java.util.List;

/**
 * Asks for an object. Empty parts fit anything.
 *
 * @param namespace the namespace
 * @param kind the kind, in any case
 * @param name the name
 */
public record ObjectQuery(String namespace, String kind, String name) {

  /** Asks for the only object there is. */
  public static final ObjectQuery ANY = new ObjectQuery("", "", "");

  /** Asks for the object with the same kind and name; and namespace, where it has one. */
  public static ObjectQuery like(ObjectName object) {
    return new ObjectQuery(object.namespace(), object.kind(), object.name());
  }

  /**
   * Reads {@code namespace/kind/name}, {@code kind/name}, {@code kind}, or nothing. A part left
   * empty fits anything: {@code /web} asks for a name.
   */
  public static ObjectQuery parse(String text) {
    List<String> parts = List.of(text.strip().split("/", 3));
    return switch (parts.size()) {
      case 1 -> new ObjectQuery("", parts.get(0), "");
      case 2 -> new ObjectQuery("", parts.get(0), parts.get(1));
      default -> new ObjectQuery(parts.get(0), parts.get(1), parts.get(2));
    };
  }

  /** Asks the same of every namespace. */
  ObjectQuery anywhere() {
    return new ObjectQuery("", kind, name);
  }

  /** Whether an object is what is asked for. */
  public boolean fits(ObjectName object) {
    return (namespace.isEmpty() || namespace.equals(object.namespace()))
        && (kind.isEmpty() || kind.equalsIgnoreCase(object.kind()))
        && (name.isEmpty() || name.equals(object.name()));
  }

  @Override
  public String toString() {
    String own = kind + (name.isEmpty() ? "" : "/" + name);
    return namespace.isEmpty() ? own : namespace + "/" + own;
  }
}
