package dev.tripatch.edit.complete;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;

/**
 * What is being written at a caret between brackets, and how proposals are written there.
 *
 * @param place the place, as if its key was done
 * @param isKeyDone whether the key's colon is there
 * @param isJson whether all texts are in quotes
 */
record FlowPlace(CaretPlace place, boolean isKeyDone, boolean isJson) {

  /** A proposal for block YAML, as it is written here. */
  Suggestion written(Suggestion proposal) {
    String text =
        switch (proposal.kind()) {
          case FIELD -> key(proposal.label()) + colon();
          case DIRECTIVE -> directive(proposal.label());
          case VALUE, ITEM -> value(proposal.insert());
        };
    return proposal.written(text);
  }

  private String colon() {
    return isKeyDone ? "" : ": ";
  }

  private String key(String name) {
    return isJson
        ? CanonicalJson.write(new StringValue(name))
        : Written.yaml(new StringValue(name));
  }

  /** A directive with its word, if it has one. */
  private String directive(String label) {
    int colon = label.indexOf(": ");
    return colon < 0 || isKeyDone
        ? key(colon < 0 ? label : label.substring(0, colon)) + colon()
        : key(label.substring(0, colon)) + ": " + value(label.substring(colon + 2));
  }

  /** Commas and brackets end a plain text here. */
  private String value(String yaml) {
    boolean isSafe = !isJson && yaml.chars().noneMatch(c -> ",[]{}".indexOf(c) >= 0);
    return isSafe
        ? yaml
        : SourceReader.read("", yaml)
            .root()
            .map(Node::value)
            .map(CanonicalJson::write)
            .orElse(yaml);
  }

  /** Whether a proposal has a form on one line here. */
  boolean takes(Suggestion proposal) {
    return place.shape() == CaretPlace.Shape.KEY
        ? proposal.kind() == Kind.FIELD || proposal.kind() == Kind.DIRECTIVE
        : proposal.kind() == Kind.VALUE || proposal.kind() == Kind.ITEM;
  }
}
