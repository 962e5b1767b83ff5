package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader.YamlRules;
import dev.tripatch.document.reader.YamlTreeReader.Context;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the entries of one YAML map: which keys kubectl takes, and what {@code <<} merges. */
final class YamlEntries {

  private final YamlTokens tokens;
  private final YamlTreeReader nodes;
  private final YamlScalars scalars;
  private final YamlFaults faults;
  private final MapNodeBuilder map;
  private @Nullable YamlSyntaxException wrongKey;

  YamlEntries(
      YamlTokens tokens,
      YamlTreeReader nodes,
      YamlScalars scalars,
      YamlFaults faults,
      YamlRules rules) {
    this.map = new MapNodeBuilder(rules);
    this.tokens = tokens;
    this.nodes = nodes;
    this.scalars = scalars;
    this.faults = faults;
  }

  /**
   * Reads the value after a key, and adds the entry.
   *
   * @param none the tokens before which there is no value
   */
  void readValue(Node key, Set<Kind> none, Context context) throws YamlSyntaxException {
    boolean merges = scalars.isMergeKey(key);
    if (tokens.takeIf(Kind.VALUE) == null) {
      add(key, merges, nodes.empty(), false);
    } else {
      boolean alias = tokens.at(Kind.ALIAS);
      add(key, merges, nodes.nodeUnless(none, context), alias);
    }
  }

  /** Adds a key that is alone. */
  void addWithoutValue(Node key) throws YamlSyntaxException {
    add(key, scalars.isMergeKey(key), nodes.empty(), false);
  }

  private void add(Node key, boolean merges, Node value, boolean alias) {
    if (!merges) {
      put(key, value);
      return;
    }
    List<MapNode> maps = new ArrayList<>();
    collectMerged(value, alias, maps);
    for (MapNode merged : maps) {
      map.merge(merged, key.span());
      wrongKey = wrongKey == null ? faults.of(merged) : wrongKey;
    }
  }

  private void put(Node key, Node value) {
    if (!(key instanceof ScalarNode scalar)) {
      faults.postpone(fault(YamlFault.COMPOUND_KEY, key, ""));
      return;
    }
    String text = scalars.keyText(scalar);
    if (wrongKey == null && scalars.isRefusedAsKey(scalar)) {
      wrongKey = fault(YamlFault.KEY_TYPE, key, text);
    }
    map.put(text, key.span(), value);
  }

  /** The maps to merge, those that count least first. An alias must stand for a map. */
  private void collectMerged(Node value, boolean alias, List<MapNode> maps) {
    if (value instanceof MapNode one) {
      maps.add(one);
    } else if (value instanceof ListNode list && !alias) {
      for (Item item : list.items().reversed()) {
        collectMerged(item.node(), true, maps);
      }
    } else {
      faults.postpone(fault(YamlFault.MERGE_VALUE, value, ""));
    }
  }

  /** The map of the entries. */
  MapNode build(Span span, Warnings warnings) {
    MapNode built = map.build(span, warnings);
    if (wrongKey != null) {
      faults.put(built, wrongKey);
    }
    return built;
  }

  private static YamlSyntaxException fault(YamlFault fault, Node at, String detail) {
    return new YamlSyntaxException(fault, at.span().start(), at.span().end(), detail);
  }
}
