package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader.YamlRules;
import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first document of a YAML text into nodes: libyaml's grammar over the scanner's tokens,
 * one method for each kind of node. Block and flow collections are read by readers of their own.
 * For one text and one thread.
 */
final class YamlTreeReader {

  private static final Set<Kind> OUTSIDE =
      EnumSet.of(
          Kind.VERSION_DIRECTIVE,
          Kind.TAG_DIRECTIVE,
          Kind.DOCUMENT_START,
          Kind.DOCUMENT_END,
          Kind.STREAM_END);

  /** Which nodes may be at a place. */
  enum Context {
    /** In brackets or braces. */
    FLOW,
    /** In a block. */
    BLOCK,
    /** Behind a key in a block, where a list needs no indentation. */
    BLOCK_OR_UNINDENTED_LIST
  }

  private final YamlTokens tokens;
  private final YamlRules rules;
  private final Warnings warnings;
  private final YamlTags tags = new YamlTags();
  private final YamlAnchors anchors = new YamlAnchors();
  private final YamlFaults faults = new YamlFaults();
  private final YamlScalars scalars;
  private final YamlBlockReader blocks;
  private final YamlFlowReader flows;
  private int depth;

  YamlTreeReader(String text, YamlRules rules, Warnings warnings) throws YamlSyntaxException {
    tokens = new YamlTokens(text);
    this.warnings = warnings;
    this.rules = rules;
    scalars = new YamlScalars(text, rules, warnings, faults);
    blocks = new YamlBlockReader(tokens, this);
    flows = new YamlFlowReader(tokens, this);
  }

  /** The document's value; null stands for an empty document. */
  public Node read() throws YamlSyntaxException {
    Node root = document();
    tokens.peek();
    faults.throwIfAny(root);
    YamlRest.warn(tokens, warnings);
    return root;
  }

  private Node document() throws YamlSyntaxException {
    if (tokens.at(Kind.STREAM_END)) {
      return empty();
    }
    if (tokens.at(Kind.DOCUMENT_END) || !tokens.at(OUTSIDE)) {
      return node(Context.BLOCK);
    }
    tags.readDirectives(tokens);
    if (!tokens.at(Kind.DOCUMENT_START)) {
      throw tokens.fault(YamlFault.NO_DOCUMENT_START);
    }
    tokens.take();
    return nodeUnless(OUTSIDE, Context.BLOCK);
  }

  /** A node, or one that is left out where a token of these kinds is. */
  Node nodeUnless(Set<Kind> none, Context context) throws YamlSyntaxException {
    return tokens.at(none) ? empty() : node(context);
  }

  /** A node that is left out: null. */
  Node empty() throws YamlSyntaxException {
    Token nothing = tokens.nothing();
    anchors.count(nothing);
    return scalars.node(nothing, "", new Span(nothing.start(), nothing.end()));
  }

  /** The node that begins with the next token. */
  Node node(Context context) throws YamlSyntaxException {
    Token first = tokens.peek();
    if (first.kind() == Kind.ALIAS) {
      return alias(tokens.take());
    }
    anchors.count(first);
    boolean bare = first.kind() != Kind.ANCHOR && first.kind() != Kind.TAG;
    return bare ? content(context, first.start(), "", false) : withProperties(context);
  }

  private Node alias(Token alias) throws YamlSyntaxException {
    Span span = new Span(alias.start(), alias.end());
    Node target = anchors.follow(alias);
    if (target == null) {
      faults.postpone(YamlAnchors.fault(YamlFault.SELF_ANCHOR, alias));
      return new ScalarNode(NullValue.NULL, span);
    }
    Node node = target.at(span);
    scalars.copy(target, node);
    faults.copy(target, node);
    return node;
  }

  /** A node after an anchor, a tag, or both in any order. */
  private Node withProperties(Context context) throws YamlSyntaxException {
    int start = tokens.peek().start();
    Token anchor = tokens.takeIf(Kind.ANCHOR);
    Token tag = tokens.takeIf(Kind.TAG);
    if (anchor == null) {
      anchor = tokens.takeIf(Kind.ANCHOR);
    }
    String tagged = tag == null ? "" : tags.resolve(tag);
    if (anchor == null) {
      return content(context, start, tagged, true);
    }
    YamlAnchors.Anchor begun = anchors.begin(anchor.text());
    Node node = content(context, start, tagged, true);
    anchors.end(begun, node);
    return node;
  }

