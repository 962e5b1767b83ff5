package dev.tripatch.ui.window.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where a person wants the dividers. A window that is too small for that shows them elsewhere, and
 * back in their places when it is large enough again: layout never changes what is wanted.
 */
public final class Dividers {

  private static final List<Divider> ALL = List.of(Divider.values());

  /** Where they are at first. */
  static final Dividers FIRST =
      new Dividers(Arrays.stream(Divider.values()).map(Divider::first).toList());

  private final List<Double> places;

  private Dividers(List<Double> places) {
    this.places = places;
  }

  /**
   * Dividers from settings.
   *
   * @param places of {@link Divider}'s values in their order, each from 0 to 1; what is missing or
   *     out of range is where it is at first
   */
  public static Dividers of(List<Double> places) {
    List<Double> all = new ArrayList<>(FIRST.places);
    for (int i = 0; i < Math.min(places.size(), all.size()); i++) {
      double place = places.get(i);
      if (place > 0 && place < 1) {
        all.set(i, place);
      }
    }
    return new Dividers(List.copyOf(all));
  }

  /** Where one is, from 0 to 1 of the place that it divides. */
  public double of(Divider divider) {
    return places.get(ALL.indexOf(divider));
  }

  /** The same with one divider elsewhere, but not at the very ends. */
  public Dividers with(Divider divider, double place) {
    List<Double> all = new ArrayList<>(places);
    all.set(ALL.indexOf(divider), Math.clamp(place, 0.001, 0.999));
    return new Dividers(List.copyOf(all));
  }

  /** All places, in the order of {@link Divider}'s values. */
  public List<Double> places() {
    return places;
  }
}
