package dev.tripatch.learn.exercise;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.learn.exercise.Verdict.Difference;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The object that an answer has to come to, and in what another one differs from it. */
final class WantedResult {
  private final MapValue live;
  private final MapValue wanted;
  private final SchemaType type;

  /** All of them as Kubernetes' decoder leaves them; nothing is known of an undeclared type. */
  WantedResult(MapValue live, MapValue wanted, SchemaType type) {
    this.live = StoredForm.of(live, type);
    this.wanted = StoredForm.of(wanted, type);
    this.type = type;
  }

  /** The fields that are not as they should be; none if the object is the wanted one. */
  List<Difference> differencesIn(MapValue result) {
    MapValue reached = StoredForm.of(result, type);
    return TreeDifferences.paths(wanted, reached, type).stream()
        .map(path -> difference(path, reached))
        .toList();
  }

  /** What has to come out, a sentence for each field that is not so yet. */
  List<String> goals() {
    return TreeDifferences.paths(wanted, live, type).stream().flatMap(this::goals).toList();
  }

  /** Of a list that is replaced, what becomes different in it. */
  private Stream<String> goals(FieldPath path) {
    Optional<Value> should = Fields.at(wanted, path);
    Optional<Value> before = Fields.at(live, path);
    List<FieldOutcome> inside =
        should.isPresent() && before.isPresent()
            ? InnerParts.between(before.get(), should.get())
            : List.of();
    return inside.isEmpty() || inside.stream().anyMatch(part -> part.outcome().isReordered())
        ? Stream.of(goal(path, before, should))
        : inside.stream()
            .map(
                part ->
                    goal(
                        within(path, part.path()),
                        Optional.ofNullable(part.values().live()),
                        Optional.ofNullable(part.values().result())));
  }

  private static FieldPath within(FieldPath whole, FieldPath part) {
    FieldPath path = whole;
    for (PathStep step : part.steps()) {
      path = path.then(step);
    }
    return path;
  }

  private static String goal(FieldPath path, Optional<Value> before, Optional<Value> should) {
    boolean isOneMore = before.isEmpty() || should.isEmpty();
    if (isOneMore && path.last().orElse(null) instanceof PathStep.IndexItem) {
      FieldPath list = path.parent().orElseThrow();
      return should.isEmpty()
          ? ExerciseWording.GOAL_ITEM_GONE.text("field", list, "before", text(before))
          : ExerciseWording.GOAL_ITEM_NEW.text("field", list, "wanted", text(should));
    }
    if (should.isEmpty()) {
      return ExerciseWording.GOAL_GONE.text("field", path);
    }
    return before.isEmpty()
        ? ExerciseWording.GOAL_NEW.text("field", path, "wanted", text(should))
        : ExerciseWording.GOAL_CHANGED.text(
            "field", path, "wanted", text(should), "before", text(before));
  }

  private Difference difference(FieldPath path, MapValue reached) {
    Optional<Value> should = Fields.at(wanted, path);
    Optional<Value> is = Fields.at(reached, path);
    return new Difference(path, should, is, sentence(path, should, is));
  }

  private String sentence(FieldPath path, Optional<Value> should, Optional<Value> is) {
    Optional<Value> before = Fields.at(live, path);
    if (should.isEmpty()) {
      return tooMuch(path, before, is);
    }
    if (is.isEmpty()) {
      return tooLittle(path, before, should);
    }
    String want = text(should);
    if (StoredForm.areReordered(should.get(), is.get())) {
      return ExerciseWording.OTHER_ORDER.text("field", path, "wanted", want);
    }
    if (before.equals(should)) {
      return ExerciseWording.CHANGED_NOT_LEFT.text(
          "field", path, "wanted", want, "reached", text(is));
    }
    return before.equals(is)
        ? ExerciseWording.STILL_THE_SAME.text("field", path, "wanted", want, "reached", text(is))
        : ExerciseWording.SET_OTHERWISE.text("field", path, "wanted", want, "reached", text(is));
  }

  private static String tooMuch(FieldPath path, Optional<Value> before, Optional<Value> is) {
    if (before.isEmpty()) {
      return ExerciseWording.ADDED.text("field", path, "reached", text(is));
    }
    return before.equals(is)
        ? ExerciseWording.STILL_THERE.text("field", path, "reached", text(is))
        : ExerciseWording.CHANGED_NOT_GONE.text("field", path, "reached", text(is));
  }

  private static String tooLittle(FieldPath path, Optional<Value> before, Optional<Value> should) {
    if (before.isEmpty()) {
      return ExerciseWording.NOT_ADDED.text("field", path, "wanted", text(should));
    }
    return before.equals(should)
        ? ExerciseWording.GONE_NOT_LEFT.text("field", path, "wanted", text(should))
        : ExerciseWording.GONE_NOT_SET.text("field", path, "wanted", text(should));
  }

  private static String text(Optional<Value> value) {
    return ShortText.whole(value.orElse(null));
  }
}
