package dev.tripatch.cluster.secret;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * Masks the text of a Secret. Text that no value comes from may hold secrets too: comments with old
 * values, keys that occur twice, anchors. So a text with masks in it is taken only if it reads as
 * the masked object and no secret is in it; else the object is rewritten.
 */
record MaskedText(MaskedObject objects, KnownSecrets known) {
  MaskedDocument masked(SourceDocument document) {
    if (document.root().isEmpty()) {
      return new MaskedDocument(document, SecretLines.in(document.text()), false);
    }
    Value wanted = objects.maskedRoot(document.root().get().value());
    FoundMasks found = new FoundMasks(document, known, this);
    found.find(wanted);
    List<Mask> masks = found.masks();
    String rewritten = rewritten(document, wanted);
    return found.isSafe()
        ? inPlace(document, wanted, masks, rewritten)
            .orElseGet(() -> odd(document, masks, rewritten))
        : odd(document, masks, rewritten);
  }

  private Optional<MaskedDocument> inPlace(
      SourceDocument document, Value wanted, List<Mask> masks, String rewritten) {
    String text = Mask.in(document.text(), masks);
    SourceDocument read =
        masks.isEmpty() ? document : SourceReader.read(document.name(), text, document.format());
    boolean isSafe =
        read.root().map(Node::value).filter(each -> isShown(wanted, each)).isPresent()
            && known.countIn(text) <= known.countIn(rewritten);
    return isSafe
        ? Optional.of(new MaskedDocument(hiding(document, read), masks, true))
        : Optional.empty();
  }

  /** Whether a text reads as what is to be seen of a value. */
  private static boolean isShown(Value wanted, Value read) {
    return CanonicalJson.write(wanted).equals(CanonicalJson.write(read));
  }

  /** What a masked text says, with what its masks hide. */
  private static SourceDocument hiding(SourceDocument exact, SourceDocument shown) {
    Value values = exact.root().orElseThrow().value();
    return new SourceDocument(
        shown.name(),
        shown.text(),
        shown.format(),
        shown.lines(),
        shown.root().map(root -> root.hiding(values)),
        shown.diagnostics());
  }

  /** Rewritten; of the original's text everything is masked that may hold a secret. */
  private MaskedDocument odd(SourceDocument document, List<Mask> found, String rewritten) {
    List<Mask> masks = MaskList.joined(found, SecretLines.in(document.text()));
    return new MaskedDocument(
        hiding(document, SourceReader.read(document.name(), rewritten, document.format())),
        MaskList.joined(masks, occurrences(document.text(), masks)),
        false);
  }

  /** Every place where a secret still is, whatever it is part of. */
  private List<Mask> occurrences(String text, List<Mask> masks) {
    MaskPlaces places = new MaskPlaces(masks);
    return known.placesIn(Mask.in(text, masks)).stream()
        .map(
            secret ->
                new Span(places.inText(secret.start(), false), places.inText(secret.end(), true)))
        .map(span -> new Mask(span, Mask.DOTS))
        .toList();
  }

  private static String rewritten(SourceDocument document, Value wanted) {
    boolean isOneLine = document.text().strip().indexOf('\n') < 0;
    return switch (document.format()) {
      case YAML -> YamlWriter.write(wanted);
      case JSON ->
          isOneLine
              ? CanonicalJson.write(wanted) + (document.text().endsWith("\n") ? "\n" : "")
              : JsonWriter.write(wanted);
    };
  }

  /** The text of an annotation in its own place. */
  MaskedDocument configuration(String text) {
    return masked(SourceReader.read("annotation", text));
  }
}
