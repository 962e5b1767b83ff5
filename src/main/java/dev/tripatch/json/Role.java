package dev.tripatch.json;

import java.util.List;
import java.util.Locale;

/**
 * The role of a text in a comparison: one of the three that go in, or one of the two that come out.
 */
public enum Role {
  /** The last-applied configuration. */
  LAST_APPLIED("Last applied"),
  /** The local configuration file. */
  LOCAL("Local"),
  /** The live object. */
  LIVE("Live"),
  /** The patch: calculated, or written by a person. */
  PATCH("Patch"),
  /** What live becomes when the patch is applied. */
  RESULT("Result");

  /** Those that go into a comparison. */
  public static final List<Role> DOCUMENTS = List.of(LAST_APPLIED, LOCAL, LIVE);

  private final String title;

  Role(String title) {
    this.title = title;
  }

  /** The name for people, as the title of a pane or column. */
  public String title() {
    return title;
  }

  /** The name for people within a sentence. */
  public String words() {
    return title.toLowerCase(Locale.ROOT);
  }
}
