package dev.tripatch.cli.output.data;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;

/** The rules of fields for programs. */
public final class SchemaFields {
  private SchemaFields() {}

  /** The answer with all fields of a listing. */
  public static AnswerFields of(SchemaListing listing) {
    return new AnswerFields()
        .with("apiVersion", listing.apiVersion())
        .with("kind", listing.kind())
        .with("source", listing.source())
        .with("isCustomResource", listing.isCustom())
        .with("isWhatIf", listing.isWhatIf())
        .with("shown", listing.shown().rule().map(rule -> field(listing.shown(), rule)))
        .with("history", listing.history())
        .with(
            "fields",
            listing.fields().stream()
                .map(place -> field(place, place.rule().orElseThrow()))
                .toList());
  }

  private static AnswerFields field(SchemaPlace place, FieldRule rule) {
    return new AnswerFields()
        .with("field", SchemaPaths.write(place.path()))
        .with("type", TypeKind.name(place.type()))
        .with("required", place.isRequired())
        .withText("patchStrategy", Annotation.PATCH_STRATEGY.of(rule))
        .withText("patchMergeKey", Annotation.MERGE_KEY.of(rule))
        .withText("listType", Annotation.LIST_TYPE.of(rule))
        .withSome("listMapKeys", rule.listMapKeys())
        .withText("mapType", Annotation.MAP_TYPE.of(rule))
        .with("ruleFrom", rule.provenance())
        .with("isOwn", rule.isOwn())
        .withSome("remarks", RuleCheck.of(rule).stream().map(RuleFinding::sentence).toList());
  }
}
