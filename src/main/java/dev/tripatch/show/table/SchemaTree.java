package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * All fields of a kind: those that a schema declares, and those that only the objects at hand have.
 * Types may contain themselves, so rows are made as one goes down.
 */
public final class SchemaTree {

  /** A search looks at so many fields at most. */
  private static final int MOST_ROWS = 100_000;

  /** What is in it is about other fields, and has none of its own. */
  private static final String MANAGED = "FieldsV1";

  private final SchemaType root;
  private final DocumentFacts facts;

  /** A row with what is needed to go on from it. */
  private record Spot(SchemaRow row, SchemaType inner, Optional<DocumentFacts.Held> held) {}

  private SchemaTree(SchemaType root, DocumentFacts facts) {
    this.root = root;
    this.facts = facts;
  }

  /**
   * The tree of a kind.
   *
   * @param scope the objects at hand
   * @param answer what is known of their kind now
   */
  public static SchemaTree of(SchemaScope scope, SchemaAnswer answer) {
    SchemaType type =
        answer.fields().<SchemaType>map(each -> each).orElse(SchemaType.Primitive.UNDECLARED);
    return new SchemaTree(type, new DocumentFacts(scope.objects(), type));
  }

  /** The fields of the kind itself, as far as a filter wants them. */
  public List<SchemaNode> roots(SchemaFilter filter) {
    List<Spot> first = below(List.of(), root, Optional.of(facts.root()));
    return filter.isAll() || filter.isOnlyDocuments()
        ? lazily(first, filter)
        : new Search(filter).in(first, new HashSet<>());
  }

  /** The row of a way; empty if there is no such field. */
  public Optional<SchemaRow> row(List<String> way) {
    SchemaType type = root;
    Optional<DocumentFacts.Held> held = Optional.of(facts.root());
    Optional<SchemaRow> row = Optional.empty();
    List<String> at = List.of();
    for (String key : way) {
      if (!key.equals(SchemaType.MapOf.ANY_KEY)) {
        Optional<Spot> next = spot(at, key, type, held);
        row = next.map(Spot::row);
        type = next.map(Spot::inner).orElse(SchemaType.Primitive.UNDECLARED);
      }
      at = then(at, key);
      held = held.flatMap(each -> each.part(key));
    }
    return row;
  }

  /** The way to a field of an object; the nearest field around it if items have none. */
  public List<String> wayOf(FieldPath path) {
    List<String> way = new ArrayList<>();
    TypedPath at = TypedPath.root(root);
    for (PathStep step : path.steps()) {
      if (step instanceof PathStep.Key(String name)) {
        way.add(at.declared(name));
      }
      at = at.then(step);
    }
    return !way.isEmpty() && way.getLast().equals(SchemaType.MapOf.ANY_KEY)
        ? way.subList(0, way.size() - 1)
        : way;
  }

  /**
   * The field of the objects at hand that a way leads to: the selected one if it is there, else the
   * first.
   */
  public Optional<FieldPath> fieldOf(List<String> way, Optional<FieldPath> selected) {
    return selected
        .filter(path -> wayOf(path).equals(way))
        .or(() -> facts.at(way).map(DocumentFacts.Held::first));
  }

  /** What the objects at hand hold where a way leads to. */
  public List<KeyChoice> keyChoices(SchemaRow row) {
    return KeyChoice.of(row, facts.at(row.way()));
  }

  private static List<SchemaNode> lazily(List<Spot> spots, SchemaFilter filter) {
    return spots.stream()
        .filter(spot -> filter.accepts(spot.row()))
        .map(s -> lazy(s, filter))
        .toList();
  }

  private static SchemaNode lazy(Spot spot, SchemaFilter filter) {
    boolean isLeaf = below(spot).stream().noneMatch(each -> filter.accepts(each.row()));
    return new SchemaNode(spot.row(), isLeaf, false, () -> lazily(below(spot), filter));
  }

  private static List<Spot> below(Spot spot) {
    return below(spot.row().way(), spot.row().rule().type(), spot.held());
  }

