/**
 * Schemas that people bring, in whatever form: what form a text has, and its facts.
 *
 * <p>It must not know files: who calls reads them. Start reading at {@link
 * dev.tripatch.schema.imported.SchemaImport}.
 */
@NullMarked
package dev.tripatch.schema.imported;

import org.jspecify.annotations.NullMarked;
