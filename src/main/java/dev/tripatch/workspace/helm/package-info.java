/**
 * A release of Helm: what it deployed last, what an upgrade would render, and what became of both
 * in the cluster. Everything is asked of the person's own helm and kubectl.
 *
 * <p>It knows no terminal and no window, and never upgrades anything. Start reading at {@link
 * dev.tripatch.workspace.helm.HelmReader}.
 */
@NullMarked
package dev.tripatch.workspace.helm;

import org.jspecify.annotations.NullMarked;
