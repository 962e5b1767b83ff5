/**
 * Where the parts of a window meet: models, view, features, menus and tabs, given to each other by
 * hand; the stage, the session that is kept, and the ways to draw a window to a picture. Whatever
 * knows two features is here. {@link dev.tripatch.ui.app.WindowFeatures} has the one list of them.
 *
 * <p>It must not know what a feature does. Start reading at {@link
 * dev.tripatch.ui.app.WindowContent}.
 */
@NullMarked
package dev.tripatch.ui.app;

import org.jspecify.annotations.NullMarked;
