package dev.tripatch.ui.app;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of its parts, of editing, and when it closes. */
enum AppWords implements Wording {
  DECIDE,
  DECIDE_KEYS,
  FINISH,
  COPY_TO_DO,
  GO_TO_FIRST,
  NOTHING_TO_DO,
  NOT_COMPARED,
  NOT_COMPARED_DETAIL,
  MORE_TO_DO,
  LOCAL_WINS,
  AND_MORE,
  THE_TEXT,
  NO_WINDOW,
  NOT_DRAWN,
  NO_SUCH_TAB,
  FILE,
  EDIT,
  VIEW,
  CHANGE,
  PATCH,
  SCHEMA,
  HELP,
  NEW_WINDOW,
  OPEN_EXAMPLE,
  QUIT,
  ABOUT_FIELD,
  ABOUT_FIELD_KEYS,
  GO_TO_PANE,
  NEXT_PART,
  NEXT_PART_KEYS,
  PREVIOUS_PART,
  PREVIOUS_PART_KEYS,
  MAXIMIZE,
  MAXIMIZE_KEYS,
  RESET_LAYOUT,
  SCROLL_TOGETHER,
  SCROLL_TOGETHER_KEYS,
  LINKS,
  PARENTS,
  WRAP,
  ONLY_CHANGES,
  ONLY_CHANGES_KEYS,
  FILTER_PANES,
  SHOWN_TOO,
  SHOW_REMOVED,
  SHOW_NOISE,
  FOLDING,
  FOLD,
  FOLD_KEYS,
  FOLD_PANE,
  UNFOLD_PANE,
  FOLD_ALL,
  FOLD_ALL_KEYS,
  PANE_SETTINGS,
  REMOVED_SETTING,
  NOISE_SETTING,
  SCROLL_SETTING,
  LINKS_SETTING,
  PARENTS_SETTING,
  WRAP_SETTING,
  AROUND_SETTING,
  WINDOW_OPENS,
  GO_TO,
  AROUND,
  WINDOW_NOT_OPENED;

  private static final Prose PROSE = Prose.about("window-app");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
