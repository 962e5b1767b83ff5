package dev.tripatch.ui.panes.table;

import java.util.Locale;

/** The tabs below the panes, in their order. */
public enum TabName {
  /** Every field that something happens to. */
  FIELDS("Fields"),
  /** The fields that live changed on its own and apply would take back. */
  CONFLICTS("Conflicts"),
  /** What can go wrong. */
  HAZARDS("Hazards"),
  /** The decision table of the selected field. */
  RULES("Rules"),
  /** The fields that do not come out the same in every dialect. */
  DIALECTS("Dialects"),
  /** What server-side apply would do. */
  SERVER_SIDE("Server-side"),
  /** The rule behind every field. */
  SCHEMA("Schema");

  private final String title;

  TabName(String title) {
    this.title = title;
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
