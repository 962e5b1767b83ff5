package dev.tripatch.cluster.secret;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong in a Secret's text that cannot be read, told of the text with masks: no message can
 * quote a value.
 */
public final class MaskedFaults {
  private MaskedFaults() {}

  /** The fault in a text with masks; if only what is masked is wrong, that alone is said. */
  public static Diagnostic of(SourceDocument masked, List<Mask> masks, String remedy) {
    return masked
        .error()
        .orElseGet(
            () ->
                untold(
                    masks.stream().findFirst().map(mask -> mask.span().start()).orElse(0), remedy));
  }

  /** The file with faults that quote no value; a file without a Secret as it is. */
  public static ManifestFile told(ManifestFile file, String remedy) {
    if (file.diagnostics().isEmpty() || !SecretLines.isLikely(file.text())) {
      return file;
    }
    List<Mask> masks = SecretLines.in(file.text());
    List<Diagnostic> told =
        ManifestFile.read(file.name(), Mask.in(file.text(), masks)).diagnostics().stream()
            .map(each -> moved(each, masks))
            .toList();
    Optional<Diagnostic> fault = fault(file.diagnostics());
    return file.telling(
        fault.isPresent() == fault(told).isPresent()
            ? told
            : fault.map(each -> untold(each.span().start(), remedy)).stream().toList());
  }

  /** The fault of a text that is taken for a Secret, with its place in the text itself. */
  public static Optional<Diagnostic> in(SourceDocument secret, String remedy) {
    List<Mask> masks = SecretLines.in(secret.text(), true);
    return secret
        .error()
        .map(
            fault ->
                SourceReader.read(secret.name(), Mask.in(secret.text(), masks))
                    .error()
                    .map(told -> moved(told, masks))
                    .orElseGet(() -> untold(fault.span().start(), remedy)));
  }

  private static Optional<Diagnostic> fault(List<Diagnostic> told) {
    return told.stream().filter(each -> each.severity() == Diagnostic.Severity.ERROR).findFirst();
  }

  private static Diagnostic moved(Diagnostic told, List<Mask> masks) {
    MaskPlaces places = new MaskPlaces(masks);
    Span span =
        new Span(places.inText(told.span().start(), false), places.inText(told.span().end(), true));
    return new Diagnostic(told.severity(), told.topic(), span, told.message(), told.remedy());
  }

  private static Diagnostic untold(int place, String remedy) {
    return new Diagnostic(
        Diagnostic.Severity.ERROR, new Span(place, place), SecretWording.UNTOLD.text(), remedy);
  }
}
