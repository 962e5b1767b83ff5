package dev.tripatch.architecture.wrong.schema.catalog;

import dev.tripatch.architecture.wrong.json.NumberHelper;

/** Wrong: closes a circle of packages, and has a sentence. */
public final class Catalog {
  private final NumberHelper number;
  String said = "This sentence is not in a resource file.";

  public Catalog(NumberHelper number) {
    this.number = number;
  }

  public NumberHelper number() {
    return number;
  }
}
