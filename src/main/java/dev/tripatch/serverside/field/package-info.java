/**
 * Sets of fields and their owners, as {@code metadata.managedFields} has them.
 *
 * <p>It must not know schemas or merging. Start reading at {@link
 * dev.tripatch.serverside.field.FieldSet}.
 */
@NullMarked
package dev.tripatch.serverside.field;

import org.jspecify.annotations.NullMarked;
