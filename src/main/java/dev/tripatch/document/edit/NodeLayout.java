package dev.tripatch.document.edit;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;

/** How a document's nodes are written: in which style, and what they hang on. */
final class NodeLayout {

  private final SourceDocument document;
  private final TextLines lines;

  NodeLayout(SourceDocument document) {
    this.document = document;
    this.lines = new TextLines(document);
  }

  TextLines lines() {
    return lines;
  }

  boolean isJson() {
    return document.format() == Format.JSON;
  }

  /** Whether a map or list is in braces or brackets. */
  boolean isFlow(Node node) {
    char first = lines.at(contentStart(node));
    return switch (node) {
      case MapNode _ -> first == '{';
      case ListNode _ -> first == '[';
      case ScalarNode _ -> false;
    };
  }

  /** Whether the value is written elsewhere, and an alias is here. */
  boolean isAlias(Node node) {
    return !isJson() && node.span().length() > 0 && lines.at(node.span().start()) == '*';
  }

  boolean isBlockScalar(Node node) {
    char first = lines.at(contentStart(node));
    boolean some = contentStart(node) < node.span().end();
    return !isJson() && node instanceof ScalarNode && some && (first == '|' || first == '>');
  }

  /** Where a value begins after its anchor and tag. */
  int contentStart(Node node) {
    int at = node.span().start();
    while (!isJson() && at < node.span().end() && "&!".indexOf(lines.at(at)) >= 0) {
      while (at < node.span().end() && lines.at(at) > ' ') {
        at++;
      }
      at = Math.min(node.span().end(), lines.nextToken(at));
    }
    return at;
  }

  /** Behind the anchor and tag of a value; where it begins if it has none. */
  int propertiesEnd(Node node) {
    return lines.contentBefore(node.span().start(), contentStart(node));
  }

  Slot root(Node node) {
    return new Slot(Slot.Kind.ROOT, node.span().start(), node.span().start(), node);
  }

  /** The slot of an entry that is in the text of its map, which hangs on a slot itself. */
  Slot slot(Slot holder, MapNode map, Entry entry) throws EditRefusedException {
    Slot.Kind kind = isInFlow(holder, map) ? Slot.Kind.FLOW : Slot.Kind.ENTRY;
    return new Slot(kind, start(entry), lead(entry), entry.node());
  }

  /** The slot of an item; the list hangs on a slot itself. */
  Slot slot(Slot holder, ListNode list, Item item) {
    return isInFlow(holder, list)
        ? new Slot(Slot.Kind.FLOW, item.span().start(), item.span().start(), item.node())
        : new Slot(Slot.Kind.ITEM, item.span().start(), item.span().start() + 1, item.node());
  }

  /** Whether the members of a map or list are in braces or brackets. */
  boolean isInFlow(Slot holder, Node node) {
    return isJson() || holder.kind() == Slot.Kind.FLOW || isFlow(node);
  }

  /** Where an entry begins: at its key, or at the question mark before it. */
  private int start(Entry entry) {
    int key = entry.keySpan().start();
    int before = lines.skipBlanksBack(key);
    boolean marked = before > 0 && before < key && lines.at(before - 1) == '?';
    return marked && !isJson() ? before - 1 : key;
  }

  private int lead(Entry entry) throws EditRefusedException {
    int colon = lines.nextToken(entry.keySpan().end());
    if (lines.at(colon) != ':') {
      throw new EditRefusedException(EditWording.NO_COLON.text("key", entry.key()));
    }
    return colon + 1;
  }

  /**
   * The entries that are in the map's own text, without those that {@code <<} brings. What it
   * brings may be written in the same map, inside of an entry that is before.
   */
  static List<Entry> own(MapNode map) {
    List<Entry> own = new ArrayList<>(map.entries().size());
    int end = map.span().start();
    for (Entry entry : map.entries()) {
      Span key = entry.keySpan();
      if (key.start() >= end && key.end() <= map.span().end()) {
        own.add(entry);
        end = entry.span().end();
      }
    }
    return own;
  }
}
