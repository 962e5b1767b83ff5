/**
 * The three formats of patches that the API server takes: one change in each of them, with what
 * each cannot say; patches that people wrote, with what to look out for; and how a patch and its
 * result come about, one step at a time, as data: what each step reads and writes, a sentence with
 * the rule, and both texts as far as they have come.
 *
 * <p>No step decides anything: it repeats the engine's own decision trees and the acts that the
 * engine wrote down while it applied the patch. It must not know files, any toolkit, or how steps
 * are shown. Start reading at {@link dev.tripatch.engine.format.ChangeInFormats}, {@link
 * dev.tripatch.engine.format.WrittenPatch} and {@link dev.tripatch.engine.format.Steps}.
 */
@NullMarked
package dev.tripatch.engine.format;

import org.jspecify.annotations.NullMarked;
