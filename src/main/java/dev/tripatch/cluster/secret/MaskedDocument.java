package dev.tripatch.cluster.secret;

import dev.tripatch.document.SourceDocument;
import java.util.List;

/**
 * A document with its secrets masked.
 *
 * @param document the masked document, from which everything is computed
 * @param masks which stretches of the original's text are masked, in order and apart
 * @param isInPlace whether the masked document is the original's text with these masks in it; if
 *     not, it was rewritten
 */
public record MaskedDocument(SourceDocument document, List<Mask> masks, boolean isInPlace) {
  public MaskedDocument {
    masks = List.copyOf(masks);
  }

  /** Where a place of the masked document is in the original's text. */
  public int inOriginal(int offset) {
    return isInPlace ? new MaskPlaces(masks).inText(offset, false) : 0;
  }

  /** A document with nothing to mask. */
  static MaskedDocument ofPlain(SourceDocument document) {
    return new MaskedDocument(document, List.of(), true);
  }
}
