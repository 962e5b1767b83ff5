/**
 * The one place where the parts of a window meet: models, views, commands, menus and tabs, given to
 * each other by hand. Whatever knows two features is here.
 *
 * <p>It must not know what shows it: a stage or a picture. Start reading at {@link
 * dev.tripatch.ui.app.content.WindowContent}.
 */
@NullMarked
package dev.tripatch.ui.app.content;

import org.jspecify.annotations.NullMarked;
