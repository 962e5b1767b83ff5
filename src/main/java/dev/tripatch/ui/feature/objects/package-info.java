/**
 * The side bar with the list of objects.
 *
 * <p>It must not compare objects. Start reading at {@link dev.tripatch.ui.feature.objects.ObjectsBar}.
 */
@NullMarked
package dev.tripatch.ui.feature.objects;

import org.jspecify.annotations.NullMarked;
