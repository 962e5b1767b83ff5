package dev.tripatch.workspace.schemas;

import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.workspace.schemas.OwnRulesCheck.RuleProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether the lists of a document can be merged by own rules: each item has its key, once. */
public final class ItemKeysCheck {
  private final ManifestObject object;
  private final SourceDocument document;
  private final List<RuleProblem> problems = new ArrayList<>();

  private ItemKeysCheck(ManifestObject object) {
    this.object = object;
    this.document = object.document();
  }

  /** What there is to say about a document, in its order. */
  public static List<RuleProblem> of(ManifestObject object, Schemas schemas) {
    ItemKeysCheck check = new ItemKeysCheck(object);
    MapValue decoded = object.document().decodedObject().orElse(MapValue.EMPTY);
    schemas
        .source()
        .of(decoded)
        .fields()
        .ifPresent(type -> check.walk(decoded, TypedPath.root(type)));
    return List.copyOf(check.problems);
  }

  private void walk(Value value, TypedPath at) {
    if (value instanceof MapValue map) {
      map.entries().forEach((key, part) -> walk(part, at.key(key)));
    } else if (value instanceof ListValue list) {
      at.rule().filter(FieldRule::isOwn).ifPresent(rule -> check(list, rule, at.path()));
      for (int i = 0; i < list.size(); i++) {
        walk(list.get(i), at.then(new PathStep.IndexItem(i)));
      }
    }
  }

  private void check(ListValue list, FieldRule rule, FieldPath path) {
    List<String> keys = keys(rule);
    Map<List<Value>, Integer> first = new HashMap<>();
    for (int i = 0; i < list.size(); i++) {
      Optional<List<Value>> name = name(list.get(i), keys, path.index(i), rule);
      if (name.isPresent()) {
        Integer before = first.putIfAbsent(name.get(), i);
        if (before != null && isPaired(rule)) {
          addDuplicate(name.get(), keys, path, i, before);
        }
      }
    }
  }

  /** What tells the items from each other; none for lists of plain values. */
  private static List<String> keys(FieldRule rule) {
    if (rule.merges() && rule.mergeKey().isPresent()) {
      return Annotation.words(rule.mergeKey().get());
    }
    return rule.merges() ? List.of() : rule.listMapKeys();
  }

  private static boolean isPaired(FieldRule rule) {
    return rule.merges() || rule.listType().filter(word -> !word.equals("atomic")).isPresent();
  }

  /** The values that name an item; empty if one is missing, which is told. */
  private Optional<List<Value>> name(
      Value item, List<String> keys, FieldPath path, FieldRule rule) {
    if (!(item instanceof MapValue map)) {
      return item instanceof Scalar ? Optional.of(List.of(item)) : Optional.empty();
    }
    if (keys.isEmpty()) {
      return Optional.empty();
    }
    List<Value> name = new ArrayList<>();
    for (String key : keys) {
      Value value = map.find(key).orElse(NullValue.NULL);
      // A default may fill in one of several keys, as protocol of ports; one alone has none.
      if (value == NullValue.NULL && (keys.size() == 1 || rule.merges())) {
        add(path, OwnRuleWording.NO_KEY.text("key", key), OwnRuleWording.WRITE_KEY.text());
        return Optional.empty();
      }
      name.add(value);
    }
    return Optional.of(name);
  }

  private void addDuplicate(
      List<Value> name, List<String> keys, FieldPath path, int index, int before) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < name.size(); i++) {
      words.add((keys.isEmpty() ? "" : keys.get(i) + " ") + CanonicalJson.write(name.get(i)));
    }
    add(
        path.index(index),
        OwnRuleWording.SAME_KEY.text("before", before, "name", String.join(", ", words)),
        OwnRuleWording.OTHER_KEY.text());
  }

  private void add(FieldPath path, String sentence, String remedy) {
    int offset =
        Places.of(document).locate(path).map(Place::span).map(span -> span.start()).orElse(0);
    problems.add(new RuleProblem(object.locate(offset), true, path.toString(), sentence, remedy));
  }
}
