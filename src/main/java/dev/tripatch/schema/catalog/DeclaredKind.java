package dev.tripatch.schema.catalog;

import java.util.Optional;

/**
 * A kind of a release.
 *
 * @param apiVersion as in an object: {@code apps/v1}, {@code v1}
 * @param kind as in an object: {@code Deployment}
 * @param definition the full name of its definition
 * @param isStrategic whether a server takes a strategic merge patch of it; empty if nobody says
 */
public record DeclaredKind(
    String apiVersion, String kind, String definition, Optional<Boolean> isStrategic) {}
