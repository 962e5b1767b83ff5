/**
 * Decisions about fields while a window is open, and what is offered at a field.
 *
 * <p>It must not know controls. Start reading at {@link
 * dev.tripatch.ui.model.decision.DecisionsViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model.decision;

import org.jspecify.annotations.NullMarked;
