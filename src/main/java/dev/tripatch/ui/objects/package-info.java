/**
 * The side bar with the list of objects.
 *
 * <p>It must not compare objects. Start reading at {@link dev.tripatch.ui.objects.ObjectsBar}.
 */
@NullMarked
package dev.tripatch.ui.objects;

import org.jspecify.annotations.NullMarked;
