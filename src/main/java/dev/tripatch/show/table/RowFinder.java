package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.show.table.Situation.Circumstance;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the row that applies to a field, from what the documents have there and its rule. */
public final class RowFinder {

  private final ThreeWayInputs inputs;
  private final Explanation explanation;

  /** Finds rows in a comparison. */
  public RowFinder(ThreeWayOutcome.Computed comparison) {
    inputs = comparison.inputs();
    explanation = comparison.explanation();
  }

  /** The row that applies to a field, or to what it is part of if that has one fate. */
  public AppliedRow rowOf(FieldPath path) {
    return rowOf(explanation.at(path));
  }

  /** The row that applies to the field of an outcome. */
  public AppliedRow rowOf(FieldOutcome field) {
    DecisionTable table = tableOf(field);
    Set<Circumstance> circumstances = circumstancesOf(field);
    Optional<TableRow> row =
        table.rows().stream()
            .filter(each -> each.situation().fits(field.values(), circumstances))
            .findFirst();
    return new AppliedRow(field, table, row);
  }

  private DecisionTable tableOf(FieldOutcome field) {
    if (inputs.clientEntries().containsKey(field.path())) {
      return DecisionTable.WRITTEN_BY_CLIENT;
    }
    if (field.reason() == Reason.DOCUMENT_DIRECTIVE) {
      return DecisionTable.WITH_DIRECTIVES;
    }
    if (field.outcome().isLeftOut()) {
      return DecisionTable.LEFT_OUT;
    }
    if (inputs.isTwoWay()) {
      return DecisionTable.TWO_WAY;
    }
    return inputs.dialect().isStrategic()
        ? strategicTableOf(field)
        : DecisionTable.CUSTOM_RESOURCES;
  }

  private DecisionTable strategicTableOf(FieldOutcome field) {
    return switch (field.path().last().orElse(null)) {
      case null -> DecisionTable.OBJECTS;
      case PathStep.SetItem _ -> DecisionTable.LIST_VALUES;
      case PathStep.KeyedItem _ -> DecisionTable.LIST_ITEMS;
      case PathStep.IndexItem _, PathStep.Lines _ -> DecisionTable.ATOMIC_LISTS;
      case PathStep.Key(String name) when isKeptDirective(name, field.values()) ->
          DecisionTable.KEPT_DIRECTIVES;
      case PathStep.Key _ when isKeyOfRetained(field.path()) -> DecisionTable.RETAINED_KEYS;
      case PathStep.Key _ -> tableOf(deciding(field.values()), field.rule());
    };
  }

  private static boolean isKeptDirective(String key, FieldValues values) {
    return Directives.isDirective(key)
        && values.lastApplied() == null
        && values.local() == null
        && values.live() == null;
  }

  private static DecisionTable tableOf(Value value, Optional<FieldRule> rule) {
    boolean isElement = rule.isEmpty();
    return switch (value) {
      case MapValue _ when rule.filter(FieldRule::replaces).isPresent() ->
          DecisionTable.REPLACED_MAPS;
      case MapValue _ -> isElement ? DecisionTable.MAPS : DecisionTable.OBJECTS;
      case ListValue _ ->
          rule.filter(FieldRule::merges).isPresent()
              ? DecisionTable.MERGED_LISTS
              : DecisionTable.ATOMIC_LISTS;
      case NullValue _ when rule.isPresent() -> tableOf(rule.get());
      case Scalar _ -> isElement ? DecisionTable.MAPS : DecisionTable.PRIMITIVES;
    };
  }

  /** Where every document that has the field says null, the schema says of what type it is. */
  private static DecisionTable tableOf(FieldRule rule) {
    return switch (rule.type()) {
      case SchemaType.ListOf _ ->
          rule.merges() ? DecisionTable.MERGED_LISTS : DecisionTable.ATOMIC_LISTS;
      case ObjectSchema _, SchemaType.MapOf _ ->
          rule.replaces() ? DecisionTable.REPLACED_MAPS : DecisionTable.OBJECTS;
      case SchemaType.Primitive _ -> DecisionTable.PRIMITIVES;
    };
  }

  /** Local's value decides of what type the field is; live's if local has none. */
  private static Value deciding(FieldValues values) {
    return Stream.of(
            Optional.ofNullable(values.local()),
            Optional.ofNullable(values.live()),
            Optional.ofNullable(values.lastApplied()))
        .flatMap(Optional::stream)
        .filter(value -> value != NullValue.NULL)
        .findFirst()
        .orElse(NullValue.NULL);
  }

  /** The strategy of a list of maps is that of its items. */
  private boolean isKeyOfRetained(FieldPath path) {
    FieldOutcome map = explanation.at(path.parent().orElseThrow());
    FieldOutcome declared =
        map.path().last().orElse(null) instanceof PathStep.KeyedItem
            ? explanation.at(map.path().parent().orElseThrow())
            : map;
    return declared.rule().filter(FieldRule::retainsKeys).isPresent();
  }

  private Set<Circumstance> circumstancesOf(FieldOutcome field) {
    Set<Circumstance> all = EnumSet.noneOf(Circumstance.class);
    FieldValues values = field.values();
    if (isInRetained(field.path())) {
      all.add(Circumstance.MAP_RETAINS_KEYS);
    }
    Optional<String> mergeKey = field.rule().flatMap(FieldRule::mergeKey);
    if (Stream.of(values.lastApplied(), values.local(), values.live())
        .anyMatch(list -> hasDuplicates(list, mergeKey))) {
      all.add(Circumstance.HAS_DUPLICATES);
    }
    if (Order.isChanged(names(values.live(), mergeKey), names(values.result(), mergeKey))) {
      all.add(Circumstance.IS_REORDERED);
    }
    if (values.result() != null) {
      all.add(Circumstance.IS_KEPT_AS_DATA);
    }
    return all;
  }

  private boolean isInRetained(FieldPath path) {
    return path.parent()
        .map(explanation::at)
        .filter(
            map ->
                map.patchEntry() instanceof PatchEntry.MapParts parts
                    && parts.retainKeys().isPresent())
        .isPresent();
  }

  private static boolean hasDuplicates(@Nullable Value list, Optional<String> mergeKey) {
    List<String> names = names(list, mergeKey);
    return new HashSet<>(names).size() < names.size();
  }

  /** The items by their merge key; by their whole text if there is none. */
  private static List<String> names(@Nullable Value value, Optional<String> mergeKey) {
    List<String> names = new ArrayList<>();
    if (value instanceof ListValue list) {
      for (Value item : list.items()) {
        Value name = item instanceof MapValue map ? map.get(mergeKey.orElse("")) : item;
        names.add(GoText.print(name == null ? item : name));
      }
    }
    return names;
  }

  /**
   * The table of a field and the row that applies to it.
   *
   * @param field the field, or what it is part of if that has one fate
   * @param table its table
   * @param row the row that applies; empty if none fits
   */
  public record AppliedRow(FieldOutcome field, DecisionTable table, Optional<TableRow> row) {

    /** The field. */
    public FieldPath path() {
      return field.path();
    }
  }
}
