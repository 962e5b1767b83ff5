package dev.tripatch.schema.catalog;

import dev.tripatch.schema.ObjectSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The definitions that the program knows by itself, for schemas that refer to them. */
public final class BundledDefinitions {

  /** The full name of the definition of every object's metadata. */
  public static final String OBJECT_META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

  private static final String DATE_TIME = "date-time";
  private static final String STRING = "string";
  private static final String OBJECT = "object";

  /** Kubernetes' definitions without fields. */
  private static final List<Plain> PLAIN =
      List.of(
          plain("apimachinery.pkg.api.resource.Quantity", STRING, ""),
          plain("apimachinery.pkg.apis.meta.v1.Duration", STRING, ""),
          plain("apimachinery.pkg.apis.meta.v1.FieldsV1", OBJECT, ""),
          plain("apimachinery.pkg.apis.meta.v1.MicroTime", STRING, DATE_TIME),
          plain("apimachinery.pkg.apis.meta.v1.Patch", OBJECT, ""),
          plain("apimachinery.pkg.apis.meta.v1.Time", STRING, DATE_TIME),
          plain("apimachinery.pkg.runtime.RawExtension", OBJECT, ""),
          plain("apimachinery.pkg.util.intstr.IntOrString", STRING, "int-or-string"),
          plain("apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON", "", ""));

  /**
   * A definition without fields.
   *
   * @param name its full name
   * @param json its type in JSON; empty if it may be anything
   * @param type its type among facts
   */
  public record Plain(String name, Optional<String> json, DeclaredType.Primitive type) {}

  private static final Lazy<Set<String>> OBJECTS =
      new Lazy<>(
          () ->
              CatalogText.parse(CatalogResource.read(BundledCatalog.RESOURCE)).releases().stream()
                  .flatMap(release -> release.objects().stream())
                  .map(DeclaredObject::name)
                  .collect(Collectors.toUnmodifiableSet()));

  private BundledDefinitions() {}

  private static Plain plain(String path, String json, String format) {
    String name = "io.k8s." + path;
    return new Plain(
        name, word(json), new DeclaredType.Primitive(DeclaredObject.shortName(name), word(format)));
  }

  private static Optional<String> word(String word) {
    return word.isEmpty() ? Optional.empty() : Optional.of(word);
  }

  /** The definition of every object's metadata, whatever its kind. */
  public static ObjectSchema objectMeta() {
    return new BundledCatalog().definition(OBJECT_META).orElseThrow();
  }

  /** The type of a definition, by its full name; empty if the program does not know it. */
  public static Optional<DeclaredType> type(String name) {
    for (Plain plain : PLAIN) {
      if (plain.name().equals(name)) {
        return Optional.of(plain.type());
      }
    }
    return OBJECTS.get().contains(name)
        ? Optional.of(new DeclaredType.Reference(name))
        : Optional.empty();
  }

  /** The full name of the definition without fields that a type stands for. */
  public static Optional<String> nameOf(DeclaredType.Primitive type) {
    return plain(type).map(Plain::name);
  }

  /** The definition without fields that a type stands for. */
  public static Optional<Plain> plain(DeclaredType.Primitive type) {
    return PLAIN.stream().filter(plain -> plain.type().equals(type)).findFirst();
  }
}
