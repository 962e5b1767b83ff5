package dev.tripatch.learn;

/** A part of a lesson's text, in the order of the file. */
public sealed interface LessonPart permits LessonPart.Prose, Block {

  /** Where it begins in the file, counted from 1. */
  int line();

  /**
   * Words for people.
   *
   * @param markdown the text as it is in the file, without empty lines around it
   * @param line where it begins in the file, counted from 1
   */
  record Prose(String markdown, int line) implements LessonPart {}
}
