package dev.tripatch.cli.output.data;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.List;
import java.util.Optional;

/** The rules of fields for programs. */
public record SchemaFields(
    String apiVersion,
    String kind,
    String source,
    boolean isCustomResource,
    boolean isWhatIf,
    Optional<Field> shown,
    List<String> history,
    List<Field> fields) {

  /** The answer with all fields of a listing. */
  public static SchemaFields of(SchemaListing listing) {
    return new SchemaFields(
        listing.apiVersion(),
        listing.kind(),
        listing.source(),
        listing.isCustom(),
        listing.isWhatIf(),
        listing.shown().rule().map(rule -> Field.of(listing.shown(), rule)),
        listing.history(),
        listing.fields().stream()
            .map(place -> Field.of(place, place.rule().orElseThrow()))
            .toList());
  }

  record Field(
      String field,
      String type,
      boolean required,
      Optional<String> patchStrategy,
      Optional<String> patchMergeKey,
      Optional<String> listType,
      Optional<List<String>> listMapKeys,
      Optional<String> mapType,
      String ruleFrom,
      boolean isOwn,
      Optional<List<String>> remarks) {

    static Field of(SchemaPlace place, FieldRule rule) {
      return new Field(
          SchemaPaths.write(place.path()),
          TypeKind.name(place.type()),
          place.isRequired(),
          value(Annotation.PATCH_STRATEGY, rule),
          value(Annotation.MERGE_KEY, rule),
          value(Annotation.LIST_TYPE, rule),
          present(rule.listMapKeys()),
          value(Annotation.MAP_TYPE, rule),
          rule.provenance(),
          rule.isOwn(),
          present(RuleCheck.of(rule).stream().map(RuleFinding::sentence).toList()));
    }

    private static Optional<String> value(Annotation annotation, FieldRule rule) {
      return Optional.of(annotation.of(rule)).filter(text -> !text.isEmpty());
    }

    private static Optional<List<String>> present(List<String> list) {
      return Optional.of(list).filter(each -> !each.isEmpty());
    }
  }
}
