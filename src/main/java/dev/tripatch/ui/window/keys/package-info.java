/**
 * The keys of actions: the usual ones, those that a person chose, and the page that shows them.
 *
 * <p>It must not know what an action does. Start reading at {@link
 * dev.tripatch.ui.window.keys.Keys}.
 */
@NullMarked
package dev.tripatch.ui.window.keys;

import org.jspecify.annotations.NullMarked;
