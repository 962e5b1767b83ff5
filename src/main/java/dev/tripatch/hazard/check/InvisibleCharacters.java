package dev.tripatch.hazard.check;

import dev.tripatch.document.Span;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.prose.HiddenCharacters;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks for keys and values with characters that nobody sees. */
public record InvisibleCharacters(Role where, Text text, Findings findings) {
  /** So many are named; more would make a long sentence. */
  private static final int NAMED = 3;

  /** Checks a field's key, and its value if that is a string. */
  public void check(Field field) {
    String name = field.path().last().orElse(null) instanceof PathStep.Key(String key) ? key : "";
    HiddenIn inKey = HiddenIn.key(name);
    if (!inKey.isEmpty()) {
      add("The key", inKey, field.path(), text.spanOf(field.path()));
    }
    if (field.value().exact() instanceof StringValue(String value, _)) {
      HiddenIn inValue = HiddenIn.value(name, value);
      if (!inValue.isEmpty()) {
        add("The value", inValue, field.path(), placeOf(inValue, field.path()));
      }
    }
  }

  private void add(String what, HiddenIn hidden, FieldPath path, Optional<Span> span) {
    String names =
        hidden.characters().stream()
            .limit(NAMED)
            .map(HiddenCharacters::nameOf)
            .collect(Collectors.joining(", "));
    int more = hidden.characters().size() - NAMED;
    findings.add(
        where,
        path,
        span,
        new Finding(
            HazardKind.INVISIBLE_CHARACTERS,
            (more > 0 ? HazardWording.HIDDEN_MORE : HazardWording.HIDDEN)
                .text("what", what, "names", names),
            HazardWording.DELETE_OR_ESCAPE.text()));
  }

  /**
   * From the first of them to the end of its line; the whole field where they are written as
   * escapes.
   */
  private Optional<Span> placeOf(HiddenIn hidden, FieldPath path) {
    Optional<Span> field = text.places().locate(path).map(place -> place.valueSpan());
    String all = text.document().text();
    return field
        .flatMap(
            span ->
                hidden.characters().stream()
                    .map(c -> all.indexOf(c, span.start(), span.end()))
                    .filter(at -> at >= 0)
                    .min(Integer::compare)
                    .map(at -> restOfLine(at, span)))
        .or(() -> text.spanOf(path));
  }

  /** Something that can be seen is in it, so that a mark shows. */
  private Span restOfLine(int at, Span field) {
    String all = text.document().text();
    int lineEnd = all.indexOf('\n', at);
    int end = lineEnd < 0 ? field.end() : Math.min(lineEnd, field.end());
    boolean isLast = all.substring(at, end).codePoints().allMatch(HiddenCharacters::isHidden);
    return new Span(isLast ? Math.max(field.start(), at - 1) : at, end);
  }
}
