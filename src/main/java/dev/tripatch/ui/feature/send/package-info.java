/**
 * Sending a change to its cluster, and taking it back: the sheet on which a person agrees to it,
 * the list of what was sent, and which contexts may be changed at all.
 *
 * <p>Nothing is sent but what the sheet shows, and nothing where the person did not allow it. It
 * must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.send.SendViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.send;

import org.jspecify.annotations.NullMarked;
