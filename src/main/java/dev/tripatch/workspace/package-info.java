/**
 * A case: which three texts are compared, how they are read, and what they add up to. The command
 * line and the window both begin here. Case files keep all of it ({@link
 * dev.tripatch.workspace.Case}).
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.workspace.Workbench}.
 */
@NullMarked
package dev.tripatch.workspace;

import org.jspecify.annotations.NullMarked;
