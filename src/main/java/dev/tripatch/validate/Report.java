package dev.tripatch.validate;

import java.util.List;

/**
 * Where a rule says what it found.
 *
 * @param found what all rules found; grows
 * @param function the function that the rule ports
 * @param isProved whether a server is known to refuse what breaks it
 */
record Report(List<Violation> found, String function, boolean isProved) {

  void add(Place place, ViolationWording wording) {
    add(place, wording, "");
  }

  /**
   * A field breaks the rule.
   *
   * @param wanted what would be right
   */
  void add(Place place, ViolationWording wording, String wanted) {
    found.add(
        new Violation(
            place.at().path(), place.field(), place.value(), wording, wanted, function, isProved));
  }
}
