package dev.tripatch.document.reader;

import dev.tripatch.prose.VisibleText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks for an object. Empty parts fit anything; a kind or name {@code ?} fits objects that say
 * none, which are listed so.
 *
 * @param namespace the namespace
 * @param kind the kind, by any word that kubectl takes for it
 * @param name the name
 * @param occurrence which of several that fit, counted from 1; 0 if there must be only one
 */
public record ObjectQuery(String namespace, String kind, String name, int occurrence) {

  /** Asks for the only object there is. */
  public static final ObjectQuery ANY = new ObjectQuery("", "", "", 0);

  private static final String NONE = "?";
  private static final Pattern OCCURRENCE = Pattern.compile("(.*)#([1-9][0-9]{0,5})");

  /** Asks for the object with the same kind and name; and namespace, where it has one. */
  public static ObjectQuery like(ObjectName object) {
    return new ObjectQuery(object.namespace(), object.kind(), object.name(), 0);
  }

  /**
   * Reads {@code namespace/kind/name}, {@code kind/name}, {@code kind}, or nothing. A part left
   * empty fits anything: {@code /web} asks for a name. With {@code #2} after it, the second such
   * object.
   */
  public static ObjectQuery parse(String text) {
    Matcher counted = OCCURRENCE.matcher(text.strip());
    return counted.matches()
        ? parse(counted.group(1), Integer.parseInt(counted.group(2)))
        : parse(text.strip(), 0);
  }

  private static ObjectQuery parse(String text, int occurrence) {
    List<String> parts = List.of(text.split("/", 3));
    return switch (parts.size()) {
      case 1 -> new ObjectQuery("", parts.get(0), "", occurrence);
      case 2 -> new ObjectQuery("", parts.get(0), parts.get(1), occurrence);
      default -> new ObjectQuery(parts.get(0), parts.get(1), parts.get(2), occurrence);
    };
  }

  /** Asks the same of every namespace. */
  ObjectQuery anywhere() {
    return new ObjectQuery("", kind, name, occurrence);
  }

  /** Whether an object is what is asked for. */
  public boolean fits(ObjectName object) {
    return (namespace.isEmpty() || namespace.equals(object.namespace()))
        && (kind.isEmpty() || KindWord.means(kind, shown(object.kind())))
        && (name.isEmpty() || VisibleText.line(name).equals(shown(object.name())));
  }

  private static String shown(String part) {
    return part.isEmpty() ? NONE : VisibleText.line(part);
  }

  /** Of objects that fit, those that are counted. */
  <T> List<T> counted(List<T> fitting) {
    if (occurrence == 0) {
      return fitting;
    }
    return occurrence > fitting.size() ? List.of() : List.of(fitting.get(occurrence - 1));
  }

  @Override
  public String toString() {
    String count = occurrence == 0 ? "" : "#" + occurrence;
    String own = kind + (name.isEmpty() ? "" : "/" + name) + count;
    return namespace.isEmpty() ? own : namespace + "/" + own;
  }
}
