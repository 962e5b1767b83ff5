package dev.tripatch.ui.app;

/**
 * Where the dividers between the panes are, each from 0 to 1 of the place it divides.
 *
 * @param topRow below the documents
 * @param middleRow below patch and result
 * @param lastApplied behind last applied
 * @param local behind local
 * @param patch behind the patch
 * @param table behind the tables
 */
public record Dividers(
    double topRow, double middleRow, double lastApplied, double local, double patch, double table) {

  /** Where they are at first. */
  public static final Dividers DEFAULT = new Dividers(0.39, 0.715, 1.0 / 3, 2.0 / 3, 1.0 / 3, 0.7);
}
