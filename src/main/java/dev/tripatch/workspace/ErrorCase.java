package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.ErrorText;
import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.apply.KnownErrors;
import dev.tripatch.cluster.apply.KubectlWording;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A case as an error of kubectl tells it.
 *
 * @param found what the error says
 * @param sources the texts of the panes, as YAML; empty without a local configuration
 * @param compared what comes out of them; empty without a live object, since then it is not known
 *     what the patch met
 * @param field where the error lies; empty if that is not known
 * @param causes why it came about, the deciding one first; none if Tripatch knows none
 * @param masking masks what is said of a Secret
 */
public record ErrorCase(
    ErrorText found,
    Optional<ThreeDocuments<SourceDocument>> sources,
    Optional<Compared> compared,
    Optional<FieldPath> field,
    List<Cause> causes,
    Masking masking) {

  /**
   * Why an error came about.
   *
   * @param sentence the cause, in our words
   * @param remedy what to do about it
   * @param known the error that Tripatch knows; empty where the patch code refuses
   */
  public record Cause(String sentence, String remedy, Optional<KnownError> known) {

    private Cause in(UnaryOperator<String> words) {
      return new Cause(words.apply(sentence), words.apply(remedy), known);
    }
  }

  /** The same, with all that is said of a Secret masked; the documents are as they are. */
  public ErrorCase masked() {
    return new ErrorCase(
        found.saying(masking::maskedWords),
        sources,
        compared,
        field,
        causes.stream().map(each -> each.in(masking::maskedWords)).toList(),
        masking);
  }

  /** Reads what somebody pasted. Never throws; what is not there is missing in the answer. */
  public static ErrorCase read(String text, Workbench workbench) {
    ErrorText found = ErrorText.read(text);
    Masking masking = Masking.ofError(text, List.copyOf(found.documents().values()));
    ErrorText told = found.saying(masking::maskedWords); // a value may look like a field's name
    Optional<ThreeDocuments<SourceDocument>> sources = sources(found);
    Optional<Compared> compared =
        sources
            .filter(given -> given.live().isPresent())
            .map(given -> workbench.compare(given, true));
    Optional<ThreeWayOutcome> outcome =
        compared.flatMap(
            each ->
                each instanceof Compared.Done done
                    ? Optional.of(done.outcome())
                    : Optional.empty());
    return new ErrorCase(
        found,
        sources,
        compared,
        outcome.map(each -> field(told, each)).orElseGet(() -> firstNamed(told)),
        causes(found, outcome),
        masking);
  }

  private static Optional<ThreeDocuments<SourceDocument>> sources(ErrorText found) {
    boolean isRemembered =
        found.lastApplied().equals(found.live().flatMap(LastAppliedAnnotation::configurationIn));
    Optional<SourceDocument> lastApplied =
        (isRemembered ? Optional.<MapValue>empty() : found.lastApplied())
            .map(object -> YamlWriter.render("last-applied.yaml", object));
    Optional<SourceDocument> live =
        found.live().map(object -> YamlWriter.render("live.yaml", object));
    return found
        .local()
        .map(object -> YamlWriter.render("local.yaml", object))
        .map(local -> new ThreeDocuments<>(lastApplied, local, live));
  }

  private static Optional<FieldPath> firstNamed(ErrorText found) {
    return found.fields().stream().findFirst();
  }

  private static Optional<FieldPath> field(ErrorText found, ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Refused refused ->
          Optional.of(refused.refusal().path()).filter(path -> !path.isRoot());
      case ThreeWayOutcome.Computed computed when isConflict(found) ->
          computed.explanation().all().stream()
              .filter(FieldOutcome::isConflict)
              .map(FieldOutcome::path)
              .findFirst();
      case ThreeWayOutcome.Computed computed ->
          firstNamed(found).map(path -> CountedItems.named(path, computed.explanation()));
    };
  }

  private static boolean isConflict(ErrorText found) {
    return found.known().contains(KnownError.CONFLICT);
  }

  private static List<Cause> causes(ErrorText found, Optional<ThreeWayOutcome> outcome) {
    if (outcome.orElse(null) instanceof ThreeWayOutcome.Refused refused) {
      Refusal refusal = refused.refusal();
      return List.of(new Cause(refusal.cause(), refusal.remedy(), Optional.empty()));
    }
    boolean isDecided = found.known().stream().anyMatch(each -> !KnownErrors.isConsequence(each));
    return found.known().stream().map(each -> cause(each, isDecided)).toList();
  }

  /** What another error may have brought about is not to be remedied by itself. */
  private static Cause cause(KnownError known, boolean isDecided) {
    return new Cause(
        known.part("cause"),
        KnownErrors.isConsequence(known) && isDecided
            ? KubectlWording.FIRST_THE_OTHER.text()
            : known.part("remedy"),
        Optional.of(known));
  }
}
