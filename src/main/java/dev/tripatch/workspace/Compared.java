package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.Comparison;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What came out of a case. */
public sealed interface Compared {

  /**
   * A cluster's schema with which kubectl cannot compute the patch.
   *
   * @param refusal why
   */
  record NotFollowed(Refusal refusal, SchemaAnswer schema) {}

  /**
   * All texts could be read.
   *
   * @param documents the three documents, last applied from the annotation if it was not given
   * @param outcome the answer
   * @param mode whose patch it is
   * @param notFollowed what kubectl did not follow of the cluster; empty if it did
   */
  record Done(
      ThreeDocuments<SourceDocument> documents,
      ThreeWayOutcome outcome,
      ComparisonMode mode,
      Optional<NotFollowed> notFollowed)
      implements Compared {

    /** The same in place of one that was refused; empty if this is refused, too. */
    Optional<Done> insteadOf(ThreeWayOutcome.Refused refused) {
      NotFollowed cluster = new NotFollowed(refused.refusal(), refused.inputs().schema());
      return computed().map(done -> new Done(documents, done, mode, Optional.of(cluster)));
    }

    /** The same where a server tried the patch: its answer is the result as it would store it. */
    public Done answered(MapValue answer) {
      return computed()
          .map(done -> ThreeWay.compute(done.inputs(), Optional.of(answer)))
          .map(done -> new Done(documents, done, mode, notFollowed))
          .orElse(this);
    }

    /** What the window shows of it. */
    public Comparison view() {
      return new Comparison(
          documents,
          outcome,
          remarks(),
          notFollowed.map(NotFollowed::schema).orElse(outcome.inputs().schema()));
    }

    /** The size of the annotations that kubectl apply would leave; empty if it is not asked. */
    public Optional<AnnotationSize> annotationSize() {
      return mode.isKubectlApply()
          ? computed().map(done -> AnnotationSize.in(done.result()))
          : Optional.empty();
    }

    /** What a person must be warned about, by document and place. */
    public List<Hazard> hazards() {
      return hazards(annotationSize());
    }

    /** The same with another size of the annotations: masked documents are not as large. */
    public List<Hazard> hazards(Optional<AnnotationSize> size) {
      List<Hazard> found =
          Hazards.of(documents.lastApplied(), documents.local(), documents.live(), outcome);
      return Stream.concat(found.stream(), size.flatMap(this::nearLimit).stream())
          .sorted(Hazard.BY_PLACE)
          .toList();
    }

    /** What a server refuses in what server-side apply leads to. */
    public List<Hazard> refusals(ServerSideOutcome serverSide) {
      return serverSide
          .leadsTo()
          .map(
              result ->
                  Hazards.ofServerSide(
                      documents.local(), documents.live(), result, outcome.inputs().schema()))
          .orElse(List.of());
    }

    /** What only a server checks, in sentences. */
    public List<String> unchecked() {
      return new ComparisonRemarks(documents, outcome).ofDefinition();
    }

    /** What to know of it as a whole, in sentences. */
    public List<String> remarks() {
      List<String> remarks = new ComparisonRemarks(documents, outcome).in(mode);
      return Stream.concat(
              notFollowed
                  .map(
                      why ->
                          ComparisonWording.COMPILED_IN.text(
                              "reason", why.refusal().referenceText()))
                  .stream(),
              remarks.stream())
          .toList();
    }

    /** What no cluster does, since people changed the schema; in sentences. */
    public List<String> schemaRemarks() {
      return new ComparisonRemarks(documents, outcome).ofSchema();
    }

    /** What live changed and apply would take back; empty if Kubernetes refuses. */
    public Optional<Conflicts> conflicts() {
      return computed().map(Conflicts::of);
    }

    /** Reported where the annotation is, which kubectl apply will rewrite from local. */
    private Optional<Hazard> nearLimit(AnnotationSize size) {
      Optional<Span> span =
          documents
              .live()
              .flatMap(live -> Places.of(live).locate(LastAppliedAnnotation.PATH))
              .map(Place::span);
      Hazard hazard =
          new Hazard(
              HazardKind.LARGE_ANNOTATION,
              span.isPresent() ? Role.LIVE : Role.LOCAL,
              LastAppliedAnnotation.PATH,
              span,
              size.sentence(),
              size.remedy(),
              Hazard.Foretold.of(size.refusal()));
      return size.level() == AnnotationSize.Level.FINE ? Optional.empty() : Optional.of(hazard);
    }

    private Optional<ThreeWayOutcome.Computed> computed() {
      return outcome instanceof ThreeWayOutcome.Computed done
          ? Optional.of(done)
          : Optional.empty();
    }
  }

  /**
   * A text cannot be compared.
   *
   * @param faults why, at least one
   * @param isOtherVersion whether all can be read, but live is in another version than local
   */
  record Unreadable(List<Fault> faults, boolean isOtherVersion) implements Compared {}
}
