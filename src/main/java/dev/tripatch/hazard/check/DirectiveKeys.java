package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Checks the keys of maps that are directives, or look like directives.
 *
 * @param where the document: only in a patch do directives have their place
 * @param reader what reads the directives, within a sentence
 */
public record DirectiveKeys(
    Role where, Text text, Dialect dialect, String reader, Findings findings) {
  private static final List<Value> KUBERNETES_WORDS =
      List.of(Directives.DELETE, Directives.REPLACE);
  private static final List<Value> WORDS =
      List.of(Directives.DELETE, Directives.REPLACE, Directives.MERGE);

  /** Checks the keys of a field's value; passes over what is no map. */
  public void check(Field field) {
    if (field.value() instanceof MapValue map) {
      map.entries()
          .forEach((key, value) -> suspicion(field, map, key, value).ifPresent(add(field, key)));
    }
  }

  /** The same for directives alone, in a document that the change does not come from. */
  public void checkDirectives(Field field) {
    if (field.value() instanceof MapValue map) {
      map.keys().stream()
          .filter(Directives::isDirective)
          .forEach(key -> add(field, key).accept(misplaced(key)));
    }
  }

  private Consumer<Finding> add(Field field, String key) {
    return finding -> findings.add(where, text, field.path().key(key), finding);
  }

  private Optional<Finding> suspicion(Field field, MapValue map, String key, Value value) {
    Optional<ObjectSchema> struct = field.asStruct().map(Field.Struct::schema);
    if (struct.flatMap(schema -> schema.field(key)).isPresent()) {
      return Optional.empty();
    }
    if (Directives.isDirective(key)) {
      return directive(field, map, key, value, struct);
    }
    return struct.isEmpty() ? Optional.empty() : other(key, value, struct.get());
  }

  private Optional<Finding> directive(
      Field field, MapValue map, String key, Value value, Optional<ObjectSchema> struct) {
    if (!dialect.knows(key)) {
      return Optional.of(unsupported(key));
    }
    if (where != Role.PATCH) {
      return Optional.of(misplaced(key));
    }
    return key.equals(Directives.PATCH)
        ? marker(map, field.path())
        : struct
            .flatMap(schema -> MisplacedDirective.of(key, value, schema))
            .or(() -> list(key, struct.filter(ignored -> !key.equals(Directives.RETAIN_KEYS))));
  }

  private Finding unsupported(String key) {
    return new Finding(
        HazardKind.UNSUPPORTED_DIRECTIVE,
        (dialect.dropsUnknown() ? HazardWording.NOT_KNOWN_DROPPED : HazardWording.NOT_KNOWN_KEPT)
            .text("reader", sentenceStart(reader), "directive", key),
        (key.equals(Directives.PATCH)
                ? HazardWording.NULL_INSTEAD_OF_PATCH
                : HazardWording.NULL_INSTEAD)
            .text());
  }

  private Finding misplaced(String key) {
    String sentence =
        switch (where) {
          case LIVE -> HazardWording.IN_LIVE.text("directive", key);
          case LAST_APPLIED -> HazardWording.IN_LAST_APPLIED.text("directive", key);
          case LOCAL, PATCH, RESULT -> HazardWording.IN_OBJECT.text("directive", key);
        };
    HazardWording remedy =
        switch (where) {
          case LIVE -> HazardWording.REMOVE_FROM_LIVE;
          case LAST_APPLIED -> HazardWording.EDIT_LAST_APPLIED;
          case LOCAL, PATCH, RESULT -> HazardWording.USE_KUBECTL_PATCH;
        };
    return new Finding(HazardKind.DIRECTIVE_IN_OBJECT, sentence, remedy.text());
  }

  /** A value of {@code $patch} that the reader refuses. */
  private Optional<Finding> marker(MapValue map, FieldPath path) {
    Value word = map.find(Directives.PATCH).orElseThrow();
    boolean isKnown = (dialect == Dialect.KUSTOMIZE ? WORDS : KUBERNETES_WORDS).contains(word);
    if (isKnown) {
      return Optional.empty();
    }
    boolean isItem = path.isItem();
    boolean isMergeInList = isItem && word.equals(Directives.MERGE);
    String refusal =
        (isMergeInList ? Refusals.mergeInList(path) : Refusals.unknownPatchType(path, word, map))
            .refusal()
            .referenceText();
    return Optional.of(
        new Finding(
            HazardKind.UNKNOWN_DIRECTIVE,
            HazardWording.UNKNOWN_WORD.text("word", Show.value(word)),
            HazardWording.WORDS.text(),
            dialect == Dialect.KUSTOMIZE ? Optional.empty() : Optional.of(refusal)));
  }

  /** A parallel list that mentions no list of this type. */
  private static Optional<Finding> list(String key, Optional<ObjectSchema> struct) {
    Optional<String> list = Directives.listOf(key);
    boolean isKnown =
        list.isPresent() && struct.map(schema -> schema.field(list.get()).isPresent()).orElse(true);
    if (isKnown || (list.isEmpty() && struct.isEmpty())) {
      return Optional.empty();
    }
    String owner = struct.map(ObjectSchema::name).orElse("");
    return Optional.of(
        new Finding(
            HazardKind.UNKNOWN_DIRECTIVE,
            list.isEmpty()
                ? HazardWording.NO_LIST_NAMED.text("directive", key)
                : HazardWording.NO_SUCH_LIST.text(
                    "directive", key, "list", list.get(), "owner", owner),
            HazardWording.NAME_A_LIST.text()));
  }

  private Optional<Finding> other(String key, Value value, ObjectSchema schema) {
    if (key.startsWith("$")) {
      return Optional.of(
          new Finding(
              HazardKind.UNKNOWN_DIRECTIVE,
              HazardWording.UNKNOWN_DIRECTIVE.text("directive", key, "type", schema.name()),
              HazardWording.DIRECTIVES.text(),
              unknownField(schema, key, value)));
    }
    return looksLikeDirective(key, value)
        ? Optional.of(withoutDollar(key, value, schema))
        : Optional.empty();
  }

  private static boolean looksLikeDirective(String key, Value value) {
    String directive = "$" + key;
    if (directive.equals(Directives.PATCH)) {
      return WORDS.contains(value);
    }
    return value instanceof ListValue
        && (directive.equals(Directives.RETAIN_KEYS) || Directives.listOf(directive).isPresent());
  }

  private Finding withoutDollar(String key, Value value, ObjectSchema schema) {
    return new Finding(
        HazardKind.DIRECTIVE_WITHOUT_DOLLAR,
        HazardWording.WITHOUT_DOLLAR.text("key", key, "type", schema.name()),
        (where == Role.PATCH ? HazardWording.WRITE_DOLLAR : HazardWording.REMOVE_OR_DOLLAR)
            .text("key", key),
        unknownField(schema, key, value));
  }

  /** The diff's words for a map or list that no field declares; a server may have others. */
  private static Optional<String> unknownField(ObjectSchema schema, String key, Value value) {
    return value instanceof ListValue || value instanceof MapValue
        ? Optional.of(
            Refusals.unknownField(FieldPath.of(key), schema.name(), key).refusal().referenceText())
        : Optional.empty();
  }

  private static String sentenceStart(String phrase) {
    return phrase.startsWith("a ") ? "A" + phrase.substring(1) : phrase;
  }
}
