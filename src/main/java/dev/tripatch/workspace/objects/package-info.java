/**
 * Many objects: those in files, folders and lists, found, paired and summed up. The command line's
 * {@code -f} and the window's list of objects both begin here.
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.workspace.objects.ObjectReader}, then {@link dev.tripatch.workspace.objects.Pairing}
 * and {@link dev.tripatch.workspace.objects.Surveyor}.
 */
@NullMarked
package dev.tripatch.workspace.objects;

import org.jspecify.annotations.NullMarked;
