package dev.tripatch.schema.catalog;

/**
 * A kind of a release.
 *
 * @param apiVersion as in an object: {@code apps/v1}, {@code v1}
 * @param kind as in an object: {@code Deployment}
 * @param definition the full name of its definition
 */
public record DeclaredKind(String apiVersion, String kind, String definition) {}
