package dev.tripatch.learn.exercise;

/** Says what comes of an answer. */
public interface Judge {

  /**
   * The verdict on an answer.
   *
   * @param name what to call its text in messages
   */
  Verdict of(String name, String answer);
}
