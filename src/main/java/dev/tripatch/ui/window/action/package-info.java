/**
 * Actions as data: each is declared once, by its feature, with its title, its places in menus, its
 * keys and what it does. Menus, keys, Find Action, the table of keys and tests read the one list.
 *
 * <p>It must not know a feature, nor how menus are drawn. Start reading at {@link
 * dev.tripatch.ui.window.action.Action}.
 */
@NullMarked
package dev.tripatch.ui.window.action;

import org.jspecify.annotations.NullMarked;
