/**
 * Why: one outcome with its reason for every field of the documents, the patch and the result, and
 * the double-entry check that the reasons rebuild both.
 *
 * <p>No text, no toolkit. Start reading at {@code Explainer}; patches that people wrote are
 * explained by {@code ComposedExplainer}.
 */
@NullMarked
package dev.tripatch.engine.explain;

import org.jspecify.annotations.NullMarked;
