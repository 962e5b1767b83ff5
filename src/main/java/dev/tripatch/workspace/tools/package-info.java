/**
 * Other programs on this machine. A release of Helm: what it deployed last, what an upgrade would
 * render, and what became of both in the cluster, all asked of the person's own helm and kubectl.
 * And what makes kubectl, git and helm start this program, and takes that back: each plan says
 * which lines would change, and is empty where all is done.
 *
 * <p>It knows no terminal and no window, and never upgrades anything. Start reading at {@link
 * dev.tripatch.workspace.tools.HelmReader} and {@link dev.tripatch.workspace.tools.SetupPlan}.
 */
@NullMarked
package dev.tripatch.workspace.tools;

import org.jspecify.annotations.NullMarked;
