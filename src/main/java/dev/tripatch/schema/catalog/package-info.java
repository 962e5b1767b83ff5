/**
 * The bundled catalogue: what Kubernetes' own OpenAPI documents say about every built-in kind, as
 * plain facts ({@link dev.tripatch.schema.catalog.Release}), as a text ({@link
 * dev.tripatch.schema.catalog.CatalogText}), and as schemas that are linked on demand.
 *
 * <p>It must not know OpenAPI, files or the patch engine. Start reading at {@link
 * dev.tripatch.schema.catalog.BundledCatalog}; decision record 3 says why the catalogue is as it
 * is.
 */
@NullMarked
package dev.tripatch.schema.catalog;

import org.jspecify.annotations.NullMarked;
