/**
 * Questions to the person, and the dialogs that ask them.
 *
 * <p>It must not know what is done with the answers. Start reading at {@link
 * dev.tripatch.ui.window.dialog.Questions}.
 */
@NullMarked
package dev.tripatch.ui.window.dialog;

import org.jspecify.annotations.NullMarked;
