package dev.tripatch.share.report;

import dev.tripatch.prose.Wording;

/** The prose of reports. */
enum ReportWording implements Wording {
  LEAD,
  BOOKKEEPING,
  CONFLICTS,
  NOT_RECORDED,
  KEPT,
  NO_TEXT,
  TOO_MANY,
  PATCH_CHANGES_NOTHING,
  NOTHING_TO_DO,
  NO_FIELD_CHANGES,
  WRITTEN,
  FIELDS,
  LINES
}
