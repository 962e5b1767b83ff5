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
 * Reads maps in braces and lists in brackets. A node's start is given, because it is that of its
 * anchor or tag where it has one.
 */
record YamlFlowReader(YamlTokens tokens, YamlTreeReader nodes) {
  private static final Set<Kind> NO_KEY_IN_LIST =
      EnumSet.of(Kind.VALUE, Kind.FLOW_ENTRY, Kind.FLOW_SEQUENCE_END);
  private static final Set<Kind> NO_VALUE_IN_LIST =
      EnumSet.of(Kind.FLOW_ENTRY, Kind.FLOW_SEQUENCE_END);
  private static final Set<Kind> NO_KEY_IN_MAP =
      EnumSet.of(Kind.VALUE, Kind.FLOW_ENTRY, Kind.FLOW_MAPPING_END);
  private static final Set<Kind> NO_VALUE_IN_MAP =
      EnumSet.of(Kind.FLOW_ENTRY, Kind.FLOW_MAPPING_END);
  private static final Set<Kind> END =
      EnumSet.of(Kind.STREAM_END, Kind.DOCUMENT_START, Kind.DOCUMENT_END);

  ListNode list(int start) throws YamlSyntaxException {
    int bracket = tokens.take().start();
    List<Item> items = new ArrayList<>();
    while (!tokens.at(Kind.FLOW_SEQUENCE_END)) {
      if (!items.isEmpty() && !takeComma(Kind.FLOW_SEQUENCE_END, bracket)) {
        break;
      }
      Node node = tokens.at(Kind.KEY) ? pair() : member(bracket);
      items.add(new Item(node.span(), node));
    }
    tokens.take();
    return nodes.list(start, items);
  }

  /** A map of one entry without braces: {@code [a: b]}. */
  private MapNode pair() throws YamlSyntaxException {
    int start = tokens.take().start();
    YamlEntries entries = nodes.entries();
    Node key = tokens.at(NO_KEY_IN_LIST) ? keyLeftOut() : nodes.node(Context.FLOW);
    entries.readValue(key, NO_VALUE_IN_LIST, Context.FLOW);
    return nodes.map(start, entries);
  }

  /** libyaml loses the token after a question mark without key; so must we. */
  private Node keyLeftOut() throws YamlSyntaxException {
    tokens.take();
    return nodes.empty();
  }

  MapNode map(int start) throws YamlSyntaxException {
    int brace = tokens.take().start();
    YamlEntries entries = nodes.entries();
    boolean first = true;
    while (!tokens.at(Kind.FLOW_MAPPING_END)) {
      if (!first && !takeComma(Kind.FLOW_MAPPING_END, brace)) {
        break;
      }
      first = false;
      if (tokens.takeIf(Kind.KEY) != null) {
        Node key = nodes.nodeUnless(NO_KEY_IN_MAP, Context.FLOW);
        entries.readValue(key, NO_VALUE_IN_MAP, Context.FLOW);
      } else {
        entries.addWithoutValue(member(brace));
      }
    }
    tokens.take();
    return nodes.map(start, entries);
  }

  /** Takes the comma before a further member; false if the collection ends right after it. */
  private boolean takeComma(Kind end, int opening) throws YamlSyntaxException {
    if (tokens.takeIf(Kind.FLOW_ENTRY) != null) {
      return !tokens.at(end);
    }
    boolean inList = end == Kind.FLOW_SEQUENCE_END;
    // A key on a line below shows that the bracket was not closed; on the same line a comma misses.
    if (tokens.at(END) || tokens.at(Kind.VALUE) && tokens.nextIsBelow(opening)) {
      throw unclosed(inList ? YamlFault.UNCLOSED_BRACKET : YamlFault.UNCLOSED_BRACE, opening);
    }
    throw tokens.fault(inList ? YamlFault.NO_COMMA_IN_LIST : YamlFault.NO_COMMA_IN_MAP);
  }

  private Node member(int opening) throws YamlSyntaxException {
    if (tokens.at(Kind.STREAM_END)) {
      throw unclosed(YamlFault.UNCLOSED_FLOW, opening);
    }
    return nodes.node(Context.FLOW);
  }

  private static YamlSyntaxException unclosed(YamlFault fault, int opening) {
    return new YamlSyntaxException(fault, opening, opening + 1);
  }
}
