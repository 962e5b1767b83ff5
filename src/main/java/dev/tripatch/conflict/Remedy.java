package dev.tripatch.conflict;

import dev.tripatch.path.FieldPath;
import java.util.List;

/** A way out of a conflict, tried out before anyone takes it. */
public sealed interface Remedy {

  /** Which way. */
  Choice choice();

  /** What it does, or why it cannot be taken, in plain English. */
  String sentence();

  /** The ways out. */
  enum Choice {
    /** Apply as it is: local wins. */
    OVERWRITE("Overwrite"),
    /**
     * Take the field out of local and of last applied, so that apply neither sets nor deletes it.
     */
    GIVE_UP("Give it up"),
    /** Make local say what live says. */
    ADOPT("Adopt live's value");

    private final String title;

    Choice(String title) {
      this.title = title;
    }

    /** What a button or a line says. */
    public String title() {
      return title;
    }
  }

  /**
   * It leads out: with these edits the field is as this way promises, and no conflict any more.
   *
   * @param choice which way
   * @param edits what to change in the documents before the next apply; empty for nothing
   * @param alsoChanges other fields that the next apply then leaves otherwise than it would without
   *     the edits; mostly none
   * @param sentence what it does
   */
  record Offered(Choice choice, List<Edit> edits, List<FieldPath> alsoChanges, String sentence)
      implements Remedy {

    /** Copies the lists. */
    public Offered {
      edits = List.copyOf(edits);
      alsoChanges = List.copyOf(alsoChanges);
    }
  }

  /**
   * It does not lead out, so it is not offered.
   *
   * @param choice which way
   * @param sentence why not
   */
  record Withheld(Choice choice, String sentence) implements Remedy {}
}
