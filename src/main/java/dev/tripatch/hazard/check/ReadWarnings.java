package dev.tripatch.hazard.check;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The warnings of reading a document that matter for its fields. */
public record ReadWarnings(Role where, Text text, SchemaType type, Findings findings) {
  private static final Set<String> NUMBERS = Set.of("integer", "number", "Quantity", "IntOrString");

  private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+\\.0+");

  /** Checks what the reader said of words and of keys that are there twice. */
  public void check() {
    Map<Diagnostic, Field> fields = fields();
    for (Diagnostic diagnostic : text.document().diagnostics()) {
      Field field = fields.getOrDefault(diagnostic, root());
      switch (diagnostic.topic()) {
        case WORD -> {
          if (!isMeant(field) && !isPlainNumber(field, diagnostic.span())) {
            add(HazardKind.SURPRISING_TEXT, field.path(), diagnostic);
          }
        }
        case DUPLICATE_KEY -> add(HazardKind.DUPLICATE_KEY, field.path(), diagnostic);
        case OTHER -> {}
      }
    }
  }

  private Field root() {
    return new Field(
        FieldPath.root(), text.object(), Optional.empty(), SchemaType.Primitive.UNDECLARED);
  }

  /**
   * The innermost field whose text holds the place of a warning; in one walk for all of them, since
   * each of thousands of values can have one.
   */
  private Map<Diagnostic, Field> fields() {
    Map<Diagnostic, Field> fields = new HashMap<>();
    NavigableMap<Integer, List<Diagnostic>> byPlace = new TreeMap<>();
    for (Diagnostic each : text.document().diagnostics()) {
      byPlace.computeIfAbsent(each.span().start(), _ -> new ArrayList<>(1)).add(each);
    }
    if (!byPlace.isEmpty()) {
      FieldWalk.over(
          text.object(),
          type,
          field -> inside(field, byPlace).forEach(each -> fields.put(each, field)));
    }
    return fields;
  }

  private Stream<Diagnostic> inside(Field field, NavigableMap<Integer, List<Diagnostic>> byPlace) {
    Optional<Span> span = text.places().locate(field.path()).map(Place::span);
    return span.stream()
        .flatMap(own -> byPlace.subMap(own.start(), true, own.end(), true).values().stream())
        .flatMap(List::stream)
        .filter(each -> span.get().contains(each.span()));
  }

  /** Whether the schema wants a number or boolean here, such as the file mode 0644. */
  private static boolean isMeant(Field field) {
    return field.value().exact() instanceof Scalar scalar
        && field.type() instanceof SchemaType.Primitive primitive
        && !(scalar instanceof StringValue)
        && (scalar instanceof BoolValue
            ? primitive.name().equals("boolean")
            : NUMBERS.contains(primitive.name()));
  }

  /**
   * A number with nothing but zeros after its point, such as a percentage of 100.0, in a field that
   * no schema declares: it is read as the same number. What is called a version is meant as text.
   */
  private boolean isPlainNumber(Field field, Span word) {
    boolean isUndeclared = field.type().equals(SchemaType.Primitive.UNDECLARED);
    boolean isVersion =
        field
            .path()
            .last()
            .filter(step -> step instanceof PathStep.Key(String name) && isText(name))
            .isPresent();
    return isUndeclared
        && !isVersion
        && WHOLE.matcher(text.document().text().substring(word.start(), word.end())).matches();
  }

  private static boolean isText(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith("version") || lower.endsWith("tag") || lower.endsWith("release");
  }

  private void add(HazardKind kind, FieldPath path, Diagnostic diagnostic) {
    Finding finding = new Finding(kind, diagnostic.message(), diagnostic.remedy());
    findings.add(where, path, Optional.of(diagnostic.span()), finding);
  }
}
