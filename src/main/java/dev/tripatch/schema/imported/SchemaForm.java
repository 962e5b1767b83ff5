package dev.tripatch.schema.imported;

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
