/**
 * The schemas in force in a window: what a person brought, own rules with their text, what they
 * change, and the tree of the current kind's fields.
 *
 * <p>It must not know controls. Start reading at {@link
 * dev.tripatch.ui.model.schema.SchemaViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model.schema;

import org.jspecify.annotations.NullMarked;
