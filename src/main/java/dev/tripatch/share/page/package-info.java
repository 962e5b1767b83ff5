/**
 * A lesson, or the steps of a comparison, as one HTML page that needs no network: the reader
 * commits to an answer, or asks for it, before any outcome is in view, and goes through the steps.
 *
 * <p>It knows what the panes show of each step, and nothing of files, clocks or toolkits; equal
 * lessons give equal pages. The page's style and script are beside this package's resources: its
 * policy allows them by their hashes and nothing else, and no text of a lesson is ever part of
 * them. Start reading at {@link dev.tripatch.share.page.SharedPage}.
 */
@NullMarked
package dev.tripatch.share.page;

import org.jspecify.annotations.NullMarked;
