/**
 * The strategic merge patch as kustomize reads it: its own merge, with its own lists, nulls and
 * errors.
 *
 * <p>It knows values, paths and schemas only. Start reading at {@link
 * dev.tripatch.engine.patch.kustomize.KustomizeMerger}; decision record 9 names the sources.
 */
@NullMarked
package dev.tripatch.engine.patch.kustomize;

import org.jspecify.annotations.NullMarked;
