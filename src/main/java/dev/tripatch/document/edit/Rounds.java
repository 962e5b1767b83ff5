package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.TextChange;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * Changes a text in rounds until it has a value. Each round makes what can be changed at once, and
 * reads the text again.
 */
record Rounds(SourceDocument document, Value wanted, Round round) {
  /** So many are needed only where a hundred neighbours go one after the other. */
  private static final int MOST = 200;

  /** Finds what to change in a state of the text. */
  interface Round {
    void find(Reshape reshape, NodeLayout outline, Node root) throws EditRefusedException;
  }

  /**
   * The changes that give the text the value; first as neat as can be, else as sure as can be.
   *
   * @return empty if neither reads as it should
   */
  Optional<List<TextChange>> make() throws EditRefusedException {
    Optional<List<TextChange>> neat = make(Style.of(document, true));
    return neat.isPresent() ? neat : make(Style.of(document, false));
  }

  private Optional<List<TextChange>> make(Style style) throws EditRefusedException {
    Draft draft = Draft.of(document.text());
    SourceDocument now = document;
    boolean isAliased = false;
    boolean writesAliases = false;
    for (int i = 0; i < MOST && now.root().isPresent(); i++) {
      Node root = now.root().get();
      if (root.value().equals(wanted)) {
        return Optional.of(draft.changes());
      }
      NodeLayout outline = new NodeLayout(now);
      Reshape reshape = new Reshape(outline, style, writesAliases);
      round.find(reshape, outline, root);
      List<TextChange> changes = reshape.changes().sorted();
      isAliased |= i == 0 && reshape.alias().isPresent();
      if (changes.isEmpty()) {
        Optional<Node> alias = reshape.alias();
        if (alias.isEmpty()) {
          break;
        }
        if (!isAliased) {
          throw EditRefusals.usedElsewhere(outline, alias.get());
        }
        if (writesAliases || !(alias.get() instanceof Node.ScalarNode)) {
          throw EditRefusals.aliased(outline, alias.get());
        }
        writesAliases = true;
      }
      draft = draft.with(changes);
      String text = TextChange.apply(now.text(), changes);
      now = SourceReader.read(document.name(), text, document.format());
    }
    return Optional.empty();
  }
}
