package dev.tripatch.cli.output.data;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.overlay.SchemaDifference;
import java.util.List;
import java.util.stream.Stream;

/** How two schemas differ, for programs. */
public record SchemaDifferences(List<Change> changed, Side onlyFirst, Side onlySecond) {

  /** The answer with all that came, went and changed. */
  public static SchemaDifferences of(SchemaDifference found) {
    return new SchemaDifferences(
        found.changed().stream().flatMap(SchemaDifferences::changes).toList(),
        Side.of(found.kindsGone(), found.typesGone(), found.fieldsGone(), found.annotatedGone()),
        Side.of(found.kindsNew(), found.typesNew(), found.fieldsNew(), found.annotatedNew()));
  }

  private static Stream<Change> changes(SchemaDifference.Changed field) {
    return field.annotations().stream()
        .map(
            each ->
                new Change(
                    field.type(),
                    field.before().name(),
                    each.word(),
                    each.of(field.before()),
                    each.of(field.after())));
  }

  record Change(String type, String field, String annotation, String first, String second) {}

  record Kind(String apiVersion, String kind) {}

  record Field(String type, String field, String patchStrategy, String patchMergeKey) {

    static Field of(SchemaDifference.Declared field) {
      return new Field(
          field.type(),
          field.rule().name(),
          Annotation.PATCH_STRATEGY.of(field.rule()),
          Annotation.MERGE_KEY.of(field.rule()));
    }
  }

  record Side(List<Kind> kinds, List<String> types, List<Field> fields, List<Field> patchedFields) {

    static Side of(
        List<KnownKind> kinds,
        List<String> types,
        List<SchemaDifference.Declared> fields,
        List<SchemaDifference.Declared> patched) {
      return new Side(
          kinds.stream().map(kind -> new Kind(kind.apiVersion(), kind.kind())).toList(),
          types,
          fields.stream().map(Field::of).toList(),
          patched.stream().map(Field::of).toList());
    }
  }
}
