package dev.tripatch.ui.window.keys;

import dev.tripatch.ui.settings.Keyboard;
import javafx.scene.input.KeyCombination;

/** The keys of actions, in one place: menus, the list in Help and the tests read them here. */
public enum Shortcut {
  OPEN("Shortcut+O", "Open into the active pane"),
  RELOAD("F5", "Reload files"),
  SAVE("Shortcut+S", "Save"),
  SAVE_CASE("Shortcut+Shift+S", "Save everything as a case"),
  COPY_PATCH("Shortcut+Shift+C", "Copy patch as YAML"),
  QUIT("Shortcut+Q", "Quit"),
  UNDO("Shortcut+Z", "Undo"),
  REDO("Shortcut+Shift+Z", "Redo"),
  SELECT_ALL("Shortcut+A", "Select all text of the active pane"),
  TOGGLE_COMMENT("Shortcut+Slash", "Comment or uncomment the selected lines"),
  DUPLICATE_LINES("Shortcut+D", "Duplicate the selected lines"),
  CUT("Shortcut+X", "Cut"),
  COPY("Shortcut+C", "Copy"),
  PASTE("Shortcut+V", "Paste"),
  PASTE_ERROR("Shortcut+Shift+V", "Paste an error of kubectl"),
  COMPLETE("Ctrl+Space", "Propose what may be written at the caret"),
  MOVE_ITEM_UP(
      "Alt+Shift+Up", "Shortcut+Alt+Shift+Up", "The composed patch moves the selected item up"),
  MOVE_ITEM_DOWN(
      "Alt+Shift+Down",
      "Shortcut+Alt+Shift+Down",
      "The composed patch moves the selected item down"),
  SETTINGS("Shortcut+Comma", "Settings"),
  FIND("Shortcut+F", "Find in the active pane"),
  FIND_EVERYWHERE("Shortcut+Shift+F", "Find in all panes"),
  FIND_NEXT("F3", "Find next"),
  FIND_PREVIOUS("Shift+F3", "Find previous"),
  REPLACE("Shortcut+H", "Shortcut+Alt+F", "Replace in the active pane"),
  GO_TO_FIELD("Shortcut+G", "Go to a field by some letters of its path"),
  NEXT_CHANGE("F7", "Next change"),
  PREVIOUS_CHANGE("Shift+F7", "Previous change"),
  NEXT_CONFLICT("Shortcut+Page Down", "Next undecided conflict"),
  PREVIOUS_CONFLICT("Shortcut+Page Up", "Previous undecided conflict"),
  NEXT_HAZARD("Shortcut+Shift+Page Down", "Next hazard"),
  PREVIOUS_HAZARD("Shortcut+Shift+Page Up", "Previous hazard"),
  TAKE_LIVE("Shortcut+Shift+L", "Take live: local gets live's value"),
  TAKE_LAST_APPLIED("Shortcut+Shift+B", "Take last applied: local gets what was last applied"),
  KEEP_LOCAL("Shortcut+Shift+K", "Keep local: the conflict is decided"),
  GIVE_UP(
      "Shortcut+Shift+Delete",
      "Shortcut+Shift+Backspace",
      "Leave the field to live: out of local and of last applied"),
  RESTORE("Shortcut+Shift+R", "Restore the field as it was opened"),
  TAKE_DRIFTED("Shortcut+Shift+Enter", "Take live for all that only drifted"),
  DECIDE("Alt+Enter", "Ctrl+Enter", "What can be done with the selected field"),
  COMPARE_NEXT("F8", "Compare two of the five texts, then the next two"),
  COMPARE_PREVIOUS("Shift+F8", "Compare two of the five texts, then the two before"),
  ONLY_CHANGES("Shortcut+Shift+O", "Show only what changes, in all panes, or everything"),
  FOLD("Shortcut+T", "Fold the lines under the caret's line, or unfold them"),
  FOLD_ALL("Shortcut+Shift+T", "Fold everything in all panes, or unfold it"),
  SCROLL_TOGETHER("Shortcut+Shift+Y", "Scroll all panes together by field, or each alone"),
  STEPS("Shortcut+Shift+G", "Steps: how the patch and its result come about"),
  NEXT_STEP("F4", "Next step"),
  PREVIOUS_STEP("Shift+F4", "Previous step"),
  NEXT_OBJECT("F9", "Next object of the list"),
  PREVIOUS_OBJECT("Shift+F9", "Previous object of the list"),
  NEXT_PANE("F6", "Next part of the window: pane, table, Why, bar"),
  PREVIOUS_PANE("Shift+F6", "Previous part of the window"),
  LAST_APPLIED("Shortcut+1", "Go to Last applied"),
  LOCAL("Shortcut+2", "Go to Local"),
  LIVE("Shortcut+3", "Go to Live"),
  PATCH("Shortcut+4", "Go to Patch"),
  RESULT("Shortcut+5", "Go to Result"),
  FIELDS("Shortcut+6", "Go to Fields"),
  CONFLICTS("Shortcut+7", "Go to Conflicts"),
  HAZARDS("Shortcut+8", "Go to Hazards"),
  RULES("Shortcut+Shift+J", "Go to Rules"),
  DIALECTS("Shortcut+9", "Go to Dialects"),
  SERVER_SIDE("Shortcut+Shift+A", "Go to Server-side"),
  SCHEMA("Shortcut+Shift+D", "Go to Schema"),
  STRATEGIC("Alt+1", "Ctrl+1", "Show the change as strategic merge patch"),
  MERGE("Alt+2", "Ctrl+2", "Show the change as JSON merge patch"),
  JSON("Alt+3", "Ctrl+3", "Show the change as JSON Patch"),
  COMPOSE("Shortcut+E", "Compose a patch, or go back to the calculated one"),
  MAXIMIZE("Shortcut+Shift+M", "Maximise or restore the active pane"),
  LARGER("Shortcut+PLUS", "Larger text"),
  SMALLER("Shortcut+Minus", "Smaller text"),
  USUAL_SIZE("Shortcut+0", "Usual text size"),
  LEAVE_OUT("Shortcut+Shift+X", "Leave the selected field out of the patch, or put it back"),
  REVEAL("Shortcut+Shift+I", "Reveal the selected field's secret value"),
  FIND_ACTION("Shortcut+Shift+P", "Find an action by a few letters of its name"),
  REVEAL_ALL("Shortcut+Shift+H", "Reveal all secrets in this window"),
  REFERENCE("F1", "Reference: about what is selected"),
  ABOUT_FIELD("Shift+F1", "Why: about the selected field");

  private final KeyCombination keys;
  private final KeyCombination macKeys;
  private final String title;

  Shortcut(String keys, String title) {
    this(keys, keys, title);
  }

  /** An action with keys of its own on a Mac, where those of other systems type characters. */
  Shortcut(String keys, String macKeys, String title) {
    this.keys = KeyCombination.valueOf(keys);
    this.macKeys = KeyCombination.valueOf(macKeys);
    this.title = title;
  }

  /** Its keys on this computer. */
  public KeyCombination keys() {
    return keys(Keyboard.here());
  }

  /** Its keys on some keyboard. */
  public KeyCombination keys(Keyboard keyboard) {
    return switch (keyboard) {
      case MAC -> macKeys;
      case OTHER -> keys;
    };
  }

  public String title() {
    return title;
  }
}
