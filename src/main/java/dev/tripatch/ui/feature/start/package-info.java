/**
 * The start screen: what a person sees who starts Tripatch from a menu or an icon, and has nothing
 * open yet.
 *
 * <p>It must not know another feature: it names their actions, and offers what these say. Start
 * reading at {@link dev.tripatch.ui.feature.start.StartScreenCommands}.
 */
@NullMarked
package dev.tripatch.ui.feature.start;

import org.jspecify.annotations.NullMarked;
