package dev.tripatch.edit.complete;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.FlowFinder.FlowPlace;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How proposals are written between brackets.
 *
 * @param at the place
 */
record FlowWriting(FlowPlace at) {

  private static final String DASH = "- ";

  /** What an empty value of block YAML is written as. */
  private static final Set<String> UNFINISHED = Set.of("null", "[null]", "");

  /** A proposal for block YAML, as it is written here. */
  Suggestion written(Suggestion proposal) {
    String text =
        switch (proposal.kind()) {
          case FIELD -> key(proposal.label()) + colon();
          case DIRECTIVE -> directive(proposal);
          case VALUE, ITEM -> value(proposal.insert());
          case TEMPLATE -> isKey() ? addition(proposal.insert()) : value(proposal.insert());
        };
    return proposal
        .written(text)
        .with(
            proposal.also().stream()
                .map(each -> new Addition(each.at(), addition(each.text()) + ", "))
                .toList());
  }

  /** An item, or a field with its value. */
  private String addition(String yaml) {
    if (!yaml.startsWith(DASH) && read(yaml).orElse(null) instanceof MapValue map) {
      Map.Entry<String, Value> entry = map.entries().entrySet().iterator().next();
      return key(entry.getKey()) + ": " + OneLine.write(entry.getValue(), at.isJson());
    }
    return value(yaml);
  }

  private String colon() {
    return at.isKeyDone() ? "" : ": ";
  }

  private String key(String name) {
    return at.isJson()
        ? CanonicalJson.write(new StringValue(name))
        : Written.yaml(new StringValue(name));
  }

  /** A directive with its word or its list, if it has one. */
  private String directive(Suggestion proposal) {
    Optional<Value> whole = read(proposal.insert());
    if (at.isKeyDone() || !(whole.orElse(null) instanceof MapValue map)) {
      String label = proposal.label();
      int colon = label.indexOf(": ");
      return key(colon < 0 ? label : label.substring(0, colon)) + colon();
    }
    Map.Entry<String, Value> entry = map.entries().entrySet().iterator().next();
    String value = OneLine.write(entry.getValue(), at.isJson());
    return key(entry.getKey()) + ": " + (UNFINISHED.contains(value) ? "" : value);
  }

  /** One value, or several items of a list. */
  private String value(String yaml) {
    String text = yaml.startsWith(DASH) ? yaml : DASH + yaml;
    return read(text).orElse(null) instanceof ListValue items
        ? items.items().stream()
            .map(item -> OneLine.write(item, at.isJson()))
            .collect(Collectors.joining(", "))
        : yaml;
  }

  private static Optional<Value> read(String yaml) {
    return SourceReader.read("", yaml).root().map(Node::value);
  }

  /** Whether a proposal has a form on one line here. */
  boolean takes(Suggestion proposal) {
    return switch (proposal.kind()) {
      case FIELD, DIRECTIVE -> isKey();
      case TEMPLATE -> !isKey() || !at.isKeyDone();
      case VALUE, ITEM -> !isKey();
    };
  }

  private boolean isKey() {
    return at.place().shape() == CaretPlace.Shape.KEY;
  }

  /** Values on one line, between brackets. */
  private static final class OneLine {

    private OneLine() {}

    /** As JSON, or as people write flow YAML: with quotes only where a text needs them. */
    static String write(Value value, boolean isJson) {
      return switch (value) {
        case MapValue map ->
            map.entries().entrySet().stream()
                .map(
                    entry ->
                        write(new StringValue(entry.getKey()), isJson)
                            + ": "
                            + write(entry.getValue(), isJson))
                .collect(Collectors.joining(", ", "{", "}"));
        case ListValue list ->
            list.items().stream()
                .map(item -> write(item, isJson))
                .collect(Collectors.joining(", ", "[", "]"));
        case Scalar scalar -> isJson ? CanonicalJson.write(scalar) : plain(scalar);
      };
    }

    /** Commas and brackets end a plain text here. */
    private static String plain(Scalar scalar) {
      String yaml = Written.yaml(scalar);
      boolean isSafe = yaml.chars().noneMatch(c -> ",[]{}\n".indexOf(c) >= 0);
      return isSafe ? yaml : CanonicalJson.write(scalar);
    }
  }
}
