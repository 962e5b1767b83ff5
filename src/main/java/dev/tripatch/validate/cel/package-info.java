/**
 * Rules in CEL, the language of {@code x-kubernetes-validations}: as much of it as the rules of
 * definitions use. What is not here is said to be not checked; no answer is guessed. Decision
 * record 39 says why it is our own.
 *
 * <p>It must not know schemas or objects. Start reading at {@link
 * dev.tripatch.validate.cel.CelRule}.
 */
@NullMarked
package dev.tripatch.validate.cel;

import org.jspecify.annotations.NullMarked;
