/**
 * What differs inside a value that Kubernetes handles as one: a list that is replaced as a whole, a
 * map of a type that nobody knows. Its parts are named so that one part has one path in every
 * document, and each has an outcome as a field has.
 *
 * <p>It changes nothing of what Kubernetes does, and must not know texts or places in them. Start
 * reading at {@link dev.tripatch.engine.explain.inner.InnerParts}; for how items find each other at
 * {@code AlignedList}.
 */
@NullMarked
package dev.tripatch.engine.explain.inner;

import org.jspecify.annotations.NullMarked;
