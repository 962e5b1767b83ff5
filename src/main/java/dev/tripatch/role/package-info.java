/**
 * The roles that texts play in a comparison, and the three documents that go in.
 *
 * <p>Must not know what a document is made of, or what is done with it. Start with {@link
 * dev.tripatch.role.ThreeDocuments}.
 */
@NullMarked
package dev.tripatch.role;

import org.jspecify.annotations.NullMarked;
