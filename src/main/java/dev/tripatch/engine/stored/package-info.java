/**
 * What an API server stores when it is given an object: it fills in defaults, leaves out what is
 * empty, and writes quantities in its own spelling; and why, in sentences. Decision record 28 says
 * what of it is proved. It also stores who owns which field: {@code metadata.managedFields}, read
 * into owners and field paths of ours; what cannot be read is reported.
 *
 * <p>It must not know patches, clusters or any toolkit. Start reading at {@link
 * dev.tripatch.engine.stored.StoredObject}; for owners at {@link
 * dev.tripatch.engine.stored.ManagedFields}.
 */
@NullMarked
package dev.tripatch.engine.stored;

import org.jspecify.annotations.NullMarked;
