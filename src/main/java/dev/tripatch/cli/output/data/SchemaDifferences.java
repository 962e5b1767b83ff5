package dev.tripatch.cli.output.data;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.overlay.SchemaDifference;
import java.util.List;
import java.util.stream.Stream;

/** How two schemas differ, for programs. */
public final class SchemaDifferences {
  private SchemaDifferences() {}

  /** The answer with all that came, went and changed. */
  public static AnswerFields of(SchemaDifference found) {
    return new AnswerFields()
        .with("changed", found.changed().stream().flatMap(SchemaDifferences::changes).toList())
        .with(
            "onlyFirst",
            side(found.kindsGone(), found.typesGone(), found.fieldsGone(), found.annotatedGone()))
        .with(
            "onlySecond",
            side(found.kindsNew(), found.typesNew(), found.fieldsNew(), found.annotatedNew()));
  }

  private static Stream<AnswerFields> changes(SchemaDifference.Changed field) {
    return field.annotations().stream()
        .map(
            each ->
                new AnswerFields()
                    .with("type", field.type())
                    .with("field", field.before().name())
                    .with("annotation", each.word())
                    .with("first", each.of(field.before()))
                    .with("second", each.of(field.after())));
  }

  private static AnswerFields side(
      List<KnownKind> kinds,
      List<String> types,
      List<SchemaDifference.Declared> fields,
      List<SchemaDifference.Declared> patched) {
    return new AnswerFields()
        .with("kinds", kinds.stream().map(SchemaDifferences::kind).toList())
        .with("types", types)
        .with("fields", fields.stream().map(SchemaDifferences::field).toList())
        .with("patchedFields", patched.stream().map(SchemaDifferences::field).toList());
  }

  private static AnswerFields kind(KnownKind kind) {
    return new AnswerFields().with("apiVersion", kind.apiVersion()).with("kind", kind.kind());
  }

  private static AnswerFields field(SchemaDifference.Declared field) {
    return new AnswerFields()
        .with("type", field.type())
        .with("field", field.rule().name())
        .with("patchStrategy", Annotation.PATCH_STRATEGY.of(field.rule()))
        .with("patchMergeKey", Annotation.MERGE_KEY.of(field.rule()));
  }
}
