/**
 * The manual pages of the commands, made from what their help says.
 *
 * <p>Start reading at {@link dev.tripatch.cli.manual.Manual}.
 */
@NullMarked
package dev.tripatch.cli.manual;

import org.jspecify.annotations.NullMarked;
