package dev.tripatch.validate;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The formats of texts (kube-openapi, {@code pkg/validation/strfmt}), as far as known here. */
final class DefinedFormats {
  /** Without the rules that are not known here: they are not checked. */
  private static final Set<String> OTHERS =
      Set.of(
          "bsonobjectid",
          "uri",
          "email",
          "hostname",
          "ipv6",
          "mac",
          "isbn",
          "isbn10",
          "isbn13",
          "creditcard",
          "rgbcolor",
          "duration",
          "date",
          "datetime");

  private static final String BYTE = "0*(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
  private static final String SHORT = "[a-z0-9](?:[-a-z0-9]*[a-z0-9])?";
  private static final String DATE = "\\d{4}-\\d\\d-\\d\\d";
  private static final String ADDRESS = BYTE + "(?:\\." + BYTE + "){3}";
  private static final String V4_END = ":" + ADDRESS.replace("0*", "") + "$";
  private static final String V6_PART = "(?:[0-9a-fA-F]{1,4}(?::[0-9a-fA-F]{1,4})*)?";
  private static final String V6 = V6_PART + "(?:::" + V6_PART + ")?";
  private static final String V6_SIZE = "|/0*(?:12[0-8]|1[01]\\d|[1-9]?\\d)";
  private static final int V6_GROUPS = 8;
  private static final Map<String, String> FORMS =
      Map.ofEntries(
          Map.entry("ipv4", ADDRESS),
          Map.entry("cidr", ADDRESS + "/0*(?:3[0-2]|[12]?\\d)"),
          Map.entry("uuid", uuid("[0-9a-f]", "[0-9a-f]")),
          Map.entry("uuid3", uuid("3", "[0-9a-f]")),
          Map.entry("uuid4", uuid("4", "[89ab]")),
          Map.entry("uuid5", uuid("5", "[89ab]")),
          Map.entry("ssn", "\\d{3}[- ]\\d{2}[- ]\\d{4}"),
          Map.entry("hexcolor", "#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})"),
          Map.entry(
              "byte",
              "(?:[\\w+/&&[^_]]{4})*(?:[\\w+/&&[^_]]{2}==|[\\w+/&&[^_]]{3}=|[\\w+/&&[^_]]{4})"),
          Map.entry("password", "(?s).*"),
          Map.entry("k8sshortname", "(?=.{1,63}\\z)" + SHORT),
          Map.entry("k8slongname", "(?=.{1,253}\\z)" + SHORT + "(?:\\." + SHORT + ")*"));

  private static final Pattern DATE_TIME =
      Pattern.compile(
          "("
              + DATE
              + ")[tT](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:.\\d+)?(?:[zZ]|[+-]\\d\\d:\\d\\d)");

  private DefinedFormats() {}

  private static String uuid(String version, String variant) {
    return "(?i)[0-9a-f]{8}-?[0-9a-f]{4}-?%s[0-9a-f]{3}-?%s[0-9a-f]{3}-?[0-9a-f]{12}"
        .formatted(version, variant);
  }

  /** The format of a value; empty if it has none that a server looks at. */
  static String known(DefinedPart part) {
    String format = part.facts().text("format");
    List<String> types = part.types();
    boolean isKnown =
        switch (types.size() == 1 ? types.getFirst() : "string") {
          case "string" -> isOfTexts(format);
          case "integer" -> format.equals("int32") || format.equals("int64");
          case "number" -> format.equals("float") || format.equals("double");
          default -> false;
        };
    return isKnown ? format : "";
  }

  static boolean isOfTexts(String format) {
    String plain = format.replace("-", "");
    return FORMS.containsKey(plain) || OTHERS.contains(plain);
  }

  /** Whether a text has the format; empty where that is not known here. */
  static Optional<Boolean> fits(String format, String text) {
    String plain = format.replace("-", "");
    return switch (plain) {
      case "ipv6" -> Optional.of(isV6(text));
      case "ipv4", "cidr" -> Optional.of(isAddress(plain, text));
      case "date" -> Optional.of(isDate(text));
      case "datetime" -> dateTime(text);
      case "duration" -> GoDuration.read(text).map(_ -> true);
      default -> Optional.ofNullable(FORMS.get(plain)).map(text::matches);
    };
  }

  private static Optional<Boolean> dateTime(String text) {
    Matcher parts = DATE_TIME.matcher(text);
    return Optional.of(parts.matches() && isDate(parts.group(1)));
  }

  private static boolean isAddress(String format, String text) {
    int slash = format.equals("cidr") ? text.indexOf('/') : text.length();
    return text.contains(":") && slash >= 0
        ? (format.equals("cidr") || text.contains("."))
            && isV6(text.substring(0, slash))
            && text.substring(slash).matches(V6_SIZE)
        : text.matches(FORMS.getOrDefault(format, ""));
  }

  private static boolean isV6(String text) {
    String groups = text.replaceFirst(V4_END, ":0:0");
    long count = Stream.of(groups.split(":", -1)).filter(group -> !group.isEmpty()).count();
    return groups.matches(V6) && (groups.contains("::") ? count < V6_GROUPS : count == V6_GROUPS);
  }

  private static boolean isDate(String text) {
    try {
      return text.matches(DATE) && LocalDate.parse(text).getYear() >= 0;
    } catch (DateTimeException _) {
      return false;
    }
  }
}
