package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.Release;
import java.util.List;

/**
 * A schema that somebody brought.
 *
 * @param release its facts; references that it does not define itself are to definitions of the
 *     bundled catalogue
 * @param form the form of its text
 * @param notes what was not understood, a sentence for each kind of problem
 */
public record ImportedSchema(Release release, SchemaForm form, List<String> notes) {

  /** The forms of schemas that people bring. */
  public enum SchemaForm {
    /** An OpenAPI v2 document, or kustomize's file with definitions only. */
    OPENAPI_V2,
    /** An OpenAPI v3 document. */
    OPENAPI_V3,
    /** CustomResourceDefinitions. */
    CRD,
    /** Go source: struct types with their tags and markers. */
    GO
  }
}
