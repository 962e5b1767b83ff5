/**
 * The tab Tools: what every tool makes of the selected list or map under its rule, and under rules
 * that a person tries.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.tools.ToolsTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.tools;

import org.jspecify.annotations.NullMarked;
