/**
 * Judges rules of fields: what cannot be, what is unusual, and how many fields a rule of a type
 * reaches.
 *
 * <p>It must not know documents, the patch engine, own rules or any toolkit. Start reading at
 * {@link dev.tripatch.schema.rule.RuleCheck}.
 */
@NullMarked
package dev.tripatch.schema.rule;

import org.jspecify.annotations.NullMarked;
