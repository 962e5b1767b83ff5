package dev.tripatch.ui.panes.table;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What tables and tabs say. */
enum TableWords implements Wording {
  FIELD,
  DECIDED,
  UNDECIDED,
  TABLES,
  MORE;

  @Override
  public Prose prose() {
    return Prose.about("window-tables");
  }
}
