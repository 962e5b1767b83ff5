package dev.tripatch.learn.exercise;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Noise;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A result, and in what a prediction differs from it. */
final class PredictedResult {
  private final ComparisonView view;
  private final SchemaType type;
  private final MapValue live;
  private final MapValue whole;
  private final MapValue result;

  PredictedResult(ComparisonView view) {
    this.view = view;
    this.type = view.schema().type();
    this.live = view.live().orElse(MapValue.EMPTY);
    this.whole = Fields.without(view.result(), Noise.LAST_APPLIED.path());
    this.result = StoredForm.inOrder(whole, type);
  }

  /** A sentence for each field that is not as predicted, with the field's own reason. */
  List<String> differences(MapValue predicted) {
    MapValue object = comparable(predicted);
    return TreeDifferences.paths(result, object, type).stream()
        .map(path -> difference(path, object))
        .toList();
  }

  /** What a prediction left out although it is there, but empty. */
  Stream<String> leftEmpty(MapValue predicted) {
    return TreeDifferences.paths(whole, filled(predicted, whole), type).stream()
        .filter(path -> Fields.at(predicted, path).isEmpty())
        .map(path -> PredictionWording.LEAVES_EMPTY.text("field", path));
  }

  private MapValue comparable(MapValue predicted) {
    MapValue own = Fields.without(predicted, Noise.LAST_APPLIED.path());
    return StoredForm.inOrder(filled(own, whole), type);
  }

  /**
   * A key whose lines are all struck has no value left: it means what is empty there, or nothing.
   */
  private static MapValue filled(MapValue predicted, MapValue reached) {
    MapValue.Builder filled = MapValue.builder(predicted.size());
    for (Map.Entry<String, Value> entry : predicted.entries().entrySet()) {
      Value other = reached.get(entry.getKey());
      filled.putIfPresent(entry.getKey(), filled(entry.getValue(), other));
    }
    return filled.build();
  }

  private static Optional<Value> filled(Value predicted, @Nullable Value reached) {
    return switch (predicted) {
      case NullValue _ -> Optional.ofNullable(reached).filter(PredictedResult::isEmpty);
      case MapValue map ->
          Optional.of(filled(map, reached instanceof MapValue other ? other : MapValue.EMPTY));
      case ListValue list ->
          Optional.of(filled(list, reached instanceof ListValue other ? other : ListValue.EMPTY));
      case Scalar scalar -> Optional.of(scalar);
    };
  }

  private static ListValue filled(ListValue predicted, ListValue reached) {
    List<Value> items = new ArrayList<>();
    for (int i = 0; i < predicted.size(); i++) {
      Value other = i < reached.size() ? reached.get(i) : null;
      items.add(
          predicted.get(i) instanceof MapValue map
              ? filled(map, other instanceof MapValue found ? found : MapValue.EMPTY)
              : predicted.get(i));
    }
    return new ListValue(items);
  }

  private static boolean isEmpty(Value value) {
    return switch (value) {
      case MapValue map -> map.isEmpty();
      case ListValue list -> list.isEmpty();
      case Scalar scalar -> scalar instanceof NullValue;
    };
  }

  private String difference(FieldPath path, MapValue object) {
    String sentence = sentence(path, object);
    return reason(path, object)
        .map(why -> PredictionWording.WITH_REASON.text("sentence", sentence, "reason", why))
        .orElse(sentence);
  }

  /** Why the field is as it is; of a list of plain values, why its first wrong item is. */
  private Optional<String> reason(FieldPath path, MapValue object) {
    Optional<FieldPath> item =
        Fields.at(result, path)
            .flatMap(is -> Fields.at(object, path).flatMap(said -> firstOther(said, is)))
            .map(path::member)
            .filter(member -> isExplained(member));
    return Optional.of(item.orElse(path))
        .flatMap(place -> view.outcomeAt(place).map(field -> explained(place, field)))
        .map(place -> view.why(place).sentence());
  }

  private boolean isExplained(FieldPath member) {
    return view.outcomeAt(member).filter(field -> field.path().equals(member)).isPresent();
  }

  /** What no rule explains is explained as a whole. */
  private static FieldPath explained(FieldPath path, FieldOutcome field) {
    return field.outcome().isUnexplained() ? field.path() : path;
  }

  private static Optional<Scalar> firstOther(Value predicted, Value reached) {
    return predicted instanceof ListValue said && reached instanceof ListValue is
        ? Stream.concat(besides(said, is), besides(is, said))
            .filter(Scalar.class::isInstance)
            .map(Scalar.class::cast)
            .findFirst()
        : Optional.empty();
  }

