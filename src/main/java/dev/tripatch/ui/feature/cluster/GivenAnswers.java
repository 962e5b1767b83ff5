package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.workspace.trial.ServerAnswer;
import dev.tripatch.workspace.trial.Trial;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a server said before the window was opened: kubectl diff asked it.
 *
 * @param objects what it would store, by object
 * @param at when it was asked
 */
record GivenAnswers(Map<ObjectName, MapValue> objects, Instant at) {
  static final GivenAnswers NONE = new GivenAnswers(Map.of(), Instant.EPOCH);

  /** What it said of the object that is shown; empty if it was not asked about it. */
  Optional<MapValue> about(ComparisonView view) {
    return view.live().or(() -> Optional.of(view.result())).map(ObjectName::of).map(objects::get);
  }

  /** The same beside what is predicted; empty if nothing would be sent. */
  Optional<ServerAnswer> beside(Answer.Compared shown, MapValue said) {
    ComparisonView exact = shown.with(Revealed.ALL).view();
    Optional<LiveObject> live = exact.live().map(object -> new LiveObject(object, at));
    // kubectl diff leaves its annotation as it was.
    MapValue object =
        LastAppliedAnnotation.textIn(exact.result())
            .map(text -> LastAppliedAnnotation.put(said, text))
            .orElse(said);
    return Trial.of(exact, exact.untriedPatch())
        .map(
            trial ->
                trial.answer(
                    new ClusterAnswer.Got<>(new LiveObject(object, at), List.of()),
                    live,
                    shown.texts().revealed()));
  }
}
