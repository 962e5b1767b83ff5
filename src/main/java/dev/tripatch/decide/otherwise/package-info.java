/**
 * What the documents would have to say for another row of a decision table to apply to a field.
 *
 * <p>It must not know texts, nor how tables are drawn. Start reading at {@link
 * dev.tripatch.decide.otherwise.OtherRows}.
 */
@NullMarked
package dev.tripatch.decide.otherwise;

import org.jspecify.annotations.NullMarked;
