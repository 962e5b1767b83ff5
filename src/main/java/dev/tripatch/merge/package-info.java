/**
 * Merging by field: what becomes of each field of an object that two people changed. A merge is not
 * an apply: a change on one side wins, whichever side it is, and only different changes to one
 * field conflict. Items of lists find each other by merge key, or by likeness where the schema has
 * none.
 *
 * <p>Then the text of the merge: the lines of both sides put together, with the comments, the order
 * and the layout of each; conflicts as git marks them. What git merges by line is taken as it is if
 * it has the merged values. Each result is read again and compared with the merged values; where
 * that fails, the text is left to git.
 *
 * <p>It must not know files, git or any toolkit. Start reading at {@link
 * dev.tripatch.merge.FieldMerge}; for the text at {@link dev.tripatch.merge.ManifestMerge}: {@code
 * PieceCutter} cuts a text into members with their comments, {@code PieceMerge} puts members
 * together, {@code KeptLines} puts lost comments back. Decision record 32 says why it is so.
 */
@NullMarked
package dev.tripatch.merge;

import org.jspecify.annotations.NullMarked;
