package dev.tripatch.hazard;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.hazard.Findings.Telling;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import java.util.Optional;
import java.util.Set;

/** The warnings of reading a document that matter for its fields. */
final class ReadWarnings {
  private static final Set<String> NUMBERS = Set.of("integer", "number", "Quantity", "IntOrString");

  private final Where where;
  private final Text text;
  private final SchemaType type;
  private final Findings findings;

  ReadWarnings(Where where, Text text, SchemaType type, Findings findings) {
    this.where = where;
    this.text = text;
    this.type = type;
    this.findings = findings;
  }

  void check() {
    for (Diagnostic diagnostic : text.document().diagnostics()) {
      switch (diagnostic.topic()) {
        case WORD -> {
          Field field = fieldAt(diagnostic.span());
          if (!isMeant(field)) {
            add(HazardKind.SURPRISING_TEXT, field.path(), diagnostic);
          }
        }
        case DUPLICATE_KEY ->
            add(HazardKind.DUPLICATE_KEY, fieldAt(diagnostic.span()).path(), diagnostic);
        case OTHER -> {}
      }
    }
  }

  /** The innermost field whose text holds this place. */
  private Field fieldAt(Span span) {
    Field[] found = {
      new Field(FieldPath.root(), text.object(), Optional.empty(), SchemaType.UNDECLARED)
    };
    FieldWalk.over(
        text.object(),
        type,
        field -> {
          Optional<Place> place = text.places().locate(field.path());
          if (place.filter(at -> at.span().contains(span)).isPresent()) {
            found[0] = field;
          }
        });
    return found[0];
  }

  /** Whether the schema wants a number or boolean here, such as the file mode 0644. */
  private static boolean isMeant(Field field) {
    return field.value() instanceof Scalar scalar
        && field.type() instanceof SchemaType.Primitive primitive
        && !(scalar instanceof StringValue)
        && (scalar instanceof BoolValue
            ? primitive.name().equals("boolean")
            : NUMBERS.contains(primitive.name()));
  }

  private void add(HazardKind kind, FieldPath path, Diagnostic diagnostic) {
    Telling telling = new Telling(kind, diagnostic.message(), diagnostic.remedy());
    findings.add(where, path, Optional.of(diagnostic.span()), telling);
  }
}
