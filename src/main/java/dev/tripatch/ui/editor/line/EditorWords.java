package dev.tripatch.ui.editor.line;

import dev.tripatch.prose.Wording;

/** What editors say beside their text. */
public enum EditorWords implements Wording {
  MASK_HELP,
  PROPOSALS,
  FORMAT_MORE_CHARACTERS,
  ABOVE,
  LINES,
  CHANGES,
  LINE_GONE,
  LINE,
  HAZARDS,
  NO_MARKS,
  MARKS,
  HAZARD_IN_LINE,
  PARENT_LINE,
  NAMED_BELOW,
  HALF_A_CHARACTER,
  SHOWN_IS_KEPT
}
