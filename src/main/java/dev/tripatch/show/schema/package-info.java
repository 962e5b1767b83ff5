/**
 * The fields of a kind with the rules of patching, as a table shows them: rows made when they are
 * asked for, found by name, and tied to the fields of the objects at hand; and what own rules
 * change.
 *
 * <p>It must not know JavaFX, nor where rules are kept. Start reading at {@link
 * dev.tripatch.show.schema.SchemaTree}.
 */
@NullMarked
package dev.tripatch.show.schema;

import org.jspecify.annotations.NullMarked;
