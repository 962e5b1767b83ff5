package dev.tripatch.architecture.wrong.json;

import dev.tripatch.architecture.wrong.schema.catalog.Catalog;
import java.nio.file.Path;
import javafx.beans.property.SimpleStringProperty;

/**
 * Wrong: its name, a file, the clock, a toolkit, a catalogue, and a package without introduction.
 */
public final class NumberHelper {
  Path file = Path.of("number");
  long now = System.currentTimeMillis();
  SimpleStringProperty shown = new SimpleStringProperty();
  Catalog catalog = new Catalog(this);
}
