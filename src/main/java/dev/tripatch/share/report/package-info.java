/**
 * A comparison as a document that people attach to a ticket: Markdown, or one HTML file that needs
 * nothing else.
 *
 * <p>It knows what the panes, the table and the Why panel show, and nothing of files, clocks or
 * toolkits; equal comparisons give equal reports. Secrets are masked before anything is compared,
 * so it sees none. Start reading at {@link dev.tripatch.share.report.ReportFormat}.
 */
@NullMarked
package dev.tripatch.share.report;

import org.jspecify.annotations.NullMarked;