  private Node content(Context context, int start, String tag, boolean mayBeEmpty)
      throws YamlSyntaxException {
    if (tokens.kind().isScalar()) {
      Token scalar = tokens.take();
      return scalars.node(scalar, tag, tokens.spanFrom(start));
    }
    if (depth == SourceReader.DEEPEST) {
      throw tokens.fault(YamlFault.TOO_DEEP, String.valueOf(SourceReader.DEEPEST));
    }
    depth++;
    Node collection = collection(context, start);
    depth--;
    if (collection == null && !mayBeEmpty) {
      throw tokens.fault(YamlFault.NO_CONTENT);
    }
    return collection == null
        ? scalars.node(tokens.nothing(start), tag, tokens.spanFrom(start))
        : collection;
  }

  /** The map or list that begins with the next token; null if none does. */
  private @Nullable Node collection(Context context, int start) throws YamlSyntaxException {
    boolean inBlock = context != Context.FLOW;
    return switch (tokens.kind()) {
      case FLOW_SEQUENCE_START -> flows.list(start);
      case FLOW_MAPPING_START -> flows.map(start);
      case BLOCK_SEQUENCE_START -> inBlock ? blocks.list(start) : null;
      case BLOCK_MAPPING_START -> inBlock ? blocks.map(start) : null;
      case BLOCK_ENTRY ->
          context == Context.BLOCK_OR_UNINDENTED_LIST ? blocks.unindentedList(start) : null;
      default -> null;
    };
  }

  /** Starts the entries of a map. */
  YamlEntries entries() {
    return new YamlEntries(tokens, this, scalars, faults, rules);
  }

  /** A map that ends with the last token. */
  MapNode map(int start, YamlEntries entries) {
    return entries.build(tokens.spanFrom(start), warnings);
  }

  /** A list that ends with the last token. */
  ListNode list(int start, List<Item> items) {
    Value[] values = new Value[items.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = items.get(i).node().value();
    }
    return new ListNode(ListValue.of(values), tokens.spanFrom(start), items);
  }

  /** The tag handles of a document, and the directives that declare them. */
  private static final class YamlTags {

    private static final String VERSION = "1.1";

    private final Map<String, String> declared = new HashMap<>();
    private boolean versionSeen;

    /** Takes the directives at the beginning of a document. */
    void readDirectives(YamlTokens tokens) throws YamlSyntaxException {
      while (true) {
        Token token = tokens.peek();
        if (token.kind() == Kind.VERSION_DIRECTIVE) {
          version(token);
        } else if (token.kind() == Kind.TAG_DIRECTIVE) {
          declare(token);
        } else {
          return;
        }
        tokens.take();
      }
    }

    private void version(Token directive) throws YamlSyntaxException {
      if (versionSeen) {
        throw fault(YamlFault.DUPLICATE_VERSION, directive, directive.text());
      }
      if (!directive.text().equals(VERSION)) {
        throw fault(YamlFault.VERSION, directive, directive.text());
      }
      versionSeen = true;
    }

    private void declare(Token directive) throws YamlSyntaxException {
      if (declared.put(directive.handle(), directive.text()) != null) {
        throw fault(YamlFault.DUPLICATE_TAG, directive, directive.handle());
      }
    }

    /** A tag in full. */
    String resolve(Token tag) throws YamlSyntaxException {
      if (tag.handle().isEmpty()) {
        return tag.text();
      }
      String prefix = declared.get(tag.handle());
      if (prefix != null) {
        return prefix + tag.text();
      }
      return switch (tag.handle()) {
        case "!" -> "!" + tag.text();
        case "!!" -> "tag:yaml.org,2002:" + tag.text();
        default -> throw fault(YamlFault.UNDEFINED_HANDLE, tag, tag.handle());
      };
    }

    private static YamlSyntaxException fault(YamlFault fault, Token at, String detail) {
      return new YamlSyntaxException(fault, at.start(), at.end(), detail);
    }
  }
}
