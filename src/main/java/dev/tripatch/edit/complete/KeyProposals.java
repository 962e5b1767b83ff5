package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The fields that may be written in a map: those that the schema declares, and those of live. */
record KeyProposals(Writing writing, CaretPlace place, CaretSpot spot) {
  private static final Set<String> PROBE = Set.of("httpGet", "tcpSocket", "periodSeconds");
  private static final String HTTP_GET = "httpGet:\n  path: /PATH\n  port: PORT";

  List<Suggestion> all() {
    List<Suggestion> all = new ArrayList<>();
    names().stream()
        .filter(name -> !place.present().contains(name))
        .forEach(
            name -> {
              all.add(of(name));
              probe(name).ifPresent(all::add);
            });
    return all;
  }

  /** A probe to be filled in, where live has none; it is known by the fields that its type has. */
  private Optional<Suggestion> probe(String name) {
    boolean isProbe =
        spot.struct().flatMap(schema -> schema.field(name)).map(FieldRule::type).orElse(null)
                instanceof ObjectSchema type
            && type.fieldNames().containsAll(PROBE);
    if (!isProbe || place.layout().isKeyDone() || spot.liveMap().find(name).isPresent()) {
      return Optional.empty();
    }
    String begin = place.layout().map(name);
    String indent = begin.substring(begin.indexOf('\n'));
    return Optional.of(
        new Suggestion(
                CompletionWording.NEW_FIELD.text("field", name),
                Kind.TEMPLATE,
                CompletionWording.TEMPLATE.text(),
                begin + HTTP_GET.replace("\n", indent),
                place.replaces())
            .filledIn(HTTP_GET));
  }

  /** In the order list only merge keys have their place; an item begins with its merge key. */
  private List<String> names() {
    Optional<String> key =
        spot.mergeKey().filter(_ -> place.shape() != CaretPlace.Shape.KEY_OR_DASH || isItem());
    if (spot.role() == CaretSpot.Role.ORDER) {
      return key.stream().toList();
    }
    TreeSet<String> names = new TreeSet<>(spot.liveMap().keys());
    spot.struct().ifPresent(schema -> names.addAll(schema.fieldNames()));
    names.remove(SchemaType.MapOf.ANY_KEY);
    List<String> ordered = new ArrayList<>(names);
    key.filter(names::contains)
        .ifPresent(
            first -> {
              ordered.remove(first);
              ordered.addFirst(first);
            });
    return List.copyOf(ordered);
  }

  private boolean isItem() {
    return !place.way().isEmpty() && place.way().getLast() instanceof Level.Element;
  }

  private Suggestion of(String name) {
    Optional<FieldRule> rule = spot.struct().flatMap(schema -> schema.field(name));
    Optional<Value> live = spot.liveMap().find(name);
    return new Suggestion(
        name,
        Kind.FIELD,
        detail(rule, live),
        insert(name, rule, live),
        place.replaces(),
        spot.help(name));
  }

  private static String detail(Optional<FieldRule> rule, Optional<Value> live) {
    List<String> words = new ArrayList<>();
    rule.ifPresent(it -> words.add(TypeWords.of(it)));
    live.filter(Scalar.class::isInstance)
        .map(Written::yaml)
        .filter(text -> text.length() <= 40 && Written.fitsLine(text))
        .ifPresent(text -> words.add("live: " + text));
    return String.join(" · ", words);
  }

  private String insert(String name, Optional<FieldRule> rule, Optional<Value> live) {
    String key = Written.yaml(new StringValue(name));
    Optional<SchemaType> type = rule.map(FieldRule::type);
    if (type.filter(ObjectSchema.class::isInstance).isPresent()
        || type.filter(SchemaType.MapOf.class::isInstance).isPresent()
        || (type.isEmpty() && live.filter(MapValue.class::isInstance).isPresent())) {
      return place.layout().map(key);
    }
    boolean isList =
        type.filter(SchemaType.ListOf.class::isInstance).isPresent()
            || (type.isEmpty() && live.filter(ListValue.class::isInstance).isPresent());
    return isList ? place.layout().list(key, firstKey(rule)) : place.layout().scalar(key);
  }

  /** An item of a list that is merged begins with its merge key. */
  private String firstKey(Optional<FieldRule> rule) {
    return rule.filter(FieldRule::merges)
        .flatMap(FieldRule::mergeKey)
        .filter(_ -> writing != Writing.MERGE)
        .map(key -> key + ": ")
        .orElse("");
  }
}
