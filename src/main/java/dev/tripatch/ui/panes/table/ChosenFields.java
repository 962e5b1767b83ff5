package dev.tripatch.ui.panes.table;

import dev.tripatch.json.FieldPath;
import java.util.List;

/** A table in which a person can choose several fields at once. */
public interface ChosenFields {

  /** The fields of the chosen rows. */
  List<FieldPath> chosenFields();
}
