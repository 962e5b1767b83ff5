package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlSyntaxException;

/**
 * Warns of what stands behind the first document. kubectl does not read it and says nothing, not
 * even if it is there by mistake: a key with less indentation than the first ends a document too.
 */
final class YamlRest {

  private YamlRest() {}

  /** Warns if something follows; the next token is the first behind the document's value. */
  static void warn(YamlTokens tokens, Warnings warnings) throws YamlSyntaxException {
    Kind next = tokens.kind();
    Span place = tokens.placeOfNext();
    if (next != Kind.STREAM_END && !onlyMarkersFollow(tokens)) {
      boolean marked = next == Kind.DOCUMENT_START || next == Kind.DOCUMENT_END;
      warnings.add(
          place,
          "kubectl reads the document up to here only; what follows is ignored.",
          marked
              ? "Keep one document, or choose one of the file's objects."
              : "Check the indentation: this line should not be further left than the first.");
    }
  }

  private static boolean onlyMarkersFollow(YamlTokens tokens) {
    try {
      while (tokens.at(Kind.DOCUMENT_START) || tokens.at(Kind.DOCUMENT_END)) {
        tokens.take();
      }
      return tokens.at(Kind.STREAM_END);
    } catch (YamlSyntaxException e) {
      return false;
    }
  }
}
