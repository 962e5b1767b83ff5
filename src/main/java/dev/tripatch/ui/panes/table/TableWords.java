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

  private static final Prose PROSE = Prose.about("window-tables");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
