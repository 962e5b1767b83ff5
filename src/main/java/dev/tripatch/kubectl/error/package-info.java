/**
 * Reads the errors that kubectl prints, as people paste them: from a terminal, a log or an issue.
 *
 * <p>No files. It must not know how cases are compared or shown. Start reading at {@link
 * dev.tripatch.kubectl.error.ErrorText}.
 */
@NullMarked
package dev.tripatch.kubectl.error;

import org.jspecify.annotations.NullMarked;
