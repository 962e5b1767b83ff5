/**
 * Many objects: the side bar with their list, and what was typed into those that no pane shows.
 * Live of them is in files, or comes from a cluster while the list is there already.
 *
 * <p>It must not compare objects, nor know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.objects.ObjectsViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.objects;

import org.jspecify.annotations.NullMarked;
