package dev.tripatch.ui.window.action;

import dev.tripatch.prose.Wording;

/** What the window says of keys, and of why an action cannot have them. */
enum KeyWords implements Wording {
  TAKEN_BY_SYSTEM,
  ALT_GR,
  OPENS_MENU,
  USED_BY_TEXTS,
  TYPES,
  COMMAND,
  CTRL,
  KEYS_OF_TEXTS,
  IN_USE,
  LETTERS,
  ACTIONS,
  SELECT_ACTION,
  CHANGE,
  RESET,
  RESET_ALL,
  UNCHANGED,
  ALL_FIRST,
  CHANGED,
  PRESS,
  HAS_NOW,
  HAS_FIRST,
  OBJECTION,
  OBJECTION_WAITING,
  NOT_USABLE
}
