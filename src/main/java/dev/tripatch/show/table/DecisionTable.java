package dev.tripatch.show.table;

import static dev.tripatch.engine.explain.outcome.Outcome.ADDED;
import static dev.tripatch.engine.explain.outcome.Outcome.CHANGED;
import static dev.tripatch.engine.explain.outcome.Outcome.CLEARED;
import static dev.tripatch.engine.explain.outcome.Outcome.DELETED;
import static dev.tripatch.engine.explain.outcome.Outcome.KEPT;
import static dev.tripatch.engine.explain.outcome.Outcome.LOST;
import static dev.tripatch.engine.explain.outcome.Outcome.MERGED;
import static dev.tripatch.engine.explain.outcome.Outcome.REORDERED;
import static dev.tripatch.engine.explain.outcome.Outcome.REPLACED;
import static dev.tripatch.engine.explain.outcome.Outcome.SAME;
import static dev.tripatch.engine.explain.outcome.Outcome.UNEXPLAINED;
import static dev.tripatch.show.table.TableRow.row;

import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.prose.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The decision tables: the first five are those of the page "Field Merge Semantics", the others are
 * of what the page leaves out. Of the rows of a table, the first that fits applies.
 */
public enum DecisionTable implements Wording {
  /** A field with a string, a number or a boolean. */
  PRIMITIVES(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.SAME, SAME, Reason.SET_SAME, Reason.ITEM_KEY),
      row(Situation.DIFFERENT, CHANGED, Reason.SET_DIFFERENT, Reason.SET_OTHER_TYPE),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING)),
  /** A field with a map. */
  OBJECTS(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.BOTH, MERGED, Reason.MAP_MERGED).or(SAME, Reason.SET_SAME),
      row(Situation.OTHER_TYPE, CHANGED, Reason.SET_OTHER_TYPE).or(MERGED, Reason.MAP_MERGED),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING).or(MERGED, Reason.MAP_MERGED)),
  /** A key of a map with free keys. */
  MAPS(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.SAME, SAME, Reason.SET_SAME).or(MERGED, Reason.MAP_MERGED),
      row(Situation.DIFFERENT, CHANGED, Reason.SET_DIFFERENT, Reason.SET_OTHER_TYPE)
          .or(MERGED, Reason.MAP_MERGED),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING).or(MERGED, Reason.MAP_MERGED)),
  /** An item of a list of primitives with merge strategy. */
  LIST_VALUES(
      row(Situation.BOTH_HAVE_ITEM, SAME, Reason.SET_SAME),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING),
      row(Situation.REMOVED, DELETED, Reason.REMOVED_FROM_LOCAL),
      row(Situation.GONE, DELETED, Reason.ALREADY_GONE),
      row(Situation.NEVER_APPLIED, KEPT, Reason.NEVER_APPLIED)),
  /** An item of a list of maps with merge strategy. */
  LIST_ITEMS(
      row(Situation.BOTH_HAVE_ITEM, MERGED, Reason.MAP_MERGED).or(SAME, Reason.SET_SAME),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING).or(MERGED, Reason.MAP_MERGED),
      row(Situation.REMOVED, DELETED, Reason.REMOVED_FROM_LOCAL),
      row(Situation.GONE_WITH_HOLDER, ADDED, Reason.LEAKED_DIRECTIVE),
      row(Situation.GONE, DELETED, Reason.ALREADY_GONE),
      row(Situation.NEVER_APPLIED, KEPT, Reason.NEVER_APPLIED)),
  /** A field of a map whose strategy is retainKeys. */
  RETAINED_KEYS(
      row(Situation.SAME, SAME, Reason.SET_SAME, Reason.ITEM_KEY)
          .or(MERGED, Reason.MAP_MERGED, Reason.LIST_MERGED, Reason.SET_MERGED),
      row(Situation.DIFFERENT, CHANGED, Reason.SET_DIFFERENT, Reason.SET_OTHER_TYPE)
          .or(MERGED, Reason.MAP_MERGED, Reason.LIST_MERGED, Reason.SET_MERGED)
          .or(REPLACED, Reason.LIST_REPLACED, Reason.SORTED_BY_CHECK, Reason.MAP_REPLACED)
          .or(REORDERED, Reason.ORDER_SET),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING).or(MERGED, Reason.MAP_MERGED),
      row(Situation.NULL_IN_BOTH, SAME, Reason.SET_SAME),
      row(Situation.NULL, DELETED, Reason.EXPLICIT_NULL),
      row(Situation.REMOVED, DELETED, Reason.REMOVED_FROM_LOCAL),
      row(Situation.GONE_WITH_HOLDER, DELETED, Reason.NULL_KEPT),
      row(Situation.GONE, DELETED, Reason.ALREADY_GONE),
      row(Situation.CLEARED, CLEARED, Reason.NOT_RETAINED),
      row(Situation.NEVER_APPLIED, KEPT, Reason.NEVER_APPLIED)),
  /** A field with a map whose strategy is replace. */
  REPLACED_MAPS(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.BOTH, REPLACED, Reason.MAP_REPLACED),
      row(Situation.OTHER_TYPE, CHANGED, Reason.SET_OTHER_TYPE),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING)),
  /** A field with a list that is not merged. */
  ATOMIC_LISTS(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.SAME, SAME, Reason.SET_SAME),
      row(Situation.OTHER_TYPE, CHANGED, Reason.SET_OTHER_TYPE),
      row(Situation.DIFFERENT, REPLACED, Reason.LIST_REPLACED, Reason.SORTED_BY_CHECK),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING, Reason.SORTED_BY_CHECK)),
  /** A list with merge strategy, and the order of its items. */
  MERGED_LISTS(
      TableRow.WITHOUT_A_VALUE,
      row(Situation.DUPLICATES, UNEXPLAINED, Reason.DUPLICATE_KEYS, Reason.DUPLICATE_VALUES)
          .or(LOST)
          .or(ADDED, Reason.SET_MISSING)
          .or(CHANGED, Reason.SET_OTHER_TYPE),
      row(Situation.EMPTY_IN_LIVE, ADDED, Reason.SET_MISSING)
          .or(MERGED, Reason.LIST_MERGED, Reason.SET_MERGED)
          .or(SAME, Reason.SET_SAME),
      row(Situation.REORDERED, Outcome.REORDERED, Reason.ORDER_SET),
      row(Situation.BOTH, MERGED, Reason.LIST_MERGED, Reason.SET_MERGED).or(SAME, Reason.SET_SAME),
      row(Situation.OTHER_TYPE, CHANGED, Reason.SET_OTHER_TYPE)
          .or(MERGED, Reason.LIST_MERGED, Reason.SET_MERGED),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING)
          .or(MERGED, Reason.LIST_MERGED, Reason.SET_MERGED)),
  /** A directive of the patch that the object keeps as if it were a field. */
  KEPT_DIRECTIVES(row(Situation.DIRECTIVE, ADDED, Reason.LEAKED_DIRECTIVE)),
  /** A field in the JSON merge patch that kubectl makes of a custom resource. */
  CUSTOM_RESOURCES(
      row(Situation.SAME, SAME, Reason.SET_SAME).or(MERGED, Reason.MAP_MERGED),
      row(Situation.DIFFERENT, CHANGED, Reason.SET_DIFFERENT, Reason.SET_OTHER_TYPE)
          .or(MERGED, Reason.MAP_MERGED)
          .or(REPLACED, Reason.LIST_REPLACED),
      row(Situation.MISSING, ADDED, Reason.SET_MISSING).or(MERGED, Reason.MAP_MERGED),
      row(Situation.NULL_AGAIN, KEPT, Reason.NULL_NOT_SENT).or(SAME, Reason.SET_SAME),
      row(Situation.NULL, DELETED, Reason.EXPLICIT_NULL, Reason.NULL_NOT_SENT),
      row(Situation.REMOVED, DELETED, Reason.REMOVED_FROM_LOCAL),
      row(Situation.GONE, DELETED, Reason.ALREADY_GONE),
      row(Situation.NEVER_APPLIED, KEPT, Reason.NEVER_APPLIED)),
  /** A field in a JSON merge patch from last applied to local, as Helm makes it. */
  TWO_WAY(
      row(Situation.UNCHANGED_FILE, KEPT, Reason.TWO_WAY_UNCHANGED)
          .or(SAME)
          .or(MERGED, Reason.MAP_MERGED),
      row(Situation.NULL_IN_FILE, DELETED, Reason.EXPLICIT_NULL),
      row(Situation.CHANGED_FILE, CHANGED, Reason.TWO_WAY_SET)
          .or(ADDED)
          .or(SAME)
          .or(REPLACED)
          .or(MERGED, Reason.MAP_MERGED),
      row(Situation.DROPPED_FROM_FILE, DELETED, Reason.TWO_WAY_REMOVED),
      row(Situation.NEVER_APPLIED, KEPT, Reason.NEVER_APPLIED)),
  /** A field that the client writes into local itself. */
  WRITTEN_BY_CLIENT(
      row(Situation.ALWAYS, ADDED, Reason.KUBECTL_ANNOTATION, Reason.HELM_METADATA)
          .or(CHANGED)
          .or(SAME)
          .or(KEPT)
          .or(DELETED)),
  /** A field for which a document has a directive. */
  WITH_DIRECTIVES(row(Situation.ALWAYS, UNEXPLAINED, Reason.DOCUMENT_DIRECTIVE)),
  /** A field that a person left out of the patch. */
  LEFT_OUT(row(Situation.ALWAYS, Outcome.LEFT_OUT, Reason.LEFT_OUT));

  private final List<TableRow> rows;

  DecisionTable(TableRow... rows) {
    this(List.of(), rows);
  }

  DecisionTable(List<TableRow> last, TableRow... rows) {
    this.rows = Stream.concat(Stream.of(rows), last.stream()).toList();
  }

  @Override
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    keys.add(name() + ".title");
    Optional.of(name() + ".note").filter(prose().keys()::contains).ifPresent(keys::add);
    for (TableRow row : rows) {
      String key = name() + "." + row.situation().name();
      keys.add(key);
      Stream.of(key + ".page", key + ".wrong-page")
          .filter(prose().keys()::contains)
          .forEach(keys::add);
    }
    return keys;
  }

  /** Its rows in order; of several that fit, the first applies. */
  public List<TableRow> rows() {
    return rows;
  }

  /** What it is about, in a few words. */
  public String title() {
    return part("title");
  }

  /** Where Kubernetes does something else than the page says; empty if nowhere. */
  public Optional<String> note() {
    return optional("note");
  }

  /** What happens in a row, in a sentence. */
  public String action(TableRow row) {
    return part(row.situation().name());
  }

  /** What the page says of a row; empty if it has no such row. */
  public Optional<PageWord> pageSays(TableRow row) {
    String name = row.situation().name();
    return optional(name + ".page")
        .map(text -> new PageWord(text, true))
        .or(() -> optional(name + ".wrong-page").map(text -> new PageWord(text, false)));
  }

  private Optional<String> optional(String part) {
    return prose().keys().contains(name() + "." + part)
        ? Optional.of(part(part))
        : Optional.empty();
  }

  /**
   * What the page "Field Merge Semantics" says of a row.
   *
   * @param text its words
   * @param isTrue whether Kubernetes does that
   */
  public record PageWord(String text, boolean isTrue) {}
}
