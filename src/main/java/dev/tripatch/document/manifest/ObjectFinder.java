package dev.tripatch.document.manifest;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import java.util.List;
import java.util.Optional;

/** Finds the objects in one document of a file: itself, or the items of a list object. */
record ObjectFinder(ManifestFile file, List<ManifestObject> objects, List<Diagnostic> diagnostics) {
  private static final String LIST = "List";

  /**
   * Finds the objects of a document.
   *
   * @param root its value, with places in the document
   * @param span the document's place in the file
   */
  void find(SourceDocument document, Node root, Span span) {
    switch (root) {
      case MapNode map when items(map).isPresent() ->
          findItems(map, items(map).get(), span.start());
      case MapNode map -> {
        TextSlice slice = new TextSlice(file.text(), span, 0);
        objects.add(ManifestObject.of(file, map.value(), slice, document));
      }
      case ScalarNode scalar when scalar.value() == NullValue.NULL -> {}
      case ListNode _, ScalarNode _ -> diagnostics.add(noObject(root, span.start()));
    }
  }

  private static Optional<ListNode> items(MapNode map) {
    boolean named = ObjectName.of(map.value()).kind().endsWith(LIST);
    return named
        ? map.entries().stream()
            .filter(entry -> entry.key().equals("items"))
            .map(Entry::node)
            .filter(ListNode.class::isInstance)
            .map(ListNode.class::cast)
            .findFirst()
        : Optional.empty();
  }

  private void findItems(MapNode map, ListNode items, int base) {
    ObjectName list = ObjectName.of(map.value());
    String itemKind = list.kind().substring(0, list.kind().length() - LIST.length());
    String version = itemKind.isEmpty() ? "" : list.apiVersion();
    for (Item item : items.items()) {
      switch (item.node()) {
        case MapNode object when items(object).isPresent() ->
            findItems(object, items(object).get(), base);
        case MapNode object -> addItem(object, version, itemKind, base);
        case ListNode _, ScalarNode _ -> diagnostics.add(noObject(item.node(), base));
      }
    }
  }

  /** An item that says no kind has that of its list, as kubectl reads it. */
  private void addItem(MapNode item, String version, String kind, int base) {
    MapValue own = item.value();
    MapValue.Builder said = MapValue.builder();
    if (!kind.isEmpty() && !own.has("kind")) {
      if (!own.has("apiVersion")) {
        said.put("apiVersion", new StringValue(version));
      }
      said.put("kind", new StringValue(kind));
    }
    objects.add(ManifestObject.ofItem(file, said.build(), own, ItemSlice.of(file, item, base)));
  }

  private static Diagnostic noObject(Node node, int base) {
    ManifestWording message =
        node instanceof ListNode
            ? ManifestWording.LIST_NOT_OBJECT
            : ManifestWording.VALUE_NOT_OBJECT;
    Span place = node.span().movedBy(base);
    return new Diagnostic(
        Severity.ERROR, place, message.text(), ManifestWording.WHAT_AN_OBJECT_IS.text());
  }
}
