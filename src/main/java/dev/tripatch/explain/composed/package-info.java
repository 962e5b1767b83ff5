/**
 * Why a patch that a person wrote makes of live what it makes.
 *
 * <p>It must not know last applied and local. Start reading at {@link
 * dev.tripatch.explain.composed.ComposedExplainer}.
 */
@NullMarked
package dev.tripatch.explain.composed;

import org.jspecify.annotations.NullMarked;
