/**
 * The tabs Dialects and Server-side: what Kubernetes, Helm, kustomize and server-side apply make of
 * the same documents.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.dialects.DialectTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.dialects;

import org.jspecify.annotations.NullMarked;
