package dev.tripatch.learn;

/** A file of lessons cannot be read. */
public final class LessonFileException extends Exception {
  private static final long serialVersionUID = 1;

  /**
   * Says what is wrong and where.
   *
   * @param file the file's name, as it was given
   * @param line the line, counted from 1
   * @param cause what is wrong, in a sentence
   * @param remedy what to do about it, in a sentence
   */
  public LessonFileException(String file, int line, String cause, String remedy) {
    super(file + ":" + line + ": " + cause + " " + remedy);
  }
}
