/**
 * What a person decides about fields: each gets a fate, which is changes of local (and of last
 * applied) together with a promise of what the engine then makes of the field. Every decision is
 * tried ({@link dev.tripatch.decide.Proof}), many fields at once; those that lead out of a conflict
 * before they are offered. What belongs together is decided together ({@link
 * dev.tripatch.decide.conflict.Together}), and local stays valid. {@link
 * dev.tripatch.decide.OtherRows} finds what the documents would have to say for another row of a
 * decision table to apply.
 *
 * <p>It must not know texts, files or any toolkit. Start reading at {@link
 * dev.tripatch.decide.Fates}.
 */
@NullMarked
package dev.tripatch.decide;

import org.jspecify.annotations.NullMarked;
