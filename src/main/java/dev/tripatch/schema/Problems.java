package dev.tripatch.schema;

/**
 * Takes what a reader does not understand. A reader goes on after that with what it has, so one
 * that may not go on throws.
 */
@FunctionalInterface
public interface Problems {

  /**
   * Something is not understood.
   *
   * @param place where, for people
   * @param problem what is wrong
   * @param values a name and its value for each placeholder of the problem's text
   * @throws ImportException if the whole import fails with it
   */
  void add(String place, ProblemWording problem, Object... values) throws ImportException;

  /** Every problem lets the import fail. */
  static Problems fatal() {
    return (place, problem, values) -> {
      throw new ImportException(place + ": " + problem.part("what", values));
    };
  }
}
