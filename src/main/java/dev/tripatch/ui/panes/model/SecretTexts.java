package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskedDocument;
import dev.tripatch.cluster.secret.MaskedFaults;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets.MaskedSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The texts of one question, masked: what is compared, and what the panes show of them. */
final class SecretTexts {

  private final Map<Role, SourceDocument> originals;
  private final Revealed revealed;
  private final Masking masking;
  private final Map<Role, MaskedDocument> masked = new EnumMap<>(Role.class);

  /**
   * The texts.
   *
   * @param sources the documents
   * @param patch the patch that is composed
   */
  SecretTexts(
      ThreeDocuments<SourceDocument> sources, Optional<SourceDocument> patch, Revealed revealed) {
    this.revealed = revealed;
    originals = sources.toMap();
    patch.ifPresent(text -> originals.put(Role.PATCH, text));
    masking =
        Masking.ofDocuments(
            sources,
            patch.stream().flatMap(text -> text.root().stream()).map(Node::value).toList(),
            revealed);
    if (hides()) {
      originals.forEach((pane, text) -> masked.put(pane, masked(text)));
    }
  }

  private MaskedDocument masked(SourceDocument text) {
    if (text.root().isPresent()) {
      return masking.inPlace(text);
    }
    List<Mask> masks = SecretLines.in(text.text());
    String shown = Mask.in(text.text(), masks);
    return new MaskedDocument(SourceReader.read(text.name(), shown), masks, true);
  }

  /** Whether one of them is, or looks like, a Secret. */
  boolean arePresent() {
    return originals.values().stream()
        .anyMatch(
            text ->
                text.root().isPresent()
                    ? Masking.isSecret(text.root().get().value())
                    : SecretLines.isLikely(text.text()));
  }

  /** Whether anything is to be masked. */
  boolean hides() {
    return arePresent() && !revealed.all();
  }

  /** The same with other secrets revealed. */
  SecretTexts revealing(Revealed others) {
    return new SecretTexts(exact(), Optional.ofNullable(originals.get(Role.PATCH)), others);
  }

  /** The documents, nothing masked. */
  ThreeDocuments<SourceDocument> exact() {
    return ThreeDocuments.of(originals);
  }

  /** The documents to compare. */
  ThreeDocuments<SourceDocument> sources() {
    return exact().mapRoles((role, text) -> document(role).orElse(text));
  }

  /** A document to compare, as it is if nothing is to be masked. */
  Optional<SourceDocument> document(Role pane) {
    return Optional.ofNullable(masked.get(pane))
        .map(MaskedDocument::document)
        .or(() -> Optional.ofNullable(originals.get(pane)));
  }

  /**
   * What is wrong in texts that cannot be read, told of the masked texts: no message can quote a
   * secret. Empty if all can be read.
   */
  Map<Role, List<Diagnostic>> errors(Stream<Role> panes) {
    Map<Role, List<Diagnostic>> errors = new EnumMap<>(Role.class);
    panes
        .filter(masked::containsKey)
        .filter(pane -> Objects.requireNonNull(originals.get(pane)).root().isEmpty())
        .forEach(pane -> errors.put(pane, List.of(error(pane))));
    return errors;
  }

  private Diagnostic error(Role pane) {
    MaskedDocument text = Objects.requireNonNull(masked.get(pane));
    return MaskedFaults.of(text.document(), text.masks(), ModelWords.REVEAL_TO_SEE.text());
  }

  /**
   * What the panes need to know.
   *
   * @param otherwise makes the answer with other secrets revealed
   */
  HiddenSecrets hidden(Function<Revealed, Answer> otherwise) {
    if (!arePresent()) {
      return HiddenSecrets.NONE;
    }
    Map<Role, MaskedSource> texts = new EnumMap<>(Role.class);
    originals.forEach((pane, text) -> texts.put(pane, source(pane, text)));
    return new HiddenSecrets(
        true, texts, hides() ? Optional.of(masking) : Optional.empty(), otherwise);
  }

  private MaskedSource source(Role pane, SourceDocument text) {
    List<Mask> masks =
        Optional.ofNullable(masked.get(pane)).map(MaskedDocument::masks).orElse(List.of());
    return new MaskedSource(text.text(), masks, text.root().isPresent() || revealed.all());
  }
}
