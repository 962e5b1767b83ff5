/**
 * What the window is given when it opens: its services and first documents; and what waits until
 * new documents are compared.
 *
 * <p>It must not know how the window looks. Start reading at {@link
 * dev.tripatch.ui.app.setup.WindowServices}.
 */
@NullMarked
package dev.tripatch.ui.app.setup;

import org.jspecify.annotations.NullMarked;
