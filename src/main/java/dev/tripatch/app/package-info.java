/**
 * Where the program starts: decides between command line and window, and starts the one that is
 * wanted.
 *
 * <p>It must not know documents, patches or any toolkit; the two programs are found as services, so
 * that a command line run never loads JavaFX. Start reading at {@link dev.tripatch.app.Main}.
 */
@NullMarked
package dev.tripatch.app;

import org.jspecify.annotations.NullMarked;
