package dev.tripatch.ui.window.layout;

/**
 * A divider between two parts of the window. Their order is that of the numbers in the settings.
 */
enum Divider {
  /** Below the documents. */
  DOCUMENTS(0.39),
  /** Below patch and result. */
  OUTCOME(0.715),
  /** Behind last applied. */
  LAST_APPLIED(1.0 / 3),
  /** Behind local. */
  LOCAL(2.0 / 3),
  /** Behind the patch. */
  PATCH(1.0 / 3),
  /** Behind the tables. */
  TABLE(0.7),
  /** Before what is beside the result. */
  BESIDE(2.0 / 3),
  /** In a narrow window: before live, or what is seen in its place. */
  NARROW(0.5),
  /** In a narrow window that is low, too: above the tables. */
  LOW(0.62),
  /** Behind the list of objects, beside all panes. */
  OBJECTS(0.18),
  /** While a patch is composed: above the tables. */
  COMPOSING(0.68),
  /** While a patch is composed: behind live. */
  COMPOSING_LIVE(0.31),
  /** While a patch is composed: behind the patch. */
  COMPOSING_PATCH(0.68),
  /** While a patch is composed in a narrow window: behind the patch. */
  COMPOSING_NARROW(0.5),
  /** While a patch is composed in a narrow window: above the result. */
  COMPOSING_RESULT(0.5);

  private final double first;

  Divider(double first) {
    this.first = first;
  }

  /** Where it is at first, from 0 to 1 of the place that it divides. */
  double first() {
    return first;
  }
}
