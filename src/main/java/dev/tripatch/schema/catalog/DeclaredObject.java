package dev.tripatch.schema.catalog;

import dev.tripatch.schema.Structure;
import java.util.List;
import java.util.Optional;

/**
 * A definition with fields, as a release declares it.
 *
 * @param name its full name, such as {@code io.k8s.api.apps.v1.DeploymentSpec}; an object that is
 *     declared inside another is named after the way to it: {@code io.example.v1.Widget/spec}
 * @param mapType its map type
 * @param required the fields that its objects must have, as it lists them
 * @param structure what else a structural schema says about the whole
 * @param fields its fields, sorted by name
 */
public record DeclaredObject(
    String name,
    Optional<String> mapType,
    List<String> required,
    Structure structure,
    List<DeclaredField> fields) {

  /** An object of which no structural schema says anything. */
  public DeclaredObject(
      String name, Optional<String> mapType, List<String> required, List<DeclaredField> fields) {
    this(name, mapType, required, Structure.NONE, fields);
  }

  /** The same object without what its fields are for. */
  DeclaredObject undescribed() {
    return new DeclaredObject(
        name,
        mapType,
        required,
        structure,
        fields.stream().map(DeclaredField::undescribed).toList());
  }

  /** The last part of a full name: {@code DeploymentSpec}. */
  public static String shortName(String fullName) {
    int slash = fullName.indexOf('/');
    int end = slash < 0 ? fullName.length() : slash;
    return fullName.substring(fullName.lastIndexOf('.', end) + 1);
  }
}
