package dev.tripatch.show;

import dev.tripatch.prose.Wording;

/** The prose about what comes of comparing dialects. */
enum SummaryWording implements Wording {
  NO_PATCH,
  JSON_PATCH,
  ONLY_DIALECT,
  ALL_REFUSE,
  NOTHING_TO_PATCH,
  ONE_ACCEPTS,
  TWO_AGREE,
  ALL_AGREE,
  FIELDS_DIFFER,
  AND
}
