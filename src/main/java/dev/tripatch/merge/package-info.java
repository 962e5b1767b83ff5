/**
 * Merging by field: what becomes of each field of an object that two people changed. A merge is not
 * an apply: a change on one side wins, whichever side it is, and only different changes to one
 * field conflict. Items of lists find each other by merge key, or by likeness where the schema has
 * none.
 *
 * <p>It must not know texts (but for {@code text}, and for texts in values), files, git or any
 * toolkit. Start reading at {@link dev.tripatch.merge.FieldMerge}; for the merged text at {@link
 * dev.tripatch.merge.text.ManifestMerge}. Decision record 32 says why it is so.
 */
@NullMarked
package dev.tripatch.merge;

import org.jspecify.annotations.NullMarked;
