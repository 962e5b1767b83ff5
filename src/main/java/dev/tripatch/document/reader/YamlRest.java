package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlSyntaxException;

/**
 * Warns of what follows the first document. kubectl does not read it and says nothing, not even if
 * it is there by mistake: a key with less indentation than the first ends a document too.
 */
final class YamlRest {

  private YamlRest() {}

  /** Warns if something follows; the next token is the first after the document's value. */
  static void warn(YamlTokens tokens, Warnings warnings) throws YamlSyntaxException {
    Kind next = tokens.kind();
    Span place = tokens.placeOfNext();
    if (next != Kind.STREAM_END && !onlyMarkersFollow(tokens)) {
      boolean marked = next == Kind.DOCUMENT_START || next == Kind.DOCUMENT_END;
      warnings.add(
          place,
          ReadWording.REST_IGNORED.text(),
          (marked ? ReadWording.KEEP_ONE : ReadWording.CHECK_INDENTATION).text());
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
