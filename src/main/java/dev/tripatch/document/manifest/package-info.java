/**
 * Files with several objects: finding them, naming them, choosing the one that is meant, and
 * putting it back when it has changed.
 *
 * <p>It must not know schemas or patches. Start reading at {@link
 * dev.tripatch.document.manifest.ManifestFile}.
 */
@NullMarked
package dev.tripatch.document.manifest;

import org.jspecify.annotations.NullMarked;
