package dev.tripatch.workspace.schemas;

import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.show.table.KeyChoice;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.show.table.SchemaScope;
import dev.tripatch.show.table.SchemaTree;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

/**
 * A field for which rules can be tried: a list, or a map.
 *
 * @param kind the kind that has it
 * @param path where it is in the documents
 * @param way the keys that lead to it
 * @param rule its rule now
 * @param keys what could tell its items from each other
 * @param lists what the documents have there
 */
public record RuleField(
    KindName kind,
    FieldPath path,
    List<String> way,
    FieldRule rule,
    List<KeyChoice> keys,
    List<ListValue> lists) {

  /** More buttons than these are no glance. */
  private static final int MOST_KEYS = 4;

  private static final int MOST_MERGE_KEYS = 2;

  public RuleField {
    way = List.copyOf(way);
    keys = List.copyOf(keys);
    lists = List.copyOf(lists);
  }

  /**
   * The field that a person names in the documents: by its path, or by the keys that lead to it.
   */
  public static Optional<RuleField> named(ThreeWayInputs inputs, FieldPath path) {
    SchemaScope scope = scope(inputs);
    SchemaTree tree = SchemaTree.of(scope, inputs.schema());
    List<String> keys =
        path.steps().stream()
            .filter(PathStep.Key.class::isInstance)
            .map(step -> ((PathStep.Key) step).name())
            .toList();
    FieldPath there =
        keys.size() < path.length() ? path : tree.fieldOf(keys, Optional.empty()).orElse(path);
    return nearest(scope, inputs.schema(), there);
  }

  /** That there is nothing to try at a field, in a sentence. */
  public static String notFound(String field) {
    return TrialWording.NO_FIELD.text("field", field);
  }

  private static SchemaScope scope(ThreeWayInputs inputs) {
    return SchemaScope.of(
        inputs.schema(),
        Stream.of(inputs.lastApplied(), Optional.of(inputs.local()), inputs.live())
            .flatMap(Optional::stream)
            .toList());
  }

  /** The nearest list, or map with a rule, at a field or around it; else the nearest map. */
  public static Optional<RuleField> nearest(
      SchemaScope scope, SchemaAnswer answer, FieldPath selected) {
    SchemaTree tree = SchemaTree.of(scope, answer);
    List<FieldPath> around =
        Stream.iterate(
                Optional.of(selected), Optional::isPresent, p -> p.flatMap(FieldPath::parent))
            .map(Optional::get)
            .filter(path -> path.last().filter(PathStep.Key.class::isInstance).isPresent())
            .toList();
    return around.stream()
        .flatMap(path -> at(scope, tree, path).stream())
        .filter(field -> field.isList() || field.rule.isAnnotated())
        .findFirst()
        .or(() -> around.stream().flatMap(path -> at(scope, tree, path).stream()).findFirst());
  }

  private static Optional<RuleField> at(SchemaScope scope, SchemaTree tree, FieldPath path) {
    List<String> way = tree.wayOf(path);
    return tree.row(way)
        .filter(SchemaRow::isDeclared)
        .filter(row -> isListOrMap(row.rule().type()))
        .map(
            row ->
                new RuleField(
                    scope.kind(), path, way, row.rule(), tree.keyChoices(row), lists(scope, path)));
  }

  private static List<ListValue> lists(SchemaScope scope, FieldPath path) {
    return scope.objects().stream()
        .flatMap(object -> Counted.valueAt(object, path).stream())
        .filter(ListValue.class::isInstance)
        .map(ListValue.class::cast)
        .toList();
  }

  private static boolean isListOrMap(SchemaType type) {
    return !(type instanceof SchemaType.Primitive);
  }

  boolean isList() {
    return rule.type() instanceof SchemaType.ListOf;
  }

  private Optional<ObjectSchema> items() {
    return rule.type() instanceof SchemaType.ListOf list
            && list.items() instanceof ObjectSchema object
        ? Optional.of(object)
        : Optional.empty();
  }

  /** What an own rule for it is about. */
  public RuleTarget target() {
    return new RuleTarget.OfKind(kind.apiVersion(), kind.kind(), way);
  }

  /** Whether a rule that is written so would be another one than it has. */
  boolean isOther(String text) {
    try {
      return !TriedRule.read(text, rule).annotations().equals(TriedRule.of(rule).annotations());
    } catch (TriedRule.NoRuleException none) {
      return false;
    }
  }

  /** The own rule that makes it so, beside what own rules say already; the schema's is not said. */
  public OwnRule own(TriedRule tried, Overlay overlay) {
    FieldRule schemas = rule.instead().orElse(rule);
    OwnRule own = new OwnRule(target(), Map.of(), overlay.ruleFor(target()).flatMap(OwnRule::type));
    for (Map.Entry<Annotation, String> each : tried.annotations().entrySet()) {
      boolean isSchemas = each.getKey().of(schemas).equals(each.getValue());
      if (!isSchemas || rule.isOwn() && !each.getKey().of(rule).equals(each.getValue())) {
        own = own.with(each.getKey(), each.getValue());
      }
    }
    return own;
  }

  /**
   * The keys of a rule that items may lack: a definition of a custom resource has to require each,
   * or to give it a default.
   */
  List<String> keysNotRequired(FieldRule tried) {
    return items()
        .map(
            object ->
                tried.listMapKeys().stream()
                    .filter(key -> !object.requiredFields().contains(key))
                    .filter(key -> object.field(key).flatMap(FieldRule::byDefault).isEmpty())
                    .toList())
        .orElse(List.of());
  }

  /**
   * The rules to try with one press, as they are written.
   *
   * @param isPatched whether kubectl reads patch strategies of such a kind
   */
  public List<String> proposals(boolean isPatched) {
    SequencedSet<String> all = new LinkedHashSet<>();
    all.add("atomic");
    if (!isList()) {
      all.add("granular");
    } else if (keys.isEmpty()) {
      all.add("set");
    } else {
      keyProposals().forEach(key -> all.add("map:" + key));
    }
    if (isPatched) {
      all.add("replace");
      if (isList()) {
        keyProposals().stream()
            .filter(key -> !key.contains(","))
            .limit(MOST_MERGE_KEYS)
            .forEach(key -> all.add("merge:" + key));
      } else {
        all.add("merge");
      }
    }
    return List.copyOf(all);
  }

  /** The keys of the rule, those that items must have, and pairs; what tells items apart first. */
  private List<String> keyProposals() {
    SequencedSet<String> all = new LinkedHashSet<>();
    if (!rule.listMapKeys().isEmpty()) {
      all.add(String.join(",", rule.listMapKeys()));
    }
    rule.mergeKey().ifPresent(all::add);
    List<String> present =
        keys.stream().filter(key -> key.without().isEmpty()).map(KeyChoice::key).toList();
    List<String> required = required(present);
    if (!required.isEmpty()) {
      all.add(String.join(",", required));
    }
    for (String first : required.isEmpty() ? present : required) {
      present.stream()
          .filter(key -> !tellApart(first) && !required.contains(key) && !key.equals(first))
          .forEach(key -> all.add(first + "," + key));
    }
    all.addAll(required);
    all.addAll(present);
    return all.stream()
        .sorted(Comparator.comparing(each -> !tellApart(each)))
        .limit(MOST_KEYS)
        .toList();
  }

  private List<String> required(List<String> present) {
    List<String> said = items().map(ObjectSchema::requiredFields).orElse(List.of());
    return said.stream().filter(present::contains).limit(MOST_KEYS).toList();
  }

  /** Whether keys tell the items of each list apart. */
  private boolean tellApart(String written) {
    List<String> names = Annotation.words(written);
    return lists.stream()
        .allMatch(
            list -> {
              List<List<Value>> found =
                  list.items().stream()
                      .filter(MapValue.class::isInstance)
                      .map(item -> values((MapValue) item, names))
                      .toList();
              return new HashSet<>(found).size() == found.size();
            });
  }

  private static List<Value> values(MapValue item, List<String> names) {
    return names.stream().map(name -> item.find(name).orElse(NullValue.NULL)).toList();
  }
}
