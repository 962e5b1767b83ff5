/**
 * Why a patch that a person wrote does to live what it does.
 *
 * <p>It must not know last applied or local. Start reading at {@link
 * dev.tripatch.engine.explain.composed.ComposedExplainer}.
 */
@NullMarked
package dev.tripatch.engine.explain.composed;

import org.jspecify.annotations.NullMarked;