  private static Stream<Value> besides(ListValue list, ListValue other) {
    return list.items().stream().filter(item -> !other.items().contains(item));
  }

  private String sentence(FieldPath path, MapValue object) {
    Optional<Value> before = Fields.at(live, path);
    Optional<Value> predicted = Fields.at(object, path);
    Optional<Value> reached = Fields.at(result, path);
    if (reached.isEmpty()) {
      return tooMuch(path, before, predicted);
    }
    return predicted.isEmpty()
        ? tooLittle(path, before, reached.get())
        : other(path, before, predicted.get(), reached.get());
  }

  private static String tooLittle(FieldPath path, Optional<Value> before, Value reached) {
    if (before.isEmpty()) {
      return PredictionWording.MISSING.text("field", path, "reached", text(reached));
    }
    return before.get().equals(reached)
        ? PredictionWording.STRUCK_STAYS.text("field", path)
        : PredictionWording.STRUCK_CHANGES.text("field", path, "reached", text(reached));
  }

  private static String tooMuch(FieldPath path, Optional<Value> before, Optional<Value> predicted) {
    if (before.isEmpty()) {
      return PredictionWording.TYPED_IN_VAIN.text("field", path);
    }
    return before.equals(predicted)
        ? PredictionWording.KEPT_GONE.text("field", path)
        : PredictionWording.CHANGED_GONE.text("field", path);
  }

  private String other(FieldPath path, Optional<Value> before, Value predicted, Value reached) {
    if (StoredForm.areReordered(predicted, reached)) {
      return PredictionWording.OTHER_ORDER.text("field", path, "reached", names(path, reached));
    }
    if (predicted instanceof ListValue said
        && reached instanceof ListValue is
        && (isPlain(said) && isPlain(is) || haveCommonItem(said, is))) {
      return members(path, said, is);
    }
    String is = text(reached);
    String said = text(predicted);
    if (before.filter(predicted::equals).isPresent()) {
      return PredictionWording.LEFT_CHANGES.text("field", path, "reached", is);
    }
    if (isOtherType(predicted, reached)) {
      return PredictionWording.OTHER_TYPE.text("predicted", said, "field", path, "reached", is);
    }
    return before.filter(reached::equals).isPresent()
        ? PredictionWording.CHANGED_STAYS.text("field", path, "predicted", said, "reached", is)
        : PredictionWording.OTHER_VALUE.text("predicted", said, "field", path, "reached", is);
  }

  /** Lists of plain values differ in single items, and so do others that have some in common. */
  private static String members(FieldPath path, ListValue predicted, ListValue reached) {
    String more = listed(besides(predicted, reached));
    String fewer = listed(besides(reached, predicted));
    if (more.isEmpty() && fewer.isEmpty()) {
      return PredictionWording.MEMBERS_TWICE.text("field", path, "reached", text(reached));
    }
    if (fewer.isEmpty()) {
      return PredictionWording.MEMBERS_TOO_MANY.text("field", path, "items", more);
    }
    return more.isEmpty()
        ? PredictionWording.MEMBERS_TOO_FEW.text("field", path, "items", fewer)
        : PredictionWording.OTHER_MEMBERS.text("field", path, "more", more, "fewer", fewer);
  }

  private static String listed(Stream<Value> items) {
    return items.map(PredictedResult::text).collect(Collectors.joining(", "));
  }

  private static boolean isPlain(ListValue list) {
    return list.items().stream().allMatch(Scalar.class::isInstance);
  }

  private static boolean haveCommonItem(ListValue list, ListValue other) {
    return list.items().stream().anyMatch(other.items()::contains);
  }

  /** The items by their merge keys, if they have such. */
  private String names(FieldPath path, Value list) {
    Optional<String> key =
        view.outcomeAt(path).flatMap(FieldOutcome::rule).flatMap(FieldRule::mergeKey);
    return "`" + ShortText.line(list, key) + "`";
  }

  /** Whether they look the same but for quotes. */
  private static boolean isOtherType(Value predicted, Value reached) {
    return !CanonicalJson.write(predicted).equals(CanonicalJson.write(reached))
        && unquoted(predicted).equals(unquoted(reached));
  }

  private static String unquoted(Value value) {
    return CanonicalJson.write(value).replace("\"", "");
  }

  /** A value on a line, as code. */
  private static String text(Value value) {
    return "`" + ShortText.whole(value) + "`";
  }
}
