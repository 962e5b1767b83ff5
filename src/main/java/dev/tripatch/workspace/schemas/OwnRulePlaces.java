package dev.tripatch.workspace.schemas;

import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.schema.overlay.SchemaPaths;
import java.util.List;
import java.util.Optional;

/** Where own rules are written in their files. */
final class OwnRulePlaces {
  private static final String RULES = "rules";

  private final List<SourceDocument> files;

  /** The places in these files; where two have a rule for a field, the later one's counts. */
  OwnRulePlaces(List<SchemaText> texts) {
    files = texts.reversed().stream().map(OwnRulePlaces::read).toList();
  }

  private static SourceDocument read(SchemaText text) {
    return SourceReader.read(text.name(), text.text());
  }

  /** {@code file:line:column} of the rule for a field; its own words if no file has it. */
  String of(RuleTarget target) {
    return files.stream()
        .flatMap(file -> in(file, target).stream())
        .findFirst()
        .orElseGet(target::text);
  }

  private static Optional<String> in(SourceDocument file, RuleTarget target) {
    ListValue rules =
        file.object().flatMap(object -> object.find(RULES)).orElse(ListValue.EMPTY)
                instanceof ListValue list
            ? list
            : ListValue.EMPTY;
    for (int i = rules.size() - 1; i >= 0; i--) {
      if (rules.get(i) instanceof MapValue rule && isFor(rule, target)) {
        FieldPath path = FieldPath.root().key(RULES).index(i);
        return Places.of(file).locate(path).map(Place::span).map(span -> file.locate(span.start()));
      }
    }
    return Optional.empty();
  }

  private static boolean isFor(MapValue rule, RuleTarget target) {
    String field = rule.text("field");
    return switch (target) {
      case RuleTarget.OfType of -> rule.text("type").equals(of.type()) && field.equals(of.field());
      case RuleTarget.OfKind of ->
          rule.text("kind").equals(of.kind())
              && rule.text("apiVersion").equals(of.apiVersion())
              && SchemaPaths.read(field).equals(of.path());
    };
  }
}
