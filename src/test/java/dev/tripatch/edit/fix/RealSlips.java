package dev.tripatch.edit.fix;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.ui.panes.model.OpenModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Slips in a real object, each as a person would make it in local and in patches. */
final class RealSlips {
  private final MapValue live;
  private final SourceDocument document;
  private final Random random;
  private final boolean isKnown;
  private final List<TypedPath> places = new ArrayList<>();

  RealSlips(MapValue live, Random random) {
    this.live = live;
    this.random = random;
    document = YamlWriter.render("live", live);
    isKnown = OpenModel.WORKBENCH.schemaOf(live) instanceof SchemaAnswer.Known;
    collect(live, TypedPath.root(OpenModel.WORKBENCH.schemaOf(live).declaredType()));
  }

  /** A slip: what a value becomes; empty where it cannot be made. */
  private record Slip(String name, BiFunction<Value, TypedPath, Optional<Value>> made) {}

  private static final List<Slip> SLIPS =
      List.of(
          new Slip("twice", RealSlips::twice),
          new Slip(
              "no key", (value, at) -> firstItem(value, at, (item, key) -> without(item, key))),
          new Slip(
              "empty key",
              (value, at) -> firstItem(value, at, (item, key) -> with(item, key, text("")))),
          new Slip(
              "other key",
              (value, at) ->
                  firstItem(
                      value, at, (item, key) -> with(item, key, text("x-" + item.text(key))))),
          new Slip(
              "near deletion",
              (value, at) ->
                  firstItem(
                      value,
                      at,
                      (item, key) -> Directives.deleteItem(key, text(item.text(key) + "x")))),
          new Slip(
              "replaces item",
              (value, at) ->
                  firstItem(
                      value, at, (item, _) -> with(item, Directives.PATCH, Directives.REPLACE))),
          new Slip("one item", (value, _) -> list(value, 2).map(list -> ListValue.of(list.get(0)))),
          new Slip("new item", (value, _) -> list(value, 1).flatMap(RealSlips::another)),
          new Slip(
              "backwards",
              (value, _) -> list(value, 2).map(list -> new ListValue(list.items().reversed()))),
          new Slip(
              "replaces list",
              (value, at) ->
                  at.mergeKey().isPresent()
                      ? list(value, 2)
                          .map(
                              list ->
                                  ListValue.of(
                                      MapValue.of(Directives.PATCH, Directives.REPLACE),
                                      list.get(0)))
                      : Optional.empty()),
          new Slip(
              "replaces map",
              (value, _) ->
                  map(value, 2).map(map -> with(first(map), Directives.PATCH, Directives.REPLACE))),
          new Slip(
              "deletes map",
              (value, _) ->
                  map(value, 1).map(_ -> MapValue.of(Directives.PATCH, Directives.DELETE))),
          new Slip(
              "keeps one",
              (value, _) ->
                  map(value, 2)
                      .map(
                          map ->
                              with(
                                  first(map),
                                  Directives.RETAIN_KEYS,
                                  new ListValue(List.of(text(map.keys().iterator().next())))))),
          new Slip(
              "keeps none",
              (value, _) ->
                  map(value, 1).map(map -> with(map, Directives.RETAIN_KEYS, ListValue.EMPTY))),
          new Slip(
              "no dollar",
              (value, _) ->
                  map(value, 1)
                      .map(
                          map ->
                              with(first(map), "retainKeys", new ListValue(List.of(text("a")))))),
          new Slip(
              "unknown directive",
              (value, _) ->
                  map(value, 1)
                      .map(
                          map ->
                              with(first(map), "$retainKey", new ListValue(List.of(text("a")))))),
          new Slip(
              "unknown word",
              (value, _) ->
                  map(value, 1).map(map -> with(first(map), Directives.PATCH, text("remove")))),
          new Slip("deletes by value", RealSlips::deletesByValue),
          new Slip("new map", RealSlips::newMap),
          new Slip("one key", (value, _) -> map(value, 2).map(RealSlips::first)),
          new Slip(
              "near name",
              (value, at) ->
                  at.type().hasFields()
                      ? map(value, 1).map(RealSlips::misspelt)
                      : Optional.empty()),
          new Slip(
              "text for number",
              (value, _) ->
                  value instanceof IntegerValue number
                      ? Optional.of(text("" + number.number()))
                      : Optional.empty()),
          new Slip(
              "number for text",
              (value, at) ->
                  isText(value, at) ? Optional.of(new IntegerValue(5)) : Optional.empty()),
          new Slip("item for list", (value, _) -> list(value, 1).map(list -> list.get(0))),
          new Slip(
              "small letters",
              (value, at) ->
                  isChoice(at)
                      ? Optional.of(text(((StringValue) value).text().toLowerCase(Locale.ROOT)))
                      : Optional.empty()),
          new Slip(
              "hidden",
              (value, at) ->
                  isText(value, at)
                      ? Optional.of(text(((StringValue) value).text() + "\u200b"))
                      : Optional.empty()),
          new Slip("both sources", RealSlips::bothSources),
          new Slip(
              "null",
              (value, _) ->
                  value == NullValue.NULL ? Optional.empty() : Optional.of(NullValue.NULL)),
          new Slip("two protocols", RealSlips::twoProtocols),
          new Slip(
              "other value",
              (value, at) ->
                  isText(value, at)
                      ? Optional.of(text("x" + ((StringValue) value).text()))
                      : Optional.empty()));

