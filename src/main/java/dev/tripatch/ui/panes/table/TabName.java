package dev.tripatch.ui.panes.table;

import java.util.Locale;

/** The tabs below the panes, in their order. */
public enum TabName {
  /** Every field that something happens to. */
  FIELDS("Fields", "Shortcut+6"),
  /** The fields that live changed on its own and apply would take back. */
  CONFLICTS("Conflicts", "Shortcut+7"),
  /** What can go wrong. */
  HAZARDS("Hazards", "Shortcut+8"),
  /** The decision table of the selected field. */
  RULES("Rules", "Shortcut+Shift+J"),
  /** The fields that do not come out the same in every dialect. */
  DIALECTS("Dialects", "Shortcut+9"),
  /** What server-side apply would do. */
  SERVER_SIDE("Server-side", "Shortcut+Shift+A"),
  /** The rule behind every field. */
  SCHEMA("Schema", "Shortcut+Shift+D");

  private final String title;
  private final String keys;

  TabName(String title, String keys) {
    this.title = title;
    this.keys = keys;
  }

  /** The keys that go to it, as JavaFX names them. */
  public String keys() {
    return keys;
  }

  /** What people read on the tab. */
  public String title() {
    return title;
  }

  /** The same with what the tab holds: {@code Fields (3)}, {@code Schema · 1 own}. */
  String title(int count) {
    if (count == 0) {
      return title;
    }
    return this == SCHEMA ? title + " · " + count + " own" : title + " (" + count + ")";
  }

  /** As it is written in settings and arguments: {@code server-side}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
