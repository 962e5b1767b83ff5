package dev.tripatch.schema.overlay;

import dev.tripatch.schema.catalog.DeclaredObject;
import java.util.List;

/** The field that an own rule is about. */
public sealed interface RuleTarget {

  /** For a file or a person: {@code Container.args}, {@code Deployment spec.template}. */
  String text();

  /**
   * A field of a type, wherever the type is used: as Kubernetes has it.
   *
   * @param type the type's full name: {@code io.k8s.api.core.v1.Container}
   * @param field the field's key
   */
  record OfType(String type, String field) implements RuleTarget {

    @Override
    public String text() {
      return DeclaredObject.shortName(type) + "." + field;
    }
  }

  /**
   * One field of one kind.
   *
   * @param apiVersion as in an object: {@code apps/v1}
   * @param kind as in an object
   * @param path the keys from the root on; lists on the way have no step of their own, and {@code
   *     *} means any key of a map with free keys. Not empty
   */
  record OfKind(String apiVersion, String kind, List<String> path) implements RuleTarget {

    public OfKind {
      path = List.copyOf(path);
    }

    /** The path as it is written: {@code spec.template.spec.containers}. */
    public String pathText() {
      return SchemaPaths.write(path);
    }

    @Override
    public String text() {
      return kind + " " + pathText();
    }
  }
}
