/**
 * The pure function in the middle: three documents and a schema in, patch, result and reasons out.
 *
 * <p>No files, clock, locale or toolkit here. Start reading at {@code ThreeWay}.
 */
@NullMarked
package dev.tripatch.engine.threeway;

import org.jspecify.annotations.NullMarked;
