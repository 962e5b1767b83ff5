package dev.tripatch.learn.exercise;

import dev.tripatch.engine.format.PatchFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What an exercise asks for. */
public enum ExerciseKind {
  /** A strategic merge patch. */
  PATCH("Write a strategic merge patch", PatchFormat.STRATEGIC),
  /** A JSON merge patch. */
  MERGE("Write a JSON merge patch", PatchFormat.MERGE),
  /** A JSON Patch. */
  JSON("Write a JSON Patch", PatchFormat.JSON),
  /** Another local configuration. */
  LOCAL("Change local"),
  /** The rule that decides about a field. */
  RULE("Name the rule");

  private final String title;
  private final Optional<PatchFormat> format;

  ExerciseKind(String title) {
    this.title = title;
    this.format = Optional.empty();
  }

  ExerciseKind(String title, PatchFormat format) {
    this.title = title;
    this.format = Optional.of(format);
  }

  /** The kind that a task names in a file of lessons; empty if there is none of this name. */
  static Optional<ExerciseKind> of(String word) {
    return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  /** Its name in a file of lessons. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What to do, in a few words. */
  public String title() {
    return title;
  }

  /** The format of the patch that is asked for; empty if none is. */
  public Optional<PatchFormat> format() {
    return format;
  }
}
