package dev.tripatch.share.report;

import dev.tripatch.show.ComparisonView;

/**
 * One of many comparisons in a report.
 *
 * @param view the comparison; of masked documents, to keep secrets out
 * @param heading its title and remarks
 */
public record ReportPart(ComparisonView view, Heading heading) {}
