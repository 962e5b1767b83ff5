/**
 * What the window is given when it opens: its services and first documents; and what waits until
 * new documents are compared.
 *
 * <p>It must not know how the window looks. Start reading at {@link
 * dev.tripatch.ui.window.WindowServices}.
 */
@NullMarked
package dev.tripatch.ui.window;

import org.jspecify.annotations.NullMarked;
