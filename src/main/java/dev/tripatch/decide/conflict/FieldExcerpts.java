package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Excerpts along the way that a patch takes: it treats the fields of a map each on its own, and the
 * items of a merging list each by its name. So a field is decided by itself and by what holds it. A
 * few neighbours stay, since a map or list that is or gets empty is treated differently.
 *
 * <p>Where fields or items do depend on each other, the excerpt has all of them ({@code
 * retainKeys}), or there is none (directives in the documents). Each excerpt is checked: what it
 * says of the field must be what the whole says, in every detail.
 */
final class FieldExcerpts implements Excerpts {

  private final ThreeWayOutcome.Computed whole;
  private final Map<FieldPath, MapExcerpts> maps = new HashMap<>();
  private final Map<FieldPath, ListExcerpts> lists = new HashMap<>();

  FieldExcerpts(ThreeWayOutcome.Computed whole) {
    this.whole = whole;
  }

  /**
   * Whether fields are decided each on its own. Directives in the documents would act on their
   * neighbours, and for kustomize those of the patch become data. A Secret's stringData and data
   * hang together.
   */
  static boolean areFaithful(ThreeWayOutcome.Computed outcome) {
    ThreeWayInputs inputs = outcome.inputs();
    return outcome.isBalanced()
        && inputs.dialect() != Dialect.KUSTOMIZE
        && StringData.of(inputs.local(), inputs.lastApplied()).isEmpty()
        && !DocumentDirective.isWithin(inputs.local())
        && inputs.lastApplied().stream().noneMatch(DocumentDirective::isWithin)
        && inputs.live().stream().noneMatch(DocumentDirective::isWithin);
  }

  @Override
  public Optional<ThreeWayOutcome.Computed> around(FieldOutcome field) {
    ThreeWayInputs inputs = whole.inputs();
    ThreeDocuments<MapValue> excerpt =
        inputs.documents().mapRoles((role, ignored) -> object(role, field));
    return ThreeWay.compute(inputs.with(excerpt)) instanceof ThreeWayOutcome.Computed part
            && part.isBalanced()
            && part.explanation().at(field.path()).equals(field)
        ? Optional.of(part)
        : Optional.empty();
  }

  private MapValue object(Role role, FieldOutcome field) {
    FieldOutcome at = field;
    Value value = field.values().of(role);
    while (!at.path().isRoot()) {
      FieldOutcome holder = holder(at);
      value = holding(role, holder, at.path().last().orElseThrow(), value);
      at = holder;
    }
    return value instanceof MapValue object ? object : MapValue.EMPTY;
  }

  private FieldOutcome holder(FieldOutcome field) {
    return whole.explanation().at(field.path().parent().orElseThrow());
  }

  /** What stays of a map or list that holds a part; all of it where its parts are together. */
  private @Nullable Value holding(
      Role role, FieldOutcome holder, PathStep step, @Nullable Value part) {
    return switch (holder.values().of(role)) {
      case MapValue map when step instanceof PathStep.Key && retainsKeys(holder) -> map;
      case MapValue ignored when step instanceof PathStep.Key(String key) ->
          map(holder).of(role, key, part);
      case ListValue ignored when step instanceof PathStep.KeyedItem item ->
          list(holder).of(role, item.value(), part);
      case ListValue ignored when step instanceof PathStep.SetItem item ->
          list(holder).of(role, item.value(), part);
      case null -> null;
      case Value other -> other;
    };
  }

  private MapExcerpts map(FieldOutcome holder) {
    return maps.computeIfAbsent(holder.path(), path -> new MapExcerpts(holder));
  }

  private ListExcerpts list(FieldOutcome holder) {
    return lists.computeIfAbsent(holder.path(), path -> new ListExcerpts(holder));
  }

  /** For the items of a list, the list's rule says so. */
  private boolean retainsKeys(FieldOutcome map) {
    boolean isItem = map.path().last().orElse(null) instanceof PathStep.KeyedItem;
    FieldOutcome declared = isItem ? holder(map) : map;
    return declared.rule().filter(FieldRule::retainsKeys).isPresent();
  }
}
