package dev.tripatch.workspace.schemas;

/**
 * A schema that can be chosen by name.
 *
 * @param name the name
 * @param kinds how many kinds it declares
 * @param from where it comes from
 */
public record NamedSchema(String name, int kinds, String from) {}
