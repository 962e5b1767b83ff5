/**
 * A change as people take it elsewhere: a {@code kubectl patch} command for a shell, an entry of a
 * kustomization, a patch file.
 *
 * <p>It must not know files, processes or any toolkit: it makes texts and says what is to be known
 * of them. Start reading at {@link dev.tripatch.share.export.KubectlCommand} and {@link
 * dev.tripatch.share.export.KustomizeEntry}.
 */
@NullMarked
package dev.tripatch.share.export;

import org.jspecify.annotations.NullMarked;
