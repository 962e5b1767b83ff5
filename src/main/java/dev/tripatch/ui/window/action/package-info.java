/**
 * What features contribute, as data, and actions above all: each is declared once, by its feature,
 * with its title, its places in menus, its keys and what it does. Menus, keys, Find Action, the
 * table of keys and tests read the one list.
 *
 * <p>It must not know a feature. Start reading at {@link dev.tripatch.ui.window.action.Feature}.
 */
@NullMarked
package dev.tripatch.ui.window.action;

import org.jspecify.annotations.NullMarked;
