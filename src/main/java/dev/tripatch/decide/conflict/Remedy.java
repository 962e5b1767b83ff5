package dev.tripatch.decide.conflict;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Step;
import java.util.List;

/** A way out of a conflict, tried out before anyone takes it. */
public sealed interface Remedy {

  /** Which way. */
  Choice choice();

  /** The field in conflict. */
  FieldPath path();

  /** What a button or a line says. */
  default String title() {
    return choice().title(path());
  }

  /** What it does, or why it cannot be taken, in plain English. */
  String sentence();

  /** The ways out. */
  enum Choice {
    /** Apply as it is: local wins. */
    OVERWRITE("Overwrite"),
    /**
     * Take the field out of local and of last applied, so that apply neither sets nor deletes it.
     */
    GIVE_UP("Leave %s to live"),
    /** Make local say what live says. */
    ADOPT("Take live");

    private final String title;

    Choice(String title) {
      this.title = title;
    }

    /** What people call it at a field. */
    public String title(FieldPath path) {
      return title.formatted(nameOf(path));
    }

    /** The end of the path, from the last key on: {@code replicas}, {@code ports[port=80]}. */
    public static String nameOf(FieldPath path) {
      FieldPath name = FieldPath.root();
      for (Step step : path.steps()) {
        name = (step instanceof Step.Key ? FieldPath.root() : name).then(step);
      }
      return name.toString();
    }
  }

  /**
   * It leads out: with these edits the field is as this way promises, and no conflict any more.
   *
   * @param choice which way
   * @param path the field in conflict
   * @param edits what to change in the documents before the next apply; empty for nothing
   * @param alsoChanges other fields that the next apply then leaves different than it would without
   *     the edits; mostly none
   * @param sentence what it does
   */
  record Offered(
      Choice choice,
      FieldPath path,
      List<RemedyEdit> edits,
      List<FieldPath> alsoChanges,
      String sentence)
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
   * @param path the field in conflict
   * @param sentence why not
   */
  record Withheld(Choice choice, FieldPath path, String sentence) implements Remedy {}
}
