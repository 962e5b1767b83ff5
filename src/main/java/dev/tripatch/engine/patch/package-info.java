/**
 * Computing and applying patches over values. {@code strategic} holds the strategic merge patch,
 * {@code kustomize} that of kustomize; this package JSON Patch (RFC 6902) with its JSON Pointer
 * (RFC 6901), JSON merge patch (RFC 7396), and what all kinds of patches share.
 *
 * <p>It must not know text, documents or any toolkit, and follows the RFCs where Kubernetes' own
 * library departs from them. Start reading at {@link dev.tripatch.engine.patch.Dialect}, {@link
 * dev.tripatch.engine.patch.JsonPatch} and {@code strategic}.
 */
@NullMarked
package dev.tripatch.engine.patch;

import org.jspecify.annotations.NullMarked;
