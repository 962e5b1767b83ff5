package dev.tripatch.show.merged;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskedDocument;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Masks the Secrets in the texts of a merge; equal values have equal masks in all of them.
 *
 * @param masking knows all of them
 */
record MergeMasks(Masking masking) {

  /** The masks of these texts. */
  static MergeMasks of(Stream<MergeText> texts) {
    List<Value> secrets =
        texts
            .flatMap(text -> text.parts().stream())
            .flatMap(part -> part.document().root().stream())
            .map(Node::value)
            .filter(Masking::isSecret)
            .toList();
    return new MergeMasks(Masking.of(secrets));
  }

  /** A text as it is shown. Where it cannot be read, what looks like a Secret is masked. */
  MergeText masked(MergeText text) {
    if (text.fault().isPresent() && SecretLines.isLikely(text.text())) {
      List<Mask> masks = SecretLines.in(text.text());
      return new MergeText(MergeText.read(Mask.in(text.text(), masks)).whole(), List.of(), masks);
    }
    List<MergeText.Part> parts = new ArrayList<>();
    List<Mask> masks = new ArrayList<>();
    int moved = 0;
    for (MergeText.Part part : text.parts()) {
      SourceDocument document = part.document();
      int start = part.start() + moved;
      if (document.root().map(Node::value).filter(Masking::isSecret).isPresent()) {
        MaskedDocument hidden = masking.inPlace(document);
        hidden.masks().forEach(mask -> masks.add(mask.movedBy(part.start())));
        moved += hidden.document().text().length() - document.text().length();
        document = hidden.document();
      }
      parts.add(new MergeText.Part(start, document));
    }
    return masks.isEmpty()
        ? text
        : new MergeText(
            MergeText.whole(Mask.in(text.text(), masks), text.whole().diagnostics()), parts, masks);
  }
}
