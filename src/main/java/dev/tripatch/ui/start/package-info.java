/**
 * Where the window is put together: its arguments, its engine, the files that it opens, and the
 * picture that {@code tripatch render} draws.
 *
 * <p>It must not know how panes and tables look. Start reading at {@link
 * dev.tripatch.ui.start.WindowMain}.
 */
@NullMarked
package dev.tripatch.ui.start;

import org.jspecify.annotations.NullMarked;
