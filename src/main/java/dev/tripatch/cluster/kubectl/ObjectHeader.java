package dev.tripatch.cluster.kubectl;

import dev.tripatch.document.manifest.ObjectName;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The object that an error is about, as kubectl or the server names it. */
final class ObjectHeader {
  private static final Pattern KIND =
      Pattern.compile("GroupVersionKind:\\s*\"/?([^\"\\n,]{0,300}),\\s*Kind=([^\"\\n]{1,300})\"");
  private static final Pattern NAME =
      Pattern.compile("Name:\\s*\"([^\"\\n]{0,300})\",\\s*Namespace:\\s*\"([^\"\\n]{0,300})\"");

  private static final int MOST = 10;
  private static final String QUOTED = " \"(?<name>[^\"\\n]{1,300}+)\"";
  private static final String KINDS = "(?<![\\w.-])(?<kind>[A-Z]\\w{0,200}+)";
  private static final String NAMES = "(?<name>[\\w.:-]{1,300}";
  private static final String NAMESPACES = "(?<namespace>[\\w-]{1,300}";

  private static final String REFUSED = KINDS + "(?:\\.[\\w.-]{0,300}+)?" + QUOTED + " is invalid";

  /** How the others write an object; who says most of it comes first. */
  private static final List<Pattern> FURTHER =
      Stream.of(
              // server-side apply, and Helm's use of it
              "(?:\\(|applying object )(?:"
                  + NAMESPACES
                  + "+)?/)?"
                  + NAMES
                  + "+);? /?"
                  + "(?<version>[\\w./-]{1,300}+), Kind=(?<kind>\\w{1,200}+)",
              // Flux
              KINDS + "/(?:" + NAMESPACES + "+)/)?" + NAMES + "+) dry-run failed",
              // Helm
              KINDS + QUOTED + " in namespace \"(?<namespace>[^\"\\n]{0,300}+)\" exists",
              REFUSED,
              // Helm
              "cannot patch" + QUOTED + " with kind (?<kind>\\w{1,200}+)",
              "kind: (?<kind>\\w{1,200}+), namespace: (?:"
                  + NAMESPACES
                  + "+))?, name: "
                  + NAMES
                  + "+)",
              "object to (?<version>[\\w./-]{1,300}+), Kind=(?<kind>\\w{1,200}+)",
              // kubectl before 1.8: addresses, namespace, name
              "&\\{0x[0-9a-f]+ 0x[0-9a-f]+ (?<namespace>\\S{0,300}) (?<name>\\S{1,300}) ",
              // where the kind is not known
              "(?:name: \"(?<name>[^\"\\n]{0,300})\" namespace: \"(?<namespace>[^\"\\n]{0,300})\""
                  + " from \"[^\"\\n]{0,1000}\": )?no matches for kind \"(?<kind>\\w{1,200})\""
                  + " in version \"(?<version>[^\"\\n]{0,300})\"",
              // the object has a prefix of a name
              "from (?<name>\\S{1,300}): cannot use generate name",
              // the server, which names the resource
              "(?<![\\w.-])(?<kind>[a-z][\\w.-]{0,300}+)"
                  + QUOTED
                  + "(?:: the object has been modified| is forbidden)",
              // the server, and kubectl's validation, before the object is read
              KINDS + " in version \"[^\"\\n]{0,300}+\" cannot be handled",
              "ValidationError\\((?<kind>[A-Z]\\w{0,200}+)",
              // kustomize, and kustomize before 4.5
              " Id "
                  + KINDS
                  + "\\.v\\w{1,100}\\.(?:\\[noGrp]|[\\w.-]{1,300})/"
                  + NAMES
                  + ")\\.(?:\\[noNs]|"
                  + NAMESPACES
                  + "))",
              " \\w{0,8}Id [\\w.~-]{0,300}_"
                  + "(?<kind>[A-Z]\\w{0,200}+)\\|(?:~X|"
                  + NAMESPACES
                  + "))\\|"
                  + NAMES
                  + "+)")
          .map(ObjectHeader::spaced)
          .toList();

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
    return FURTHER.stream().flatMap(each -> named(each.matcher(text)).stream()).findFirst();
  }

  /** The objects after the first one that the server refuses. */
  static List<ObjectName> further(String text) {
    Matcher refused = spaced(REFUSED).matcher(text);
    return Stream.generate(() -> named(refused))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .distinct()
        .skip(1)
        .limit(MOST)
        .toList();
  }

  private static Pattern spaced(String words) {
    return Pattern.compile(words.replace(" ", "\\s+"));
  }

  private static Optional<ObjectName> named(Matcher object) {
    return object.find()
        ? Optional.of(
            new ObjectName(
                part(object, "version"),
                part(object, "kind"),
                part(object, "namespace"),
                part(object, "name")))
        : Optional.empty();
  }

  private static String part(Matcher object, String group) {
    boolean isNamed = object.namedGroups().containsKey(group);
    return isNamed ? Objects.requireNonNullElse(object.group(group), "") : "";
  }
}
