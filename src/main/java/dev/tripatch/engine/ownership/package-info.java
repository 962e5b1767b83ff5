/**
 * Who owns which field of a live object: {@code metadata.managedFields}, read into owners and field
 * paths of ours.
 *
 * <p>It must not know patches, and nothing that is in managedFields may hurt: what cannot be read
 * is reported. Start reading at {@link dev.tripatch.engine.ownership.ManagedFields}.
 */
@NullMarked
package dev.tripatch.engine.ownership;

import org.jspecify.annotations.NullMarked;
