/**
 * The Server-side tab as data: what it shows, and the question behind it.
 *
 * <p>It must not know other tabs. Start reading at {@link
 * dev.tripatch.ui.feature.serverside.ServerSideSheet}.
 */
@NullMarked
package dev.tripatch.ui.feature.serverside;

import org.jspecify.annotations.NullMarked;