  private void collect(Value value, TypedPath at) {
    if (at.path().length() > 0 && !at.path().startsWith(FieldPath.of("status"))) {
      places.add(at);
    }
    switch (value) {
      case MapValue map -> map.entries().forEach((key, each) -> collect(each, at.key(key)));
      case ListValue list -> {
        List<PathStep> steps = at.steps(list);
        for (int i = 0; i < list.size(); i++) {
          collect(list.get(i), at.then(steps.get(i)));
        }
      }
      case Scalar _ -> {}
    }
  }

  /** So many slips of each kind, in each way to write them. */
  Stream<RemedyCase> each(int times) {
    List<RemedyCase> all = new ArrayList<>();
    for (Slip slip : SLIPS) {
      if (random.nextInt(Sample.ALL ? 24 : 6) > 0) {
        continue;
      }
      List<TypedPath> order = new ArrayList<>(places);
      Collections.shuffle(order, random);
      order.stream()
          .flatMap(
              at ->
                  value(at)
                      .flatMap(
                          value ->
                              slip.made()
                                  .apply(value, at)
                                  .map(made -> cases(slip.name(), at, made)))
                      .stream())
          .limit(times)
          .forEach(all::addAll);
    }
    all.addAll(ofTexts());
    return all.stream();
  }

  private Optional<Value> value(TypedPath at) {
    return Counted.valueAt(live, at.path());
  }

  private List<RemedyCase> cases(String name, TypedPath at, Value made) {
    FieldPath path = at.path();
    String called =
        name
            + " at "
            + path
            + " of "
            + live.text("kind")
            + " "
            + live.find("metadata").map(it -> ((MapValue) it).text("name")).orElse("");
    List<RemedyCase> cases = new ArrayList<>();
    cases.add(written(called, Writing.OBJECT, local(path, made)));
    if (isKnown) {
      cases.add(written(called, Writing.STRATEGIC, nested(path, made)));
    }
    cases.add(written(called, Writing.MERGE, whole(path, made)));
    for (String word : List.of("add", "replace")) {
      cases.add(
          written(
              word + " " + called, Writing.OPERATIONS, ListValue.of(operation(word, path, made))));
    }
    return cases;
  }

  /** Local says the object, not what the server writes. */
  private Value local(FieldPath path, Value made) {
    return Fields.with(live, path, made).toBuilder().remove("status").build();
  }

  private RemedyCase written(String name, Writing writing, Value value) {
    return new RemedyCase(name, writing, YamlWriter.write(value), document);
  }

  private static Value nested(FieldPath path, Value made) {
    Value value = made;
    for (PathStep step : path.steps().reversed()) {
      value =
          switch (step) {
            case PathStep.Key(String name) -> MapValue.of(name, value);
            case PathStep.KeyedItem(String key, Scalar own, int _) ->
                ListValue.of(
                    value instanceof MapValue map && !map.has(key) ? merged(key, own, map) : value);
            default -> ListValue.of(value);
          };
    }
    return value;
  }

  private static MapValue merged(String key, Scalar own, MapValue map) {
    MapValue.Builder all = MapValue.builder().put(key, own);
    map.entries().forEach(all::put);
    return all.build();
  }

  /** A JSON merge patch has each list whole. */
  private Value whole(FieldPath path, Value made) {
    FieldPath maps = FieldPath.root();
    for (PathStep step : path.steps()) {
      if (!(step instanceof PathStep.Key)) {
        break;
      }
      maps = maps.then(step);
    }
    return nested(
        maps,
        maps.equals(path) ? made : Fields.at(Fields.with(live, path, made), maps).orElse(made));
  }

