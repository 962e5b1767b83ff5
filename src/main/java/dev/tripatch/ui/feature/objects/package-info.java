/**
 * Many objects: the side bar with their list, and what was typed into those that no pane shows.
 *
 * <p>It must not compare objects, nor know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.objects.ObjectsViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.objects;

import org.jspecify.annotations.NullMarked;
