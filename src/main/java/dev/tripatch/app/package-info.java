/**
 * Where the program starts: decides between command line and window, and starts the one that is
 * wanted.
 *
 * <p>It must not know documents, patches or any toolkit. The command line never loads JavaFX,
 * because only the branch that opens the window uses the window's classes. Start reading at {@link
 * dev.tripatch.app.Main}.
 */
@NullMarked
package dev.tripatch.app;

import org.jspecify.annotations.NullMarked;
