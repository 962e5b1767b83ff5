package dev.tripatch.architecture.wrong.schema.catalog;

import dev.tripatch.architecture.wrong.json.NumberHelper;

/** Wrong: closes a circle of packages. */
public final class Catalog {
  private final NumberHelper number;

  public Catalog(NumberHelper number) {
    this.number = number;
  }

  public NumberHelper number() {
    return number;
  }
}
