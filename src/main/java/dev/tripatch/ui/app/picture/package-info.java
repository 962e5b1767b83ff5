/**
 * Pictures as files: one, or several as an animation.
 *
 * <p>It must not know what is drawn. Start reading at {@link dev.tripatch.ui.app.picture.Picture}.
 */
@NullMarked
package dev.tripatch.ui.app.picture;

import org.jspecify.annotations.NullMarked;
