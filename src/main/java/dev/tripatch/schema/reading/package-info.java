/**
 * What all readers of schemas share: how they say what they do not understand, and the words that
 * the facts are made of.
 *
 * <p>It must not know any form of schema. Start reading at {@link
 * dev.tripatch.schema.reading.Problems}.
 */
@NullMarked
package dev.tripatch.schema.reading;

import org.jspecify.annotations.NullMarked;
