package dev.tripatch.schema;

import dev.tripatch.prose.Wording;

/** The prose about kinds: why one has no schema, and which one a rule means. */
public enum KindWording implements Wording {
  NO_KIND,
  NO_API_VERSION,
  OTHER_VERSION,
  AGGREGATED,
  PROBABLY_CUSTOM,
  NOT_BUILT_IN,
  MEANT,
  ELSEWHERE,
  CUSTOM,
  ONLY_IN,
  RULE_TARGET
}
