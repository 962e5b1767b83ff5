/**
 * Sentences for people, kept as prose in one resource file for each enum that names them; and the
 * characters in them that nobody would see, made visible.
 *
 * <p>Must not know what the sentences are about. Start with {@link dev.tripatch.prose.Wording}.
 */
@NullMarked
package dev.tripatch.prose;

import org.jspecify.annotations.NullMarked;
