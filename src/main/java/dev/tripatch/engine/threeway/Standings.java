package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.Preconditions;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The one rule of conflicts: a field that somebody moved, since live has something else there than
 * a server stored when it was last applied, and that apply changes, since a server then stores
 * something else than live has. Whole objects are stored and compared: what is stored of one field
 * depends on others.
 */
final class Standings {
  private static final FieldPath METADATA = FieldPath.of("metadata");

  private final ThreeWayInputs inputs;
  private final MapValue result;

  /** The result as a server that tried the patch would store it; empty if none did. */
  private final Optional<MapValue> answer;

  private final Optional<MapValue> live;
  private final StringData texts;
  private final boolean isOfOneVersion;

  /** As servers store them, once somebody asks. */
  private final Map<Form, MapValue> forms = new EnumMap<>(Form.class);

  /** What is stored of fields that are handled as one and have parts. */
  private final Map<FieldPath, FieldValues> insides = new HashMap<>();

  /** Whether what a server stores of this kind is known. */
  private boolean isKnown = true;

  private Standings(
      ThreeWayInputs inputs, MapValue result, Optional<MapValue> answer, boolean isOfOneVersion) {
    this.isOfOneVersion = isOfOneVersion;
    this.inputs = inputs;
    this.result = result;
    this.answer = answer.map(EngineNumbers::asEngineReads);
    this.live = inputs.live().filter(object -> !object.isEmpty());
    this.texts = StringData.of(inputs.local(), inputs.lastApplied());
  }

  /** The explanation with what happens to each field in the cluster; a server may have answered. */
  static Explanation in(
      ThreeWayInputs inputs, Explanation all, MapValue result, Optional<MapValue> answer) {
    if (inputs.live().isEmpty()) {
      return all;
    }
    boolean isOfOneVersion = all.root().values().versions().size() < 2;
    Standings standings = new Standings(inputs, result, answer, isOfOneVersion);
    FieldOutcome root = standings.of(all.root());
    return new Explanation(root, standings.insides, standings.isKnown);
  }

  private FieldOutcome of(FieldOutcome field) {
    if (!texts.isEmpty()
        && field.path().equals(StringData.TEXTS)
        && field.values().live() == null) {
      return ofTexts(field);
    }
    if (!texts.isEmpty() && field.path().startsWith(StringData.DATA) && field.outcome().isKept()) {
      return ofData(field);
    }
    FieldValues values = field.values();
    boolean holdsData = !texts.isEmpty() && field.path().length() < 2;
    if (Objects.equals(values.live(), values.result()) && !holdsData) {
      return field;
    }
    if (field.isWhole()) {
      Standing standing = standing(field);
      if (standing != Standing.IDLE) {
        storeInside(field);
      }
      return field.with(standing);
    }
    // What live lost as a whole is one conflict, even where local also changed parts of it.
    if (NullValue.isNothing(values.live())
        && !NullValue.isNothing(values.local())
        && !NullValue.isNothing(values.lastApplied())
        && standing(field) == Standing.CONFLICT) {
      return field.with(Standing.CONFLICT);
    }
    return field.with(field.parts().stream().map(this::of).toList(), field.resultOrder());
  }

  /** A Secret's texts, each with what live keeps of it. */
  private FieldOutcome ofTexts(FieldOutcome field) {
    FieldOutcome split = NewParts.of(field, new PathStep.Key("")).orElse(field);
    MapValue kept = inputs.liveWithTexts().orElse(MapValue.EMPTY);
    if (split.isWhole()) {
      return ofText(split, at(kept, split.path()));
    }
    List<FieldOutcome> parts =
        split.parts().stream().map(part -> ofText(part, at(kept, part.path()))).toList();
    return split
        .with(parts, split.resultOrder())
        .with(split.values().with(Role.LIVE, at(kept, split.path())));
  }

  private FieldOutcome ofText(FieldOutcome text, @Nullable Value kept) {
    if (text.outcome().isLeftOut()) {
      return text;
    }
    FieldOutcome field = text.with(text.values().with(Role.LIVE, kept));
    FieldValues values = field.values();
    if (kept == null) {
      return field.with(standing(field));
    }
    if (NullValue.isNothing(values.local())) {
      return field.as(Outcome.DELETED, Reason.REMOVED_FROM_LOCAL).with(Standing.IDLE);
    }
    return isSame(kept, values.local())
        ? field.as(Outcome.SAME, Reason.SET_SAME).with(Standing.IDLE)
        : field.as(Outcome.CHANGED, Reason.SET_DIFFERENT).with(standing(field));
  }

  /** What only live has of a Secret's data, though local writes it as text. */
  private FieldOutcome ofData(FieldOutcome field) {
    return at(inputs.local(), StringData.written(field.path())) == null
        ? field
        : field.with(Standing.KEEPS_TEXT);
  }

