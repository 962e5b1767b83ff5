/**
 * What a person decides about fields: each gets a fate, which is edits of local (and of last
 * applied) together with a promise of what the engine then makes of the field. Every decision is
 * tried before it is offered, many fields at once.
 *
 * <p>It must not know texts, files or any toolkit. Start reading at {@link
 * dev.tripatch.decide.Fates}.
 */
@NullMarked
package dev.tripatch.decide;

import org.jspecify.annotations.NullMarked;
