/**
 * A comparison as people take it elsewhere: a report for a ticket (Markdown, or one HTML file that
 * needs nothing else), a lesson or steps as one page that needs no network, a {@code kubectl patch}
 * command for a shell, an entry of a kustomization, a patch file.
 *
 * <p>It knows what the panes, the table and the Why panel show, and nothing of files, clocks,
 * processes or toolkits; equal comparisons give equal texts. Secrets are masked before anything is
 * compared. The style and script of a page are beside this package's resources: its policy allows
 * them by their hashes and nothing else. Start reading at {@link dev.tripatch.share.ReportFormat},
 * {@link dev.tripatch.share.SharedPage} and {@link dev.tripatch.share.KubectlCommand}.
 */
@NullMarked
package dev.tripatch.share;

import org.jspecify.annotations.NullMarked;
