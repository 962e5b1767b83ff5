/**
 * OpenAPI documents and the facts of a catalogue: those that Kubernetes publishes, from which the
 * bundled catalogue is made, and those that people bring, in whatever form, and take out.
 *
 * <p>It must not know the patch engine or how catalogues are looked up. Start reading at {@link
 * dev.tripatch.schema.openapi.OpenApiReader}, or at {@link
 * dev.tripatch.schema.openapi.SchemaImport} for texts that people bring; {@link
 * dev.tripatch.schema.openapi.ImportCatalog} is the tool that writes the bundled catalogue.
 */
@NullMarked
package dev.tripatch.schema.openapi;

import org.jspecify.annotations.NullMarked;
