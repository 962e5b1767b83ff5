/**
 * CustomResourceDefinitions: the facts that their schemas declare, and patches that bring facts
 * into them.
 *
 * <p>It must not know files or how facts are looked up. Start reading at {@link
 * dev.tripatch.schema.crd.CrdReader}.
 */
@NullMarked
package dev.tripatch.schema.crd;

import org.jspecify.annotations.NullMarked;
