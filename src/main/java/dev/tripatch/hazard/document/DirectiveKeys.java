package dev.tripatch.hazard.document;

import dev.tripatch.hazard.found.Field;
import dev.tripatch.hazard.found.Findings;
import dev.tripatch.hazard.found.Findings.Telling;
import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.hazard.found.Show;
import dev.tripatch.hazard.found.Text;
import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.Directives;
import dev.tripatch.patch.Refusals;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.role.Role;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Checks the keys of maps that are directives, or look like directives. */
public final class DirectiveKeys {
  private static final List<Value> KUBERNETES_WORDS =
      List.of(Directives.DELETE, Directives.REPLACE);
  private static final List<Value> WORDS =
      List.of(Directives.DELETE, Directives.REPLACE, Directives.MERGE);

  private final Role where;
  private final Text text;
  private final Dialect dialect;
  private final String reader;
  private final Findings findings;

  /**
   * A check of a document's maps.
   *
   * @param where the document: only in a patch do directives have their place
   * @param reader what reads the directives, within a sentence
   */
  public DirectiveKeys(Role where, Text text, Dialect dialect, String reader, Findings findings) {
    this.reader = reader;
    this.where = where;
    this.text = text;
    this.dialect = dialect;
    this.findings = findings;
  }

  /** Checks the keys of a field's value; passes over what is no map. */
  public void check(Field field) {
    if (field.value() instanceof MapValue map) {
      map.entries()
          .forEach((key, value) -> suspicion(field, map, key, value).ifPresent(add(field, key)));
    }
  }

  private Consumer<Telling> add(Field field, String key) {
    return telling -> findings.add(where, text, field.path().key(key), telling);
  }

  private Optional<Telling> suspicion(Field field, MapValue map, String key, Value value) {
    Optional<ObjectSchema> struct = field.asStruct().map(Field.Struct::schema);
    if (struct.flatMap(schema -> schema.field(key)).isPresent()) {
      return Optional.empty();
    }
    if (Directives.isDirective(key)) {
      return directive(field, map, key, value, struct);
    }
    return struct.isEmpty() ? Optional.empty() : other(key, value, struct.get());
  }

  private Optional<Telling> directive(
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

  private Telling unsupported(String key) {
    String fate =
        dialect.dropsUnknown()
            ? "drops it unread, so it has no effect"
            : "takes it as an ordinary field, which ends up in the object";
    return new Telling(
        HazardKind.UNSUPPORTED_DIRECTIVE,
        "%s does not know %s and %s.".formatted(sentenceStart(reader), key, fate),
        key.equals(Directives.PATCH)
            ? "Say with null what is to go, and write lists out in full."
            : "Take it out; write the field with null to delete it, or the whole list.");
  }

  private static Telling misplaced(String key) {
    return new Telling(
        HazardKind.DIRECTIVE_IN_OBJECT,
        key
            + " is a directive for patches, but this document is compared as an object: the"
            + " directive is carried into the calculated patch and acts there, or is refused.",
        "Take it out. A patch that you wrote goes to kubectl patch, or to tripatch with --patch.");
  }

  /** A value of {@code $patch} that the reader refuses. */
  private Optional<Telling> marker(MapValue map, FieldPath path) {
    Value word = map.find(Directives.PATCH).orElseThrow();
    boolean isKnown = (dialect == Dialect.KUSTOMIZE ? WORDS : KUBERNETES_WORDS).contains(word);
    if (isKnown) {
      return Optional.empty();
    }
    boolean isItem = path.last().filter(step -> !(step instanceof Step.Key)).isPresent();
    boolean isMergeInList = isItem && word.equals(Directives.MERGE);
    String refusal =
        (isMergeInList ? Refusals.mergeInList(path) : Refusals.unknownPatchType(path, word, map))
            .refusal()
            .referenceText();
    return Optional.of(
        new Telling(
            HazardKind.UNKNOWN_DIRECTIVE,
            "$patch does not take the word %s here.".formatted(Show.value(word)),
            "Write $patch: delete or $patch: replace; to merge, leave $patch out.",
            dialect == Dialect.KUSTOMIZE ? Optional.empty() : Optional.of(refusal)));
  }

  /** A parallel list that speaks of no list of this type. */
  private static Optional<Telling> list(String key, Optional<ObjectSchema> struct) {
    Optional<String> list = Directives.listOf(key);
    boolean isKnown =
        list.isPresent() && struct.map(schema -> schema.field(list.get()).isPresent()).orElse(true);
    if (isKnown || (list.isEmpty() && struct.isEmpty())) {
      return Optional.empty();
    }
    String owner = struct.map(ObjectSchema::name).orElse("");
    return Optional.of(
        new Telling(
            HazardKind.UNKNOWN_DIRECTIVE,
            list.isEmpty()
                ? key + " does not say which list it speaks of."
                : "%s speaks of the list %s, which %s does not have."
                    .formatted(key, list.get(), owner),
            "Write the name of a list of this map behind the slash."));
  }

  private Optional<Telling> other(String key, Value value, ObjectSchema schema) {
    if (key.startsWith("$")) {
      return Optional.of(
          new Telling(
              HazardKind.UNKNOWN_DIRECTIVE,
              "%s is no directive that Kubernetes knows, and %s has no field of that name."
                  .formatted(key, schema.name()),
              "The directives are $patch, $retainKeys, $setElementOrder/LIST and"
                  + " $deleteFromPrimitiveList/LIST.",
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

  private Telling withoutDollar(String key, Value value, ObjectSchema schema) {
    return new Telling(
        HazardKind.DIRECTIVE_WITHOUT_DOLLAR,
        "%s reads like the directive $%s but lacks its $: it is taken as a field, and %s has none"
                .formatted(key, key, schema.name())
            + " of that name. So it directs nothing.",
        where == Role.PATCH
            ? "Write $%s.".formatted(key)
            : "Take it out; in a patch write $%s.".formatted(key),
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
