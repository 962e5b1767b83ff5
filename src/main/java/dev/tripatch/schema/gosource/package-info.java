/**
 * Go source: struct types with the tags and markers from which Kubernetes' own schemas are made.
 *
 * <p>The source need not compile; what is no type is skipped. It must not know files or how facts
 * are looked up. Start reading at {@link dev.tripatch.schema.gosource.GoReader}.
 */
@NullMarked
package dev.tripatch.schema.gosource;

import org.jspecify.annotations.NullMarked;
