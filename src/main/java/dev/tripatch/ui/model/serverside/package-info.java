/**
 * The Server-side tab as data: rows, words and the question behind them.
 *
 * <p>It must not know other tabs. Start reading at {@link
 * dev.tripatch.ui.model.serverside.ServerSideSheet}.
 */
@NullMarked
package dev.tripatch.ui.model.serverside;

import org.jspecify.annotations.NullMarked;
