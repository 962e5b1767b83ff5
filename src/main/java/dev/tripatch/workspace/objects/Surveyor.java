package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Tally;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.Noise;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Finds out what becomes of many objects, and keeps no more of each than a summary.
 *
 * @param overwrite whether to win over what live changed on its own
 * @param mode whose patch is wanted; empty for that of kubectl apply
 * @param masking masks the documents, whose values Kubernetes' refusals quote
 * @param leftOut fields that are left out of what is sent
 */
public record Surveyor(
    Workbench workbench,
    boolean overwrite,
    Optional<ComparisonMode> mode,
    UnaryOperator<ThreeDocuments<SourceDocument>> masking,
    Set<FieldPath> leftOut) {
  private static final int LONGEST = 300;

  public Surveyor {
    leftOut = Set.copyOf(leftOut);
  }

  /** The same, where a person leaves these fields out of every patch that has them. */
  public Surveyor leavingOut(Set<FieldPath> fields) {
    return new Surveyor(workbench, overwrite, mode, masking, fields);
  }

  /** Sums up all, with all processors; summaries come in order, on the calling thread. */
  public void survey(List<ObjectPair> pairs, Consumer<ObjectSummary> summaries, Watch watch) {
    InParallel.each(pairs, this::summary, summaries, watch);
  }

  /** Sums up one. */
  public ObjectSummary summary(ObjectPair pair) {
    return pair.documents()
        .map(documents -> summary(pair, documents))
        .orElseGet(() -> ObjectSummary.of(ObjectState.ONLY_LIVE, ""));
  }

  /**
   * An object again.
   *
   * @param tally how far decisions about it are
   * @param first the conflicts that there were in it as it was read
   */
  public record Again(ObjectSummary summary, Tally tally, FirstConflicts first) {}

  /**
   * Sums up many again, with all processors; the answers are in order.
   *
   * @param pair an object
   * @param documents its documents as they are now; read only when their turn comes
   * @param decided what is decided of it
   * @param without the fields that are left out of its patch
   */
  public <T> List<Again> again(
      List<T> all,
      Function<T, ObjectPair> pair,
      Function<T, ThreeDocuments<SourceDocument>> documents,
      Function<T, Decisions> decided,
      Function<T, Set<FieldPath>> without) {
    List<Again> answers = new ArrayList<>();
    InParallel.each(
        all,
        each ->
            leavingOut(without.apply(each))
                .again(pair.apply(each), documents.apply(each), decided.apply(each)),
        answers::add,
        Watch.NOBODY);
    return answers;
  }

  private Again again(ObjectPair pair, ThreeDocuments<SourceDocument> now, Decisions decided) {
    FirstConflicts first =
        pair.documents()
            .flatMap(leavingOut(Set.of())::computed)
            .map(Surveyor::conflicts)
            .orElse(FirstConflicts.NONE);
    Tally tally = computed(now).map(each -> Tally.of(each, decided, first)).orElse(Tally.NONE);
    return new Again(summary(pair, now), tally, first);
  }

  private static FirstConflicts conflicts(ThreeWayOutcome.Computed computed) {
    return FirstConflicts.of(
        computed, computed.inputs().live().flatMap(LastAppliedAnnotation::configurationIn));
  }

  private Optional<ThreeWayOutcome.Computed> computed(ThreeDocuments<SourceDocument> documents) {
    return workbench.compare(masking.apply(documents), overwrite, mode, leftOut)
                instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(computed)
        : Optional.empty();
  }

  /** Sums up one with texts of its own, such as edited ones. */
  public ObjectSummary summary(ObjectPair pair, ThreeDocuments<SourceDocument> documents) {
    if (pair.unreadLive().isPresent() && documents.live().isEmpty()) {
      return ObjectSummary.of(
          ObjectState.NOT_READABLE, pair.first().place() + ": " + pair.unreadLive().get());
    }
    return switch (workbench.compare(masking.apply(documents), overwrite, mode, leftOut)) {
      case Compared.Unreadable unreadable ->
          ObjectSummary.of(
              unreadable.isOtherVersion() ? ObjectState.OTHER_VERSION : ObjectState.NOT_READABLE,
              sentence(pair, unreadable.faults().getFirst()));
      case Compared.Done done -> summary(pair, done);
    };
  }

  /** With the place in the file, which holds more than this object. */
  static String sentence(ObjectPair pair, Fault fault) {
    String place =
        pair.found(fault.pane())
            .map(each -> each.object().locate(fault.diagnostic().span().start()))
            .orElse(fault.location());
    return new Unread(
            Optional.empty(), place, fault.diagnostic().message(), fault.diagnostic().remedy())
        .sentence();
  }

  private static ObjectSummary summary(ObjectPair pair, Compared.Done done) {
    List<Hazard> found = done.hazards();
    int told = (int) found.stream().filter(hazard -> hazard.kind().isOnlyTold()).count();
    ObjectSummary.Found all =
        new ObjectSummary.Found(found.size() - told, told, done.unchecked().size());
    return switch (done.outcome()) {
      case ThreeWayOutcome.Refused refused ->
          new ObjectSummary(
              ObjectState.REFUSED,
              Map.of(),
              0,
              all,
              pair.first().place() + ": " + sentence(refused),
              List.of());
      case ThreeWayOutcome.Computed computed -> summary(computed, all);
    };
  }

  private static ObjectSummary summary(ThreeWayOutcome.Computed done, ObjectSummary.Found found) {
    InnerParts inside = InnerParts.changing(done.explanation(), done.inputs().schema().type());
    List<FieldChange> changes =
        done.inputs().live().isEmpty()
            ? List.of(FieldChange.created())
            : FieldChange.of(done, inside);
    return new ObjectSummary(
        state(done, changes), counts(done), inside.count(), found, "", changes);
  }

  /** Why Kubernetes refuses. */
  static String sentence(ThreeWayOutcome.Refused refused) {
    return plain(refused.refusal().cause());
  }

  /** On one line, without the signs around what is code; causes may quote whole objects. */
  private static String plain(String words) {
    String line = words.replace("`", "").replace('\n', ' ');
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }

  /** What an item order or a whole map writes may leave live as it is. */
  private static ObjectState state(ThreeWayOutcome.Computed computed, List<FieldChange> changes) {
    if (computed.inputs().live().isEmpty()) {
      return ObjectState.ONLY_LOCAL;
    }
    if (computed.patch().isEmpty()) {
      return changes.stream().anyMatch(change -> change.kind() == ChangeKind.LOST)
          ? ObjectState.WITHOUT_EFFECT
          : ObjectState.IN_SYNC;
    }
    if (changes.stream().anyMatch(change -> change.kind().isSent())) {
      return ObjectState.WILL_CHANGE;
    }
    return LastAppliedAnnotation.textIn(computed.patch()).isPresent()
        ? ObjectState.ANNOTATED
        : ObjectState.WITHOUT_EFFECT;
  }

  /** Without what stays, and without what kubectl itself writes; bookkeeping is no conflict. */
  private static Map<Mark, Integer> counts(ThreeWayOutcome.Computed computed) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    for (FieldOutcome field : computed.explanation().all()) {
      boolean isNoise = Noise.of(field.path()).isPresent();
      if (!FieldChange.isOwn(field)) {
        Conflicts.mark(field)
            .map(mark -> isNoise && mark.isConflict() ? Mark.CHANGED : mark)
            .filter(mark -> !mark.isKept())
            .ifPresent(mark -> counts.merge(mark, 1, Integer::sum));
      }
    }
    return counts;
  }
}
