/**
 * The strategic merge patch, exactly as Kubernetes' {@code strategicpatch} package computes and
 * applies it: two diffs become decision trees, a renderer turns a tree into a patch, and one merge
 * serves both for putting patches together and for applying them. Go's two ways to sort ({@code
 * GoSort}, {@code GoStableSort}) are here step by step, so that equal items end up where Go leaves
 * them.
 *
 * <p>It knows values, paths and schemas; no text, no files, no toolkit. Start reading at {@link
 * dev.tripatch.engine.patch.strategic.MapDiffer} and {@link
 * dev.tripatch.engine.patch.strategic.MapMerger}.
 */
@NullMarked
package dev.tripatch.engine.patch.strategic;

import org.jspecify.annotations.NullMarked;
