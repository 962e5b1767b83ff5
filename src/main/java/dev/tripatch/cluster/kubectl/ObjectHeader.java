package dev.tripatch.cluster.kubectl;

import dev.tripatch.document.manifest.ObjectName;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The object that an error is about, as kubectl or the server names it. */
final class ObjectHeader {
  private static final Pattern KIND =
      Pattern.compile("GroupVersionKind:\\s*\"/?([^\"\\n,]{0,300}),\\s*Kind=([^\"\\n]{1,300})\"");
  private static final Pattern NAME =
      Pattern.compile("Name:\\s*\"([^\"\\n]{0,300})\",\\s*Namespace:\\s*\"([^\"\\n]{0,300})\"");

  /** kubectl before 1.8: addresses, namespace, name. */
  private static final Pattern OLD_NAME =
      Pattern.compile("&\\{0x[0-9a-f]+ 0x[0-9a-f]+ (\\S{0,300}) (\\S{1,300}) ");

  private static final Pattern INVALID =
      Pattern.compile(
          "(?<![\\w.-])([A-Z]\\w{0,200}+)(?:\\.[\\w.-]{0,300}+)? \"([^\"\\n"
              + "]{1,300}+)\" is invalid");

  /** Where the kind is not known, or the object has a prefix of a name. */
  private static final Pattern UNMATCHED =
      Pattern.compile(
          "(?:name: \"([^\"\\n"
              + "]{0,300})\" namespace: \"([^\"\\n"
              + "]{0,300})\" from \"[^\"\\n"
              + "]{0,1000}\":\\s+)?no matches for kind \"(\\w{1,200})\" in version \"([^\"\\n"
              + "]{0,300})\"");

  private static final Pattern GENERATED =
      Pattern.compile("from (\\S{1,300}): cannot use generate name");

  private ObjectHeader() {}

  /** The object; what the text leaves out is empty. */
  static Optional<ObjectName> in(String text) {
    Matcher kind = KIND.matcher(text);
    Matcher name = NAME.matcher(text);
    boolean hasKind = kind.find();
    boolean hasName = name.find();
    if (hasKind || hasName) {
      return Optional.of(
          new ObjectName(
              hasKind ? kind.group(1) : "",
              hasKind ? kind.group(2) : "",
              hasName ? name.group(2) : "",
              hasName ? name.group(1) : ""));
    }
    return invalid(text).or(() -> old(text)).or(() -> unmatched(text)).or(() -> generated(text));
  }

  private static Optional<ObjectName> invalid(String text) {
    Matcher invalid = INVALID.matcher(text);
    return invalid.find()
        ? Optional.of(new ObjectName("", invalid.group(1), "", invalid.group(2)))
        : Optional.empty();
  }

  private static Optional<ObjectName> old(String text) {
    Matcher name = OLD_NAME.matcher(text);
    return name.find()
        ? Optional.of(new ObjectName("", "", name.group(1), name.group(2)))
        : Optional.empty();
  }

  private static Optional<ObjectName> unmatched(String text) {
    Matcher object = UNMATCHED.matcher(text);
    return object.find()
        ? Optional.of(
            new ObjectName(
                object.group(4),
                object.group(3),
                Objects.requireNonNullElse(object.group(2), ""),
                Objects.requireNonNullElse(object.group(1), "")))
        : Optional.empty();
  }

  private static Optional<ObjectName> generated(String text) {
    Matcher name = GENERATED.matcher(text);
    return name.find() ? Optional.of(new ObjectName("", "", "", name.group(1))) : Optional.empty();
  }
}