  private MapValue operation(String word, FieldPath path, Value made) {
    StringBuilder pointer = new StringBuilder();
    for (PathStep step : Counted.counted(path, live).steps()) {
      pointer
          .append('/')
          .append(
              step instanceof PathStep.Key(String name)
                  ? name.replace("~", "~0").replace("/", "~1")
                  : step.toString().replaceAll("[^0-9]", ""));
    }
    return MapValue.builder()
        .put("op", text(word))
        .put("path", text(pointer.toString()))
        .put("value", made)
        .build();
  }

  /** Slips that only a text has, and those of operations. */
  private List<RemedyCase> ofTexts() {
    List<RemedyCase> all = new ArrayList<>();
    String kind = live.text("kind");
    MapValue meta = (MapValue) live.find("metadata").orElse(MapValue.EMPTY);
    for (Writing writing : List.of(isKnown ? Writing.STRATEGIC : Writing.MERGE, Writing.MERGE)) {
      if (meta.find("labels").orElse(NullValue.NULL) instanceof MapValue labels
          && !labels.isEmpty()) {
        all.add(
            new RemedyCase(
                "empty of " + kind, writing, "metadata:\n  labels:\n  # a: b\n", document));
      }
      all.add(
          new RemedyCase(
              "other name of " + kind,
              writing,
              "metadata:\n  name: other\n  labels:\n    a: b\n",
              document));
      all.add(
          new RemedyCase(
              "status of " + kind,
              writing,
              "metadata:\n  labels:\n    a: b\nstatus:\n  replicas: 3\n",
              document));
      all.add(
          new RemedyCase(
              "key twice of " + kind,
              writing,
              "metadata:\n  labels:\n    a: b\n    a: c\n",
              document));
      all.add(
          new RemedyCase(
              "word of " + kind, writing, "metadata:\n  labels:\n    a: no\n", document));
    }
    String name = meta.text("name");
    all.add(
        new RemedyCase(
            "misspelt op of " + kind,
            Writing.OPERATIONS,
            "- op: replcae\n  path: /metadata/name\n  value: " + name + "\n",
            document));
    all.add(
        new RemedyCase(
            "no slash of " + kind,
            Writing.OPERATIONS,
            "- op: replace\n  path: metadata/name\n  value: " + name + "\n",
            document));
    all.add(
        new RemedyCase(
            "misspelt path of " + kind,
            Writing.OPERATIONS,
            "- op: test\n  path: /metadta/name\n  value: " + name + "\n",
            document));
    all.add(
        new RemedyCase(
            "no value of " + kind,
            Writing.OPERATIONS,
            "- op: test\n  path: /metadata/name\n",
            document));
    all.add(
        new RemedyCase(
            "other value of " + kind,
            Writing.OPERATIONS,
            "- op: test\n  path: /metadata/name\n  value: no-" + name + "\n",
            document));
    all.add(
        new RemedyCase(
            "no parent of " + kind,
            Writing.OPERATIONS,
            "- op: add\n  path: /metadata/annotations/a/b\n  value: c\n",
            document));
    return all;
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }

  private static MapValue with(MapValue map, String key, Value value) {
    return map.toBuilder().put(key, value).build();
  }

  private static MapValue without(MapValue map, String key) {
    return map.toBuilder().remove(key).build();
  }

  private static Optional<ListValue> list(Value value, int least) {
    return value instanceof ListValue list && list.size() >= least
        ? Optional.of(list)
        : Optional.empty();
  }

  private static Optional<MapValue> map(Value value, int least) {
    return value instanceof MapValue map && map.size() >= least
        ? Optional.of(map)
        : Optional.empty();
  }

  private static MapValue first(MapValue map) {
    String key = map.keys().iterator().next();
    return MapValue.of(key, map.find(key).orElseThrow());
  }

  /** Changes the first item of a list that has a merge key. */
  private static Optional<Value> firstItem(
      Value value, TypedPath at, BiFunction<MapValue, String, Value> change) {
    return at.mergeKey()
        .flatMap(
            key ->
                list(value, 1)
                    .filter(
                        list ->
                            list.get(0) instanceof MapValue item
                                && item.get(key) instanceof StringValue)
                    .map(
                        list -> {
                          List<Value> items = new ArrayList<>(list.items());
                          items.set(0, change.apply((MapValue) items.getFirst(), key));
                          return new ListValue(items);
                        }));
  }