  private Standing standing(FieldOutcome field) {
    FieldValues values = field.values();
    if (isSame(values.live(), values.result())) {
      return Standing.PLAIN;
    }
    boolean isSaid = !NullValue.isNothing(values.local()) || !NullValue.isNothing(values.live());
    if (isSaid
        && !Preconditions.include(field.path(), values.local())
        && isStored(Form.AFTER, field)) {
      return Standing.IDLE;
    }
    boolean isOwn =
        ServerFields.include(field.path())
            || inputs.clientEntries().keySet().stream()
                .anyMatch(entry -> entry.startsWith(field.path()));
    if (isOwn || !isMoved(field)) {
      return Standing.PLAIN;
    }
    boolean isOpen =
        !isAnswered(values)
            && ((!isKnown && !field.path().startsWith(METADATA))
                || field.rule().filter(ServerDefaults::mayBeOff).isPresent());
    return isOpen && values.mayBeFilledIn() ? Standing.UNKNOWN : Standing.CONFLICT;
  }

  /** Whether a server said what it stores of what was last applied, since the result has that. */
  private boolean isAnswered(FieldValues values) {
    return answer.isPresent() && isSame(values.lastApplied(), values.result());
  }

  /** Whether somebody moved it away from what was last applied, and local does not follow. */
  private boolean isMoved(FieldOutcome field) {
    FieldValues values = field.values();
    boolean isClaimed =
        values.local() != null || values.lastApplied() != null || field.outcome().isCleared();
    return live.isPresent()
        && inputs.lastApplied().isPresent()
        && isOfOneVersion
        && isClaimed
        && !isSame(values.lastApplied(), values.live())
        && !isSame(values.local(), values.live())
        && !isStored(Form.BEFORE, field)
        && !isStored(Form.FIRST, field);
  }

  /** Whether a server stores there what live has; live may come from a file that lacks defaults. */
  private boolean isStored(Form form, FieldOutcome field) {
    Value there = field.values().live();
    Value stored = at(stored(form), field.path());
    return isSame(stored, there)
        || (!NullValue.isNothing(there) && isSame(stored, at(stored(Form.NOW), field.path())));
  }

  private void storeInside(FieldOutcome field) {
    FieldValues given = field.values();
    if (isScalar(given.live()) || isScalar(given.result())) {
      return;
    }
    FieldPath path = field.path();
    Value after = at(stored(Form.AFTER), path);
    FieldValues stored =
        new FieldValues(
            isOfOneVersion && given.lastApplied() != null
                ? (isAnswered(given) ? after : at(stored(Form.BEFORE), path))
                : given.lastApplied(),
            Objects.equals(given.local(), given.result()) ? after : given.local(),
            at(stored(Form.NOW), path),
            given.patch(),
            after);
    if (Stream.of(Role.values()).allMatch(role -> haveSameItems(given.of(role), stored.of(role)))) {
      insides.put(path, stored);
    }
  }

  private static boolean isScalar(@Nullable Value value) {
    return value == null || value instanceof Scalar;
  }

  /** Whether items of the one are found in the other by their places. */
  private static boolean haveSameItems(@Nullable Value given, @Nullable Value stored) {
    if (given instanceof ListValue list) {
      return stored instanceof ListValue other
          && list.size() == other.size()
          && IntStream.range(0, list.size())
              .allMatch(i -> haveSameItems(list.get(i), other.get(i)));
    }
    return !(given instanceof MapValue map)
        || (stored instanceof MapValue other
            && map.entries().entrySet().stream()
                .allMatch(
                    each ->
                        isScalar(each.getValue())
                            || !other.has(each.getKey())
                            || haveSameItems(each.getValue(), other.get(each.getKey()))));
  }

  private static @Nullable Value at(MapValue object, FieldPath path) {
    return Counted.valueAt(object, path).orElse(null);
  }

  /** What is stored. */
  private enum Form {
    /** The result; a server's answer counts more than what we know. */
    AFTER,
    /** What was last applied, over live. */
    BEFORE,
    /** What was last applied, where nothing was. */
    FIRST,
    /** Live, which may come from a file. */
    NOW
  }

  private MapValue stored(Form form) {
    return forms.computeIfAbsent(
        form,
        each ->
            switch (each) {
              case AFTER -> answer.map(texts::in).orElseGet(() -> stored(result, live));
              case BEFORE -> stored(inputs.lastApplied().orElseThrow(), live);
              case FIRST -> stored(inputs.lastApplied().orElseThrow(), Optional.empty());
              case NOW -> stored(live.orElse(MapValue.EMPTY), live);
            });
  }

  private MapValue stored(MapValue object, Optional<MapValue> over) {
    StoredObject stored = StoredObject.of(object, over, inputs.schema());
    isKnown = stored.knowsDefaults();
    return texts.in(stored.object());
  }

  private static boolean isSame(@Nullable Value one, @Nullable Value other) {
    return one == null || other == null
        ? NullValue.isNothing(one) && NullValue.isNothing(other)
        : one.exact().equals(other.exact()) || asTaken(one).equals(asTaken(other));
  }

  /** One secret may have several masks. */
  private static String asTaken(Value value) {
    return CanonicalJson.writeExact(JsonMerge.asTaken(value));
  }
}
