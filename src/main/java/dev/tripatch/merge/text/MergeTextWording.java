package dev.tripatch.merge.text;

import dev.tripatch.prose.Wording;

/** Why a text stays with git. */
enum MergeTextWording implements Wording {
  BROKEN,
  NO_OBJECT,
  TEMPLATE,
  TOO_LARGE,
  TWICE,
  WRITTEN_OTHERWISE,
  MIXED_BREAKS,
  WHOLE_CONFLICT,
  LOST_COMMENT,
  READ_OTHERWISE
}
