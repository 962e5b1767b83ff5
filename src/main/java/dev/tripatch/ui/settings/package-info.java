/**
 * What a person chooses about the program once and for all, and the dialog that shows it.
 *
 * <p>It must not know where choices take effect: it gets their properties. Start reading at {@link
 * dev.tripatch.ui.settings.Options}.
 */
@NullMarked
package dev.tripatch.ui.settings;

import org.jspecify.annotations.NullMarked;
