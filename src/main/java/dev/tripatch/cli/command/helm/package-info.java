/**
 * The command about releases of Helm.
 *
 * <p>Start reading at {@link dev.tripatch.cli.command.helm.HelmCommand}.
 */
@NullMarked
package dev.tripatch.cli.command.helm;

import org.jspecify.annotations.NullMarked;
