package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;

/** What can become of a field, as a person decides. */
public enum Fate {
  /** Local gets what live has. */
  TAKE_LIVE("Take live", "took live"),
  /** Local gets what was last applied. */
  TAKE_LAST_APPLIED("Take last applied", "took last applied"),
  /** Local stays as it is although live moved: the conflict is acknowledged. */
  KEEP_LOCAL("Keep local", "kept local"),
  /** A list gets local's items and then those that only live has. */
  KEEP_BOTH("Keep both", "kept both"),
  /** The field is removed from local and from last applied, so that apply leaves it to live. */
  GIVE_UP("Leave to live", "left to live"),
  /** The field is in local and in last applied as it was opened, and undecided again. */
  RESTORE("Restore", "");

  private final String title;
  private final String done;

  Fate(String title, String done) {
    this.title = title;
    this.done = done;
  }

  /** What people call it: {@code Take live}. */
  public String title() {
    return title;
  }

  /** The same of a field, as a text to click on: {@code Leave replicas to live}. */
  public String title(FieldPath path) {
    return this == GIVE_UP ? "Leave " + nameOf(path) + " to live" : title;
  }

  /** What was decided, in a few words: {@code took live}; empty if the field is undecided then. */
  public String done() {
    return done;
  }

  /** Whether local gets what it does not have, and did not have when it was opened. */
  public boolean bringsValues() {
    return this == TAKE_LIVE || this == TAKE_LAST_APPLIED || this == KEEP_BOTH;
  }

  /** The end of the path, from the last key on: {@code replicas}, {@code ports[port=80]}. */
  private static String nameOf(FieldPath path) {
    FieldPath name = FieldPath.root();
    for (PathStep step : path.steps()) {
      name = (step instanceof PathStep.Key ? FieldPath.root() : name).then(step);
    }
    return name.toString();
  }
}