  private static Optional<Value> twice(Value value, TypedPath at) {
    return at.mergeKey()
        .flatMap(
            key ->
                list(value, 1)
                    .filter(list -> list.get(0) instanceof MapValue item && item.has(key))
                    .map(
                        list -> {
                          List<Value> items = new ArrayList<>(list.items());
                          MapValue item = (MapValue) items.getFirst();
                          items.add(MapValue.of(key, item.find(key).orElseThrow()));
                          return new ListValue(items);
                        }));
  }

  private static Optional<Value> another(ListValue list) {
    Value first = list.get(0);
    return first instanceof StringValue(String word, _)
        ? Optional.of(ListValue.of(text(word + "x")))
        : first instanceof MapValue item
            ? item.entries().entrySet().stream()
                .filter(each -> List.of("name", "key", "host", "mountPath").contains(each.getKey()))
                .findFirst()
                .map(
                    each ->
                        ListValue.of(
                            with(
                                item,
                                each.getKey(),
                                text(
                                    each.getValue() instanceof StringValue(String word, _)
                                        ? word + "x"
                                        : "x"))))
            : Optional.empty();
  }

  private static Optional<Value> deletesByValue(Value value, TypedPath at) {
    return map(value, 1)
        .flatMap(
            map ->
                map.keys().stream()
                    .filter(
                        key ->
                            at.key(key).mergeKey().isPresent()
                                && map.get(key) instanceof ListValue list
                                && list.size() > 1)
                    .findFirst()
                    .map(
                        key -> {
                          MapValue item =
                              (MapValue) ((ListValue) map.find(key).orElseThrow()).get(1);
                          Value name =
                              item.find(at.key(key).mergeKey().orElseThrow()).orElse(text("x"));
                          return MapValue.of(Directives.deletionKey(key), ListValue.of(name));
                        }));
  }

  /** A map that live lacks, with a directive. */
  private static Optional<Value> newMap(Value value, TypedPath at) {
    return map(value, 1)
        .filter(
            map -> at.type().field("securityContext").isPresent() && !map.has("securityContext"))
        .map(
            map ->
                MapValue.of(
                    "securityContext",
                    MapValue.builder()
                        .put(
                            map.has("image") ? Directives.PATCH : Directives.RETAIN_KEYS,
                            map.has("image") ? Directives.REPLACE : ListValue.of(text("runAsUser")))
                        .put("runAsUser", new IntegerValue(1))
                        .build()));
  }

  private static MapValue misspelt(MapValue map) {
    MapValue.Builder all = MapValue.builder();
    String first = map.keys().iterator().next();
    map.entries()
        .forEach(
            (key, each) ->
                all.put(
                    key.equals(first) && key.length() > 3
                        ? key.substring(0, key.length() - 1)
                        : key,
                    each));
    return all.build();
  }

  private static boolean isText(Value value, TypedPath at) {
    return value instanceof StringValue
        && at.type() instanceof SchemaType.Primitive type
        && type.name().equals("string");
  }

  private static boolean isChoice(TypedPath at) {
    return at.type() instanceof SchemaType.Primitive type
        && type.name().equals("string")
        && !type.values().isEmpty();
  }

  private static Optional<Value> bothSources(Value value, TypedPath at) {
    if (!(value instanceof MapValue map)) {
      return Optional.empty();
    }
    if (map.has("valueFrom") && map.has("name")) {
      return Optional.of(
          MapValue.builder()
              .put("name", map.find("name").orElseThrow())
              .put("value", text("a"))
              .build());
    }
    if (map.has("configMap") && map.has("name")) {
      return Optional.of(
          MapValue.builder()
              .put("name", map.find("name").orElseThrow())
              .put("emptyDir", MapValue.EMPTY)
              .build());
    }
    return map.has("httpGet")
        ? Optional.of(MapValue.of("tcpSocket", MapValue.of("port", new IntegerValue(80))))
        : Optional.empty();
  }

  private static Optional<Value> twoProtocols(Value value, TypedPath at) {
    return at.path().last().equals(Optional.of(new PathStep.Key("ports")))
        ? list(value, 1)
            .filter(list -> list.get(0) instanceof MapValue)
            .map(
                list ->
                    new ListValue(
                        List.of(
                            list.get(0),
                            with((MapValue) list.get(0), "protocol", text("UDP")).toBuilder()
                                .put("name", text("udp"))
                                .build())))
        : Optional.empty();
  }
}
