package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.SchemaDifference;
import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What another choice of schemas says otherwise of one kind.
 *
 * @param isAny whether it says anything otherwise
 * @param sentence what, in a few words
 */
public record SchemaChange(boolean isAny, String sentence) {

  private static final int NAMED = 3;

  /** Compares what is in force with what would be. */
  public static SchemaChange of(SchemaSource now, SchemaSource then, KindName kind) {
    Optional<ObjectSchema> before = fields(now, kind);
    Optional<ObjectSchema> after = fields(then, kind);
    if (after.isEmpty()) {
      return before.isEmpty()
          ? ofOthers(kind)
          : new SchemaChange(true, AtHandWording.NOT_WITHOUT.text("kind", kind.kind()));
    }
    if (before.isEmpty()) {
      return new SchemaChange(true, AtHandWording.DECLARES.text("kind", kind.kind()));
    }
    return of(
        SchemaDifference.of(
            now, then, each -> kind.equals(new KindName(each.apiVersion(), each.kind()))),
        kind.kind());
  }

  /** Whether a schema declares a kind. */
  public static boolean declares(BroughtSchema schema, KindName kind) {
    return fields(schema.source(), kind).isPresent();
  }

  /** That a schema declares other kinds only. */
  public static SchemaChange ofOthers(KindName kind) {
    return new SchemaChange(false, AtHandWording.NO_KIND.text("kind", kind.kind()));
  }

  /** That the release below all others cannot be left out. */
  public static SchemaChange ofBuiltIn() {
    return new SchemaChange(false, AtHandWording.BUILT_IN.text());
  }

  private static Optional<ObjectSchema> fields(SchemaSource source, KindName kind) {
    return source.lookUp(kind.apiVersion(), kind.kind()).fields();
  }

  private static SchemaChange of(SchemaDifference difference, String kind) {
    List<SchemaDifference.Changed> changed = difference.changed();
    if (!changed.isEmpty()) {
      return new SchemaChange(
          true,
          AtHandWording.RULES_DIFFER.text(
              "count",
              changed.size(),
              "kind",
              kind,
              "fields",
              listed(changed.stream().map(SchemaChange::name).toList())));
    }
    int others = difference.fieldsNew().size() + difference.fieldsGone().size();
    return others == 0
        ? new SchemaChange(false, AtHandWording.SAME_RULES.text("kind", kind))
        : new SchemaChange(true, AtHandWording.OTHER_FIELDS.text("kind", kind, "count", others));
  }

  /** The first of many. */
  private static String listed(List<String> names) {
    String named = names.stream().limit(NAMED).collect(Collectors.joining(", "));
    int more = names.size() - NAMED;
    return more > 0 ? AtHandWording.MORE.text("fields", named, "more", more) : named;
  }

  private static String name(SchemaDifference.Changed field) {
    return DeclaredObject.shortName(field.type()) + "." + field.before().name();
  }

  /** What becomes of the open documents, in a sentence. */
  public static String sentence(RuleEffect effect) {
    if (effect.refusedWith().isPresent() && effect.refusedWithout().isEmpty()) {
      return AtHandWording.REFUSED.text("cause", effect.refusedWith().get());
    }
    if (effect.refusedWithout().isPresent() && effect.refusedWith().isEmpty()) {
      return AtHandWording.NOT_REFUSED.text();
    }
    if (!effect.fields().isEmpty()) {
      return AtHandWording.RESULT_CHANGES.text(
          "count",
          effect.fields().size(),
          "fields",
          listed(effect.fields().stream().map(each -> each.path().toString()).toList()));
    }
    return (effect.isPatchOther() ? AtHandWording.PATCH_CHANGES : AtHandWording.NOTHING_CHANGES)
        .text();
  }
}
