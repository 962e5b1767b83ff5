package dev.tripatch.document;

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
 * Faults that count only if their node is part of the value in the end: kubectl converts YAML to
 * JSON after it has read all of it, and by then a later key may have replaced the node.
 */
final class YamlFaults {

  private final Map<Node, YamlSyntaxException> faults = new IdentityHashMap<>();

  void put(Node node, YamlSyntaxException fault) {
    faults.putIfAbsent(node, fault);
  }

  /** The fault of a node; null if it has none. */
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

  /** Throws the first fault of the nodes below a root. */
  void throwIfReached(Node root) throws YamlSyntaxException {
    if (faults.isEmpty()) {
      return;
    }
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
