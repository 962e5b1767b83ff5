package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.reader.YamlTreeReader.Context;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Reads maps and lists that are written with indentation. A node's start is given, because it is
 * that of its anchor or tag where it has one.
 */
record YamlBlockReader(YamlTokens tokens, YamlTreeReader nodes) {
  private static final Set<Kind> NO_ENTRY_PART = EnumSet.of(Kind.KEY, Kind.VALUE, Kind.BLOCK_END);
  private static final Set<Kind> NO_ITEM = EnumSet.of(Kind.BLOCK_ENTRY, Kind.BLOCK_END);
  private static final Set<Kind> NO_UNINDENTED_ITEM =
      EnumSet.of(Kind.BLOCK_ENTRY, Kind.KEY, Kind.VALUE, Kind.BLOCK_END);

  MapNode map(int start) throws YamlSyntaxException {
    tokens.skip();
    YamlEntries entries = nodes.entries();
    while (tokens.at(Kind.KEY)) {
      tokens.take();
      Node key = nodes.nodeUnless(NO_ENTRY_PART, Context.BLOCK_OR_UNINDENTED_LIST);
      entries.readValue(key, NO_ENTRY_PART, Context.BLOCK_OR_UNINDENTED_LIST);
    }
    if (!tokens.at(Kind.BLOCK_END)) {
      throw tokens.fault(YamlFault.NO_KEY);
    }
    tokens.skip();
    return nodes.map(start, entries);
  }

  ListNode list(int start) throws YamlSyntaxException {
    tokens.skip();
    List<Item> items = items(NO_ITEM);
    if (!tokens.at(Kind.BLOCK_END)) {
      throw tokens.fault(YamlFault.NO_DASH);
    }
    tokens.skip();
    return nodes.list(start, items);
  }

  /** A list whose dashes are below the first letter of its key. */
  ListNode unindentedList(int start) throws YamlSyntaxException {
    return nodes.list(start, items(NO_UNINDENTED_ITEM));
  }

  private List<Item> items(Set<Kind> none) throws YamlSyntaxException {
    List<Item> items = new ArrayList<>();
    while (tokens.at(Kind.BLOCK_ENTRY)) {
      int dash = tokens.take().start();
      Node node = nodes.nodeUnless(none, Context.BLOCK);
      items.add(new Item(tokens.spanFrom(dash), node));
    }
    return items;
  }
}
