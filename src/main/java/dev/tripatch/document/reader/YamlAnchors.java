package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The anchors of a document, and how much comes out of its aliases. The limit is go-yaml's own, so
 * that we refuse a document exactly when kubectl does: of up to 400,000 nodes 99 % may come out of
 * aliases, of 4,000,000 only 10 %.
 */
final class YamlAnchors {

  private static final int FEW_ALIASED = 100;
  private static final int FEW_NODES = 1_000;
  private static final double MANY_NODES = 400_000;
  private static final double MOST_NODES = 4_000_000;
  private static final double HIGHEST_SHARE = 0.99;
  private static final double LOWEST_SHARE = 0.10;

  private final Map<String, Anchor> anchors = new HashMap<>();
  private long nodes = 1;
  private long aliased;

  /** An anchor; its node is not known before its end. */
  static final class Anchor {
    private final long nodesBefore;
    private @Nullable Node node;
    private long size;

    private Anchor(long nodesBefore) {
      this.nodesBefore = nodesBefore;
    }
  }

  /** Counts a node that is in the text. */
  void count(Token at) throws YamlSyntaxException {
    nodes++;
    check(at);
  }

  /** An anchor begins; from here on its name means this one. */
  Anchor begin(String name) {
    Anchor anchor = new Anchor(nodes);
    anchors.put(name, anchor);
    return anchor;
  }

  /** The node of an anchor is read. */
  void end(Anchor anchor, Node node) {
    anchor.node = node;
    anchor.size = nodes - anchor.nodesBefore;
  }

  /** The node that an alias stands for; null if it is the one around the alias. */
  @Nullable Node follow(Token alias) throws YamlSyntaxException {
    Anchor anchor = anchors.get(alias.text());
    if (anchor == null) {
      throw fault(YamlFault.UNKNOWN_ANCHOR, alias);
    }
    nodes += 1 + anchor.size;
    aliased += anchor.size;
    check(alias);
    return anchor.node;
  }

  private void check(Token at) throws YamlSyntaxException {
    if (aliased > FEW_ALIASED && nodes > FEW_NODES && aliased > nodes * allowedShare()) {
      throw fault(YamlFault.EXCESSIVE_ALIASING, at);
    }
  }

  private double allowedShare() {
    double above = Math.clamp((nodes - MANY_NODES) / (MOST_NODES - MANY_NODES), 0, 1);
    return HIGHEST_SHARE - (HIGHEST_SHARE - LOWEST_SHARE) * above;
  }

  static YamlSyntaxException fault(YamlFault fault, Token at) {
    return new YamlSyntaxException(fault, at.start(), at.end(), at.text());
  }
}
