/**
 * The tab Server-side: what server-side apply would do with the same local document.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.serverside.ServerSideTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.serverside;

import org.jspecify.annotations.NullMarked;
