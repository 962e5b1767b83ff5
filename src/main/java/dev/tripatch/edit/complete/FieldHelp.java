package dev.tripatch.edit.complete;

import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldPurpose;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What there is to know of a field while a person writes it.
 *
 * @param rules its type and how it is patched, in few words
 * @param isRequired whether its map must have it
 * @param usual what the server writes where nobody does; empty if nothing is known of that
 * @param allowed the only values that a server takes; none if there is no such list
 * @param line what it is for, in one sentence; empty if nobody says
 */
public record FieldHelp(
    String rules,
    boolean isRequired,
    Optional<String> usual,
    List<String> allowed,
    Optional<String> line) {

  /** Nothing is known. */
  public static final FieldHelp NONE =
      new FieldHelp("", false, Optional.empty(), List.of(), Optional.empty());

  private static final int LONGEST_DEFAULT = 80;

  /** A default that not all objects have which may have the field. */
  private static final String IN_A_KIND = "@in ";

  /** What is known of a field of a type; the default may depend on its neighbours in live. */
  static FieldHelp of(ObjectSchema owner, FieldRule rule, MapValue neighbours) {
    return new FieldHelp(
        String.join(" · ", rules(rule)),
        owner.requiredFields().contains(rule.name()),
        usual(rule, neighbours),
        CaretSpot.values(SchemaType.withoutLists(rule.type())).stream()
            .map(Written::plain)
            .toList(),
        owner.description(rule.name()).or(() -> FieldPurpose.of(owner, rule.name())));
  }

  private static List<String> rules(FieldRule rule) {
    List<String> words = new ArrayList<>(List.of(TypeWords.of(rule)));
    rule.listType()
        .map(
            type ->
                rule.listMapKeys().isEmpty()
                    ? CompletionWording.LIST_TYPE.text("type", type)
                    : CompletionWording.LIST_TYPE_KEYS.text(
                        "type", type, "keys", String.join(", ", rule.listMapKeys())))
        .ifPresent(words::add);
    return words;
  }

  private static Optional<String> usual(FieldRule rule, MapValue neighbours) {
    return Optional.ofNullable(ServerDefaults.of(rule.owner()).get(rule.name()))
        .filter(word -> !word.startsWith(IN_A_KIND))
        .flatMap(word -> ServerDefaults.value(word, neighbours))
        .map(FieldHelp::written)
        .filter(text -> text.length() <= LONGEST_DEFAULT);
  }

  private static String written(Value value) {
    return value instanceof Scalar scalar ? Written.yaml(scalar) : CanonicalJson.write(value);
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /** What there is to say beside type and rules, line by line. */
  public List<String> lines() {
    List<String> facts = new ArrayList<>();
    if (isRequired) {
      facts.add(CompletionWording.REQUIRED.text());
    }
    usual.map(value -> CompletionWording.DEFAULT.text("value", value)).ifPresent(facts::add);
    if (!allowed.isEmpty()) {
      facts.add(
          CompletionWording.ONE_OF.text(
              "values", allowed.stream().collect(Collectors.joining(", "))));
    }
    List<String> lines = new ArrayList<>();
    if (!facts.isEmpty()) {
      lines.add(String.join(" · ", facts));
    }
    line.ifPresent(lines::add);
    return List.copyOf(lines);
  }

  /** All of it below the field's path. */
  String below(String path) {
    List<String> all = new ArrayList<>(List.of(path, rules));
    all.addAll(lines());
    return String.join("\n", all);
  }
}
