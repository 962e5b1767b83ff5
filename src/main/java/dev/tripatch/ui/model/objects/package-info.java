/**
 * Many objects in a window: the list of them, and what was typed into those that no pane shows.
 *
 * <p>It must not know controls. Start reading at {@link
 * dev.tripatch.ui.model.objects.ObjectsViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model.objects;

import org.jspecify.annotations.NullMarked;
