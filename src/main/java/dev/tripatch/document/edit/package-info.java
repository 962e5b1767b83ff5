/**
 * The smallest edit of a text that makes one value change: every comment and every other byte stays
 * as it is. For YAML in block and flow style, and for JSON.
 *
 * <p>It must not know schemas, patches, files or any toolkit. Start reading at {@link
 * dev.tripatch.document.edit.TextEdits}. {@code Route} finds the field, {@code Reshape} what has to
 * change there, {@code BlockMembers} and {@code FlowMembers} take members out and put members in,
 * {@code Replacement} puts one value in the place of another, and {@code Rounds} reads the text
 * again. Record 13 says why it is so.
 */
@NullMarked
package dev.tripatch.document.edit;

import org.jspecify.annotations.NullMarked;
