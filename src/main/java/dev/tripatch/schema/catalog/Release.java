package dev.tripatch.schema.catalog;

import java.util.List;

/**
 * The facts of one release. In a catalogue the first release is complete; each further one, older,
 * holds only the kinds that no release before it has, with those definitions that the first one
 * lacks or has otherwise.
 *
 * @param label its name for people: {@code Kubernetes 1.36}
 * @param kinds its kinds, sorted by apiVersion and kind
 * @param objects its definitions, sorted by name
 */
public record Release(String label, List<DeclaredKind> kinds, List<DeclaredObject> objects) {}
