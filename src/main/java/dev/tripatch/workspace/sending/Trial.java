package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.DryRun;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.GuardedPatch;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.engine.stored.ServerVerdict.Predicted;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.table.FieldRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A change to be put before a server: the patch exactly as it is shown, or the whole object where
 * there is no live one.
 *
 * @param format how the server is to read the patch
 * @param patch the patch, with its secrets; not used where an object is created
 * @param schema what the patch was made by; the server may know other things of the kind
 * @param predicted what should come of it
 * @param fields what was found out about every field; empty if nothing was
 */
public record Trial(
    PatchFormat format,
    Value patch,
    SchemaAnswer schema,
    Predicted predicted,
    Optional<Explanation> fields) {

  /** Live may move while it is tried; what moves all the time is not followed forever. */
  private static final int MOST_VERSIONS = 3;

  /**
   * The change that a comparison with all its secrets shows; empty if nothing would be sent.
   *
   * @param look the patch of that comparison as it is shown
   */
  public static Optional<Trial> of(ComparisonView view, ShownPatch look) {
    boolean isSent = view.live().isEmpty() || look.isSent();
    if (!isSent || view.refusal().isPresent()) {
      return Optional.empty();
    }
    Predicted predicted =
        new Predicted(view.live(), view.result(), changed(view), view.serverSchema());
    return Optional.of(
        new Trial(
            look.format(),
            look.patch().orElse(MapValue.EMPTY),
            view.schema(),
            predicted,
            view.reasons()));
  }

  private static List<FieldPath> changed(ComparisonView view) {
    return view.rows().stream()
        .filter(row -> !row.mark().isCalm())
        .map(FieldRow::path)
        .filter(path -> !at(view.live(), path).equals(Counted.valueAt(view.result(), path)))
        .toList();
  }

  private static Optional<Value> at(Optional<MapValue> object, FieldPath path) {
    return object.flatMap(each -> Counted.valueAt(each, path));
  }

  /** Asks, and waits for the answer; nothing changes in the cluster. */
  public ServerAnswer ask(Cluster cluster, Revealed revealed) {
    DryRun dryRun = new DryRun(cluster);
    if (predicted.live().isEmpty()) {
      return answer(dryRun.create(predicted.result()), Optional.empty(), revealed);
    }
    LiveObject live = new LiveObject(predicted.live().get(), Instant.EPOCH);
    LiveObject tried = live;
    ClusterAnswer<LiveObject> answer = tryOn(dryRun, live, tried);
    for (int i = 1; i < MOST_VERSIONS && isOfOldVersion(answer); i++) {
      switch (cluster.get(live.name())) {
        case ClusterAnswer.Got<LiveObject>(LiveObject now, List<String> _) -> tried = now;
        case ClusterAnswer.Failed<LiveObject> failed -> {
          return answer(failed, Optional.of(tried), revealed);
        }
      }
      answer = tryOn(dryRun, live, tried);
    }
    return answer(answer, Optional.of(tried), revealed);
  }

  private ClusterAnswer<LiveObject> tryOn(DryRun dryRun, LiveObject live, LiveObject tried) {
    return dryRun.patch(guarded(live, tried.resourceVersion()));
  }

  /**
   * The patch for a version of live.
   *
   * @param live the object that it was made for
   */
  public GuardedPatch guarded(LiveObject live, String version) {
    return new GuardedPatch(live, version, format.word(), patch);
  }

  private static boolean isOfOldVersion(ClusterAnswer<LiveObject> answer) {
    return answer instanceof ClusterAnswer.Failed<LiveObject>(Failure failure)
        && failure.kind() == FailureKind.CONFLICT;
  }

  /**
   * What an answer says beside what was predicted.
   *
   * @param tried the object that the patch was tried on, or sent to; empty if there was none
   */
  public ServerAnswer answer(
      ClusterAnswer<LiveObject> answer, Optional<LiveObject> tried, Revealed revealed) {
    return switch (answer) {
      case ClusterAnswer.Got<LiveObject>(LiveObject object, List<String> warnings) -> {
        StoredObject stored = predicted.stored();
        MapValue said = EngineNumbers.asEngineReads(object.value());
        Optional<MapValue> base = tried.map(LiveObject::value).map(EngineNumbers::asEngineReads);
        Masking masking =
            masking(
                revealed, Stream.concat(Stream.of(stored.object(), said), base.stream()).toList());
        yield new ServerAnswer.Taken(
            ServerVerdict.of(predicted, stored, base, said, masking::masked),
            Optional.of(masking.masked(said)).filter(_ -> isPredictedFor(tried)),
            warnings.stream().map(masking::maskedWords).toList(),
            tried.map(LiveObject::resourceVersion).orElse(""));
      }
      case ClusterAnswer.Failed<LiveObject>(Failure failure) -> {
        Failure told = told(failure, revealed);
        yield new ServerAnswer.Refused(told, RefusedField.of(told, fields));
      }
    };
  }

  private boolean isPredictedFor(Optional<LiveObject> tried) {
    Optional<LiveObject> live = predicted.live().map(it -> new LiveObject(it, Instant.EPOCH));
    return tried.map(LiveObject::resourceVersion).equals(live.map(LiveObject::resourceVersion));
  }

  /** A failure, without the secrets that its words quote. */
  public Failure told(Failure failure, Revealed revealed) {
    return failure.saying(masking(revealed, List.of(patch))::maskedWords);
  }

  /** Letters are given in the order of the panes. */
  private Masking masking(Revealed revealed, List<? extends Value> further) {
    return Masking.of(
        Stream.of(predicted.live().stream(), Stream.of(predicted.result()), further.stream())
            .<Value>flatMap(each -> each)
            .toList(),
        revealed);
  }
}
