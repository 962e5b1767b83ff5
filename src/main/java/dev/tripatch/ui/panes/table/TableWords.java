package dev.tripatch.ui.panes.table;

import dev.tripatch.prose.Wording;

/** What tables and tabs say. */
enum TableWords implements Wording {
  FIELD,
  DECIDED,
  UNDECIDED,
  TABLES,
  MORE
}
