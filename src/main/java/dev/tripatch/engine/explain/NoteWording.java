package dev.tripatch.engine.explain;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose of notes. */
enum NoteWording implements Wording {
  RETAINS,
  RETAINS_AND_CLEARS,
  ORDERS,
  ORDERS_AROUND,
  ORDERS_NEW,
  ORDERS_NOTHING,
  ORDERED_ALREADY,
  DELETES,
  DELETES_SOME,
  DELETES_NOTHING,
  NAMES_NOTHING,
  LIKE_THIS,
  LOSES_NOTHING,
  LOSES,
  IGNORES,
  SAME_ITEMS,
  LOST,
  GAINED,
  LOST_AND_GAINED,
  ITEMS_DIFFER,
  AND_MORE,
  PARTS,
  PARTS_AND_MORE,
  SAME_KEY,
  SAME_VALUE,
  ORDER_NOW,
  PLACE,
  PLACE_AFTER,
  WITH_CAUSE,
  NAMED_FIRST,
  NAMED_AFTER,
  ORDER_OF_PATCH,
  LIVE_ONLY,
  UNORDERED,
  PROPOSED;

  @Override
  public Prose prose() {
    return Prose.about("notes");
  }
}
