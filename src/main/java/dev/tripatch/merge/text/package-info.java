/**
 * The text of a merge: the lines of both sides put together, with the comments, the order and the
 * layout of each; conflicts as git marks them. What git merges by line is taken as it is if it has
 * the merged values. Each result is read again and compared with the merged values; where that
 * fails, the text is left to git.
 *
 * <p>It must not know files, git or any toolkit. Start reading at {@link
 * dev.tripatch.merge.text.ManifestMerge}; {@code PieceCutter} cuts a text into members with their
 * comments, {@code PieceMerge} puts members together, {@code KeptLines} puts lost comments back.
 */
@NullMarked
package dev.tripatch.merge.text;

import org.jspecify.annotations.NullMarked;
