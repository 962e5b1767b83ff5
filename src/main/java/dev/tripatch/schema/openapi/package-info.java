/**
 * Reads OpenAPI v2 documents, as Kubernetes publishes them, into the facts of a catalogue, and
 * writes the bundled one. A tool for building the program; the running program does not use it.
 *
 * <p>It must not know the patch engine or how catalogues are looked up. Start reading at {@link
 * dev.tripatch.schema.openapi.ImportCatalog} and {@link dev.tripatch.schema.openapi.OpenApiReader}.
 */
@NullMarked
package dev.tripatch.schema.openapi;

import org.jspecify.annotations.NullMarked;
