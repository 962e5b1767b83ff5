/**
 * What a window has once, for all features: the queue of commands that wait for an answer, undo,
 * hidden secrets, presenting, and what it is given from outside.
 *
 * <p>It must not know any feature. Start reading at {@link dev.tripatch.ui.window.CommandQueue}.
 */
@NullMarked
package dev.tripatch.ui.window;

import org.jspecify.annotations.NullMarked;
