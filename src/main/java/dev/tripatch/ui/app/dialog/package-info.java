/**
 * Questions to the person, and the dialogs that ask them.
 *
 * <p>It must not know what is done with the answers. Start reading at {@link
 * dev.tripatch.ui.app.dialog.Questions}.
 */
@NullMarked
package dev.tripatch.ui.app.dialog;

import org.jspecify.annotations.NullMarked;
