/**
 * What a person chooses about the program, its dialog, and how it is stored; the keyboard of this
 * system, and work beside the UI thread.
 *
 * <p>It must not know where choices take effect: it gets their properties. Start reading at {@link
 * dev.tripatch.ui.settings.Setting}.
 */
@NullMarked
package dev.tripatch.ui.settings;

import org.jspecify.annotations.NullMarked;
