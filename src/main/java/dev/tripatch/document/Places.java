package dev.tripatch.document;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds fields in a document's text, and what is at an offset. Large maps and lists are indexed
 * when they are first asked, so that a look-up takes a few steps for each level, however long the
 * document is. Safe for several threads.
 */
public final class Places {

  private final SourceDocument document;
  private final NodeIndex index = new NodeIndex();
  private final Trail trail = new Trail();

  private Places(SourceDocument document) {
    this.document = document;
  }

  /** The places of a document; make them once and keep them with it. */
  public static Places of(SourceDocument document) {
    return new Places(document);
  }

  /** Where a field is; empty if the document has an error or does not have the field. */
  public Optional<Place> locate(FieldPath path) {
    PathStep last = path.last().orElse(null);
    if (last == null) {
      return document.root().map(node -> new Place(node, Optional.empty(), node.span()));
    }
    Node holder = holder(path);
    return holder == null ? Optional.empty() : Optional.ofNullable(step(holder, last));
  }

  /** The node of what holds a field. Siblings are asked for one after the other. */
  private synchronized @Nullable Node holder(FieldPath path) {
    return node(path.parent().orElseThrow());
  }

  private @Nullable Node node(FieldPath path) {
    PathStep last = path.last().orElse(null);
    if (last == null) {
      return document.root().orElse(null);
    }
    if (trail.has(path)) {
      return trail.node(path);
    }
    Node holder = node(path.parent().orElseThrow());
    Place place = holder == null ? null : step(holder, last);
    Node found = place == null ? null : place.node();
    trail.put(path, found);
    return found;
  }

  private @Nullable Place step(Node node, PathStep step) {
    return switch (step) {
      case PathStep.Key key -> entry(node, key.name());
      case PathStep.KeyedItem item -> keyedItem(node, item);
      case PathStep.SetItem item -> setItem(node, item);
      case PathStep.IndexItem item -> item(node, item.index());
      case PathStep.Lines _ -> null;
    };
  }

  private @Nullable Place entry(Node node, String key) {
    Entry entry = node instanceof MapNode map ? index.entry(map, key) : null;
    return entry == null
        ? null
        : new Place(entry.node(), Optional.of(entry.keySpan()), entry.span());
  }

  private @Nullable Place keyedItem(Node node, PathStep.KeyedItem step) {
    if (!(node instanceof ListNode list)) {
      return null;
    }
    return pick(index.keyedItems(list, step.mergeKey(), step.value()), step.occurrence());
  }

  private @Nullable Place setItem(Node node, PathStep.SetItem step) {
    return node instanceof ListNode list
        ? pick(index.members(list, step.value()), step.occurrence())
        : null;
  }

  private static @Nullable Place item(Node node, int at) {
    return node instanceof ListNode list ? pick(list.items(), at) : null;
  }

  private static @Nullable Place pick(List<Item> items, int at) {
    if (at < 0 || at >= items.size()) {
      return null;
    }
    Item item = items.get(at);
    return new Place(item.node(), Optional.empty(), item.span());
  }

  /**
   * The way from the root to the innermost node at an offset; empty if the offset lies outside all
   * fields, or the document has an error. The blanks before a line's text belong to what begins
   * there, the rest of a line to what ends there; so every line that shows a field leads to it.
   */
  public List<Part> at(int offset) {
    List<Part> parts = new ArrayList<>();
    int from = Math.clamp(offset, 0, document.text().length());
    int looked = skipIndentation(from);
    Node node = document.root().orElse(null);
    while (node != null) {
      Part part = index.lastBefore(node, looked);
      if (part == null || !reaches(part.span(), looked)) {
        return parts;
      }
      parts.add(part);
      node = part.node();
    }
    return parts;
  }

  private int skipIndentation(int offset) {
    int lineStart = document.lines().startOf(document.lines().lineOf(offset));
    int first = lineStart;
    while (first < document.text().length() && document.text().charAt(first) == ' ') {
      first++;
    }
    return Math.max(first, offset);
  }

  private boolean reaches(Span span, int offset) {
    return offset <= span.end()
        || document.lines().lineOf(span.end()) == document.lines().lineOf(offset);
  }

  /**
   * The node that was found last at each depth: whoever walks through a document's fields asks for
   * the fields of one map, then of the next.
   */
  private static final class Trail {
    private final List<@Nullable FieldPath> paths = new ArrayList<>();
    private final List<@Nullable Node> nodes = new ArrayList<>();

    @SuppressWarnings("ReferenceEquality") // another path of the same steps is merely looked up
    boolean has(FieldPath path) {
      return path.length() < paths.size() && paths.get(path.length()) == path;
    }

    @Nullable Node node(FieldPath path) {
      return nodes.get(path.length());
    }

    void put(FieldPath path, @Nullable Node node) {
      while (paths.size() <= path.length()) {
        paths.add(null);
        nodes.add(null);
      }
      paths.set(path.length(), path);
      nodes.set(path.length(), node);
    }
  }
}
