/**
 * The window as a whole: the stage, the session that is kept, and the ways to draw it to a picture.
 *
 * <p>It must not know what the parts of the window do. Start reading at {@link
 * dev.tripatch.ui.app.TripatchWindow}.
 */
@NullMarked
package dev.tripatch.ui.app;

import org.jspecify.annotations.NullMarked;
