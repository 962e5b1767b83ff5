package dev.tripatch.share;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.prose.VisibleText;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How kubectl is told which object is meant: {@code Deployment.v1.apps/web}, or {@code Pod/web} for
 * the core group.
 *
 * <p>kubectl wants a resource ({@code deployments}), but also takes a kind: it looks the word up in
 * lower case among plurals and singulars, and else as a kind ({@code mappingFor} in cli-runtime's
 * {@code builder.go}; {@code ParseResourceArg} and {@code ParseKindArg} in apimachinery). That is
 * the safest for us, since a plural cannot be known offline for custom resources. Group and version
 * keep it exact: {@code Ingress} alone may be found in another group, and a strategic merge patch
 * is read by the rules of a version. In the core group a version changes nothing, since its v1 goes
 * first in any case. The capital letter keeps the word from being taken for a short name, which is
 * always in lower case.
 */
final class ResourceArgument {

  private static final Pattern KIND = Pattern.compile("[A-Za-z][A-Za-z0-9]*");
  private static final Pattern VERSION = Pattern.compile("(?:[a-z0-9.-]+/)?[a-z][a-z0-9]*");

  /** What Kubernetes takes for the segment of a path; blanks and the like only by mistake. */
  private static final Pattern NAME = Pattern.compile("(?!\\.\\.?$)[^/%\\s\\p{Cntrl}]+");

  private static final Pattern NAMESPACE = Pattern.compile("[a-z0-9]([a-z0-9-]*[a-z0-9])?");

  private ResourceArgument() {}

  /** Why there is none; empty if there is one. */
  static Optional<Export.Refused> problem(ObjectName object) {
    if (!KIND.matcher(object.kind()).matches() || !VERSION.matcher(object.apiVersion()).matches()) {
      return refused(ExportWording.NO_KIND);
    }
    if (!NAME.matcher(object.name()).matches()
        || !VisibleText.of(object.name()).equals(object.name())) {
      return refused(
          object.name().isEmpty() ? ExportWording.NO_NAME : ExportWording.IMPOSSIBLE_NAME);
    }
    return object.namespace().isEmpty() || NAMESPACE.matcher(object.namespace()).matches()
        ? Optional.empty()
        : refused(ExportWording.IMPOSSIBLE_NAMESPACE);
  }

  private static Optional<Export.Refused> refused(ExportWording cause) {
    return Optional.of(new Export.Refused(cause.text(), ExportWording.WRITE_IDENTITY.text()));
  }

  static String of(ObjectName object) {
    String type =
        object.group().isEmpty()
            ? object.kind()
            : object.kind() + "." + object.version() + "." + object.group();
    return type + "/" + object.name();
  }
}
