/**
 * What a window has once, for all features: the queue of commands that wait for an answer, undo,
 * hidden secrets, presenting, what it is given from outside, and the questions to the person with
 * the dialogs that ask them.
 *
 * <p>It must not know any feature, or what is done with answers. Start reading at {@link
 * dev.tripatch.ui.window.CommandQueue} and {@link dev.tripatch.ui.window.Questions}.
 */
@NullMarked
package dev.tripatch.ui.window;

import org.jspecify.annotations.NullMarked;
