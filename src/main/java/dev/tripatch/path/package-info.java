/**
 * Where a field is in an object, independent of any text: {@code
 * spec.template.spec.containers[name=web].env[name=A]}.
 *
 * <p>It knows values (a merge key has one) and nothing else. Start reading at {@link
 * dev.tripatch.path.FieldPath}.
 */
@NullMarked
package dev.tripatch.path;

import org.jspecify.annotations.NullMarked;
