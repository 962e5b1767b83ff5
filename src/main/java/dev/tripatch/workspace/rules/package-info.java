/**
 * What every tool makes of one field of the open documents under the rule in force, and under other
 * rules that a person tries. Each cell is what the engine of that tool says of the whole documents.
 *
 * <p>It must not know windows or files. Start reading at {@link
 * dev.tripatch.workspace.rules.RuleTrial}.
 */
@NullMarked
package dev.tripatch.workspace.rules;

import org.jspecify.annotations.NullMarked;
