/**
 * Sets of fields and their owners, as <code>managedFields</code> write them.
 *
 * <p>It must not know schemas and merging. Start reading at {@link
 * dev.tripatch.serverside.field.FieldSet}.
 */
@NullMarked
package dev.tripatch.serverside.field;

import org.jspecify.annotations.NullMarked;
