package dev.tripatch.document.edit;

import dev.tripatch.document.Node;

/**
 * Where a value is: what it hangs on.
 *
 * @param kind what holds it
 * @param start where the text of the holding entry or item begins; of the root its own beginning
 * @param lead the offset after the colon or the dash that the value follows; of items in brackets
 *     and of the root where the value begins
 * @param node the value
 */
record Slot(Kind kind, int start, int lead, Node node) {

  /** What holds a value. */
  enum Kind {
    /** Nothing: it is the document's value. */
    ROOT,
    /** A key of a block map. */
    ENTRY,
    /** A dash of a block list. */
    ITEM,
    /** A map in braces or a list in brackets. */
    FLOW
  }

  /** Where the text of the holding entry or item ends. */
  int end() {
    return Math.max(lead, node.span().end());
  }
}
