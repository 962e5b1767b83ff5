/**
 * The built-in example: a Deployment that shows every outcome at once.
 *
 * <p>Texts only; it knows nothing else. Start reading at {@link
 * dev.tripatch.example.BuiltInExample}.
 */
@NullMarked
package dev.tripatch.example;

import org.jspecify.annotations.NullMarked;
