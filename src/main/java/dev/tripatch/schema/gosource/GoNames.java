package dev.tripatch.schema.gosource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Go's import paths, and the names that the same packages have in OpenAPI. */
final class GoNames {

  private static final String MACHINERY = "k8s.io/apimachinery/pkg/";

  /** Packages that are known by these names where an import is missing. */
  private static final Map<String, String> USUAL =
      Map.of(
          "v1",
          "k8s.io/api/core/v1",
          "metav1",
          MACHINERY + "apis/meta/v1",
          "resource",
          MACHINERY + "api/resource",
          "intstr",
          MACHINERY + "util/intstr",
          "runtime",
          MACHINERY + "runtime",
          "types",
          MACHINERY + "types",
          "apiextensionsv1",
          "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1",
          "apiextv1",
          "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1",
          "time",
          "time",
          "json",
          "encoding/json");

  private static final Pattern GROUP_VERSION =
      Pattern.compile("([a-z]+)(v[0-9]+(?:(?:alpha|beta)[0-9]+)?)");

  private static final Pattern VERSION = Pattern.compile("v[0-9]+((alpha|beta)[0-9]+)?");

  private GoNames() {}

  /** The import path of a package that the source uses but does not import. */
  static Optional<String> usualPath(String name) {
    if (USUAL.containsKey(name)) {
      return Optional.of(USUAL.get(name));
    }
    Matcher matcher = GROUP_VERSION.matcher(name);
    return matcher.matches()
        ? Optional.of("k8s.io/api/" + matcher.group(1) + "/" + matcher.group(2))
        : Optional.empty();
  }

  /** The OpenAPI name of a package: {@code k8s.io/api/core/v1} is {@code io.k8s.api.core.v1}. */
  static String modelPackage(String path) {
    List<String> parts = List.of(path.split("/"));
    List<String> host = new ArrayList<>(List.of(parts.getFirst().split("\\.")));
    Collections.reverse(host);
    List<String> names = new ArrayList<>(host);
    names.addAll(parts.subList(1, parts.size()));
    return String.join(".", names);
  }

  /** The import path of a package, by its OpenAPI name; {@link #modelPackage} leads back. */
  static String path(String modelPackage) {
    List<String> names = List.of(modelPackage.split("\\."));
    boolean hasVersion = VERSION.matcher(names.getLast()).matches() && names.size() > 1;
    int end = names.size() - (hasVersion ? 1 : 0);
    int ofHost = modelPackage.startsWith("io.k8s.") ? 2 : end;
    List<String> host = new ArrayList<>(names.subList(0, ofHost));
    Collections.reverse(host);
    List<String> path = new ArrayList<>(List.of(String.join(".", host)));
    path.addAll(names.subList(ofHost, names.size()));
    return String.join("/", path);
  }

  /** The name that Kubernetes' source gives to a package: {@code corev1}. */
  static String usualName(String modelPackage) {
    List<String> names = List.of(modelPackage.split("\\."));
    String last = names.getLast();
    String name =
        VERSION.matcher(last).matches() && names.size() > 1
            ? names.get(names.size() - 2) + last
            : last;
    return name.replaceAll("[^A-Za-z0-9]", "");
  }

  /** The package of a definition's full name; empty if it has none. */
  static String packageOf(String definition) {
    return definition.substring(0, Math.max(definition.lastIndexOf('.'), 0));
  }
}
