package dev.tripatch.schema.gosource;

import dev.tripatch.schema.gosource.GoReader.GoDeclaration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A package: its name, the imports and the types of its source.
 *
 * @param name its name; empty if the source is only a part
 * @param markers in the comments above its clause
 * @param imports the paths of imported packages by the name that the source has for them
 * @param types its types by name
 */
record GoPackage(
    String name, GoMarkers markers, Map<String, String> imports, Map<String, GoDeclaration> types) {

  static final String GROUP = "groupName";
  static final String VERSION = "versionName";

  /** Kubernetes' own marker for the package that its types have in OpenAPI. */
  static final String MODEL_PACKAGE = "openapi-model-package";

  private static final Pattern VERSION_NAME = Pattern.compile("v[0-9]+((alpha|beta)[0-9]+)?");

  GoPackage(String name, GoMarkers markers) {
    this(name, markers, new LinkedHashMap<>(), new LinkedHashMap<>());
  }

  /** The API group; empty if the source does not say it. */
  Optional<String> group() {
    return markers.last(GROUP);
  }

  /** The API version; empty if neither a marker nor the package's name is one. */
  Optional<String> version() {
    return markers
        .last(VERSION)
        .or(() -> Optional.of(name).filter(it -> VERSION_NAME.matcher(it).matches()));
  }

  /** The full name of the definition of one of its types. */
  String definition(String type) {
    String prefix = markers.last(MODEL_PACKAGE).orElseGet(this::usualPrefix);
    return prefix.isEmpty() ? type : prefix + "." + type;
  }

  /** As for custom resources: group and version. */
  private String usualPrefix() {
    String ofGroup = group().map(it -> it.isEmpty() ? "core" : it).orElse("");
    String ofVersion = version().orElse(name);
    return ofGroup.isEmpty() || ofVersion.isEmpty()
        ? ofGroup + ofVersion
        : ofGroup + "." + ofVersion;
  }
}
