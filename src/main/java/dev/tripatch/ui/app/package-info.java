/**
 * The window as a whole: its parts put together, menus, files, and the ways to start it or to draw
 * it to a picture.
 *
 * <p>Start reading at {@link dev.tripatch.ui.app.TripatchWindow}.
 */
@NullMarked
package dev.tripatch.ui.app;

import org.jspecify.annotations.NullMarked;