  /** The fields of what is at a place, through lists and maps. */
  private static List<Spot> below(
      List<String> way, SchemaType type, Optional<DocumentFacts.Held> held) {
    return switch (type) {
      case SchemaType.ListOf list -> below(way, list.items(), held);
      case SchemaType.MapOf map ->
          below(
              then(way, SchemaType.MapOf.ANY_KEY),
              map.values(),
              held.flatMap(each -> each.part(SchemaType.MapOf.ANY_KEY)));
      case SchemaType.Primitive plain when plain.name().equals(MANAGED) -> List.of();
      case ObjectSchema _, SchemaType.Primitive _ -> fields(way, type, held);
    };
  }

  private static List<Spot> fields(
      List<String> way, SchemaType type, Optional<DocumentFacts.Held> held) {
    Set<String> keys = new LinkedHashSet<>(type.fieldNames());
    held.ifPresent(each -> keys.addAll(each.keys()));
    return keys.stream().flatMap(key -> spot(way, key, type, held).stream()).toList();
  }

  private static Optional<Spot> spot(
      List<String> way, String key, SchemaType type, Optional<DocumentFacts.Held> held) {
    Optional<DocumentFacts.Held> here = held.flatMap(each -> each.part(key));
    Optional<FieldRule> declared = SchemaType.innermost(type).field(key);
    if (declared.isEmpty() && here.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> owner =
        declared.map(found -> ((ObjectSchema) SchemaType.innermost(type)).definition());
    FieldRule rule =
        declared.orElseGet(
            () -> FieldRule.freeForm("", key).withType(SchemaType.Primitive.UNDECLARED));
    SchemaRow row = new SchemaRow(then(way, key), rule, owner, here.map(DocumentFacts.Held::first));
    return Optional.of(new Spot(row, rule.type(), here));
  }

  private static List<String> then(List<String> way, String key) {
    return Stream.concat(way.stream(), Stream.of(key)).toList();
  }

  /** Goes through the whole tree, but not into a type that is on the way already. */
  private static final class Search {
    private final SchemaFilter filter;
    private int seen;

    Search(SchemaFilter filter) {
      this.filter = filter;
    }

    List<SchemaNode> in(List<Spot> spots, Set<String> entered) {
      List<SchemaNode> found = new ArrayList<>();
      for (Spot spot : spots) {
        if (seen++ > MOST_ROWS) {
          break;
        }
        List<SchemaNode> deeper = deeper(spot, entered);
        boolean isWanted = filter.accepts(spot.row());
        if (!deeper.isEmpty()) {
          found.add(new SchemaNode(spot.row(), false, true, () -> deeper));
        } else if (isWanted) {
          found.add(unfolded(spot));
        }
      }
      return found;
    }

    /** Below what was found by its name everything can be looked at. */
    private SchemaNode unfolded(Spot spot) {
      SchemaFilter rest = new SchemaFilter(filter.onlyDocuments(), false, false, "");
      return filter.text().isEmpty()
          ? new SchemaNode(spot.row(), true, false, List::of)
          : lazy(spot, rest);
    }

    private List<SchemaNode> deeper(Spot spot, Set<String> entered) {
      if (filter.onlyDocuments()) {
        return spot.held().isEmpty() ? List.of() : in(below(spot), entered);
      }
      if (!(SchemaType.innermost(spot.inner()) instanceof ObjectSchema type)) {
        return in(below(spot), entered);
      }
      if (!entered.add(type.definition())) {
        return List.of();
      }
      List<SchemaNode> found = in(below(spot), entered);
      entered.remove(type.definition());
      return found;
    }
  }

  /**
   * A row of the tree with the rows below it, which are made when they are asked for.
   *
   * @param row the field
   * @param isLeaf whether nothing is below it
   * @param isOpen whether what is below it is to be seen at once: a filter wants something there
   * @param below makes the rows below it
   */
  public record SchemaNode(
      SchemaRow row, boolean isLeaf, boolean isOpen, Supplier<List<SchemaNode>> below) {

    /** The rows below it, made again each time. */
    public List<SchemaNode> children() {
      return below.get();
    }
  }
}
