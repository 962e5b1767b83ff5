package dev.tripatch.show.table;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What panes, tables and the Why panel say beyond the reasons. */
public enum ShowWording implements Wording {
  OTHER_OBJECT,
  OBJECT_OF_VERSION,
  LINES_SAME,
  SAME,
  ONLY_LEFT,
  ONLY_RIGHT,
  LEFT_AND_RIGHT,
  LINE,
  FIELD,
  OWNER,
  AS_STORED,
  NOT_STORED,
  DEFAULTS,
  STORED_OTHERWISE,
  STORED_MORE,
  LIVE_SET_BY,
  AND_MORE_OWNERS,
  NO_ITEMS,
  ONE_HAS_KEY,
  ALL_HAVE_KEY,
  LACK_KEY,
  SHARE_KEY,
  AND_MORE_ITEMS,
  PATCH_OTHER,
  NO_EFFECT,
  REFUSED_WITH,
  REFUSED_WITHOUT,
  FIELDS_CHANGE,
  SCHEMA,
  RULE,
  PART_OF,
  CHECK,
  NOT_BALANCED,
  KUBERNETES_REFUSES,
  KUBECTL_SAYS,
  STRATEGY,
  MERGE_KEY,
  INSIDE,
  INSIDE_DRIFTED,
  INSIDE_ADDED,
  INSIDE_CHANGED,
  INSIDE_REMOVED,
  INSIDE_MOVED,
  INSIDE_HEADLINE,
  INSIDE_DRIFTED_HEADLINE,
  INSIDE_SENT_WHOLE,
  ONE_LINE,
  LINES,
  AFTER_LINE,
  INSIDE_SAME,
  INSIDE_SAME_HEADLINE,
  INSIDE_LIVE_CHANGED;

  @Override
  public Prose prose() {
    return Prose.about("show");
  }
}
