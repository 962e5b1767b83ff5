/**
 * Own rules: what a person wants the schema to say, as a layer over any source of schemas. Nobody
 * outside this package and its editors knows that a rule is not the schema's own.
 *
 * <p>It must not know documents, the patch engine or any toolkit. Start reading at {@link
 * dev.tripatch.schema.overlay.Overlay} and {@link dev.tripatch.schema.overlay.OverlaidSource}.
 */
@NullMarked
package dev.tripatch.schema.overlay;

import org.jspecify.annotations.NullMarked;
