/**
 * The smallest edit of a text that makes one value change: every comment and every other byte stays
 * as it is. For YAML in block and flow style, and for JSON.
 *
 * <p>It must not know schemas, patches, files or any toolkit. Start reading at {@link
 * dev.tripatch.document.edit.TextEdits}; {@link dev.tripatch.document.edit.Reshape} decides what
 * has to change, {@link dev.tripatch.document.edit.BlockMembers} and {@link
 * dev.tripatch.document.edit.FlowMembers} take members out and put members in. Record 13 tells why
 * it is so.
 */
@NullMarked
package dev.tripatch.document.edit;

import org.jspecify.annotations.NullMarked;
