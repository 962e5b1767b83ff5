/**
 * Makes kubectl, git and helm start this program, and takes that back: which lines that would
 * change, before anything is changed. Each plan can be made again; it is empty where all is done.
 *
 * <p>It knows no terminal. Start reading at {@link dev.tripatch.workspace.setup.SetupPlan}.
 */
@NullMarked
package dev.tripatch.workspace.setup;

import org.jspecify.annotations.NullMarked;
