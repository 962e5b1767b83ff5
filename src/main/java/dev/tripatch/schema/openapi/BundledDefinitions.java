package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The definitions that the program knows by itself, for schemas that refer to them. */
public final class BundledDefinitions {

  /** The full name of the definition of every object's metadata. */
  public static final String OBJECT_META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

  private static final String DATE_TIME = "date-time";

  /** Kubernetes' definitions without fields, by name, with their formats. */
  private static final Map<String, DeclaredType.Primitive> PRIMITIVES =
      List.of(
              primitive("apimachinery.pkg.api.resource.Quantity", ""),
              primitive("apimachinery.pkg.apis.meta.v1.FieldsV1", ""),
              primitive("apimachinery.pkg.apis.meta.v1.MicroTime", DATE_TIME),
              primitive("apimachinery.pkg.apis.meta.v1.Patch", ""),
              primitive("apimachinery.pkg.apis.meta.v1.Time", DATE_TIME),
              primitive("apimachinery.pkg.apis.meta.v1.Duration", ""),
              primitive("apimachinery.pkg.runtime.RawExtension", ""),
              primitive("apimachinery.pkg.util.intstr.IntOrString", "int-or-string"),
              primitive("apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON", ""))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private BundledDefinitions() {}

  private static Map.Entry<String, DeclaredType.Primitive> primitive(String path, String format) {
    String name = "io.k8s." + path;
    Optional<String> known = format.isEmpty() ? Optional.empty() : Optional.of(format);
    return Map.entry(name, new DeclaredType.Primitive(DeclaredObject.shortName(name), known));
  }

  /** The type of a definition, by its full name; empty if the program does not know it. */
  public static Optional<DeclaredType> type(String name) {
    if (PRIMITIVES.containsKey(name)) {
      return Optional.of(PRIMITIVES.get(name));
    }
    return Objects.NAMES.contains(name)
        ? Optional.of(new DeclaredType.Reference(name))
        : Optional.empty();
  }

  /** The full name of the definition without fields that a primitive type stands for. */
  public static Optional<String> nameOf(DeclaredType.Primitive type) {
    return PRIMITIVES.entrySet().stream()
        .filter(each -> each.getValue().equals(type))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Read when first asked for. */
  private static final class Objects {

    private static final Set<String> NAMES =
        CatalogText.parse(catalog()).releases().stream()
            .flatMap(release -> release.objects().stream())
            .map(DeclaredObject::name)
            .collect(Collectors.toUnmodifiableSet());

    private static String catalog() {
      try (InputStream in = BundledCatalog.class.getResourceAsStream(BundledCatalog.RESOURCE)) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
