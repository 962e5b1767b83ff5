package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Faults that wait, because kubectl works in three steps: it parses the whole document, then makes
 * Go values of it, then JSON. Faults of the second step count if there is none of the first. Those
 * of the third count if their node is part of the value in the end: a later key may replace it.
 */
final class YamlFaults {

  private final Map<Node, YamlSyntaxException> faults = new IdentityHashMap<>();

  private @Nullable YamlSyntaxException firstOfValues;

  /** A fault of the second step. */
  void postpone(YamlSyntaxException fault) {
    firstOfValues = firstOfValues == null ? fault : firstOfValues;
  }

  /** A fault of the third step. */
  void put(Node node, YamlSyntaxException fault) {
    faults.putIfAbsent(node, fault);
  }

  /** The fault of the third step that a node has; null if it has none. */
  @Nullable YamlSyntaxException of(Node node) {
    return faults.get(node);
  }

  /** What is wrong with a node is wrong with its copy too. */
  void copy(Node from, Node to) {
    YamlSyntaxException fault = faults.get(from);
    if (fault != null) {
      put(to, fault);
    }
  }

  /** Throws the first fault that counts, now that the document is parsed. */
  void throwIfAny(Node root) throws YamlSyntaxException {
    if (firstOfValues != null) {
      throw firstOfValues;
    }
    if (!faults.isEmpty()) {
      throwIfReached(root);
    }
  }

  private void throwIfReached(Node root) throws YamlSyntaxException {
    Deque<Node> waiting = new ArrayDeque<>();
    waiting.push(root);
    while (!waiting.isEmpty()) {
      Node node = waiting.pop();
      YamlSyntaxException fault = faults.get(node);
      if (fault != null) {
        throw fault;
      }
      pushChildren(node, waiting);
    }
  }

  private static void pushChildren(Node node, Deque<Node> waiting) {
    switch (node) {
      case MapNode map -> map.entries().reversed().forEach(entry -> waiting.push(entry.node()));
      case ListNode list -> list.items().reversed().forEach(item -> waiting.push(item.node()));
      case ScalarNode _ -> {}
    }
  }
}
