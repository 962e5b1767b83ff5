/**
 * What leaves the window: reports, commands for shells, entries for kustomize, pictures.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.share.ExportCommands}.
 */
@NullMarked
package dev.tripatch.ui.feature.share;

import org.jspecify.annotations.NullMarked;
