package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.overlay.SchemaDifference;
import dev.tripatch.schema.overlay.SchemaDifference.Changed;
import dev.tripatch.schema.overlay.SchemaDifference.Declared;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import java.util.List;
import java.util.stream.Collectors;

/** How two schemas differ, as text: the rules first, then what came and went. */
public final class SchemaDifferenceText {
  private static final int SHOWN = 8;
  private static final String NONE = "none";

  private final int width;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  private SchemaDifferenceText(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /**
   * The text.
   *
   * @param first what to call the first schema
   * @param second what to call the second
   */
  public static String of(
      SchemaDifference found, String first, String second, int width, Palette palette) {
    return new SchemaDifferenceText(width, palette).written(found, first, second);
  }

  private String written(SchemaDifference found, String first, String second) {
    rules(found.changed(), first, second);
    annotated("New with a patch strategy or merge key", found.annotatedNew());
    annotated("Gone with a patch strategy or merge key", found.annotatedGone());
    head("What came and went");
    line("kinds", names(found.kindsNew()), names(found.kindsGone()));
    line("types", types(found.typesNew()), types(found.typesGone()));
    line("fields of types in both", fields(found.fieldsNew()), fields(found.fieldsGone()));
    return out.toString();
  }

  private void rules(List<Changed> changed, String first, String second) {
    List<Changed> patched =
        changed.stream()
            .filter(
                each -> each.annotations().stream().anyMatch(SchemaDifferenceText::isForPatches))
            .toList();
    sentence(
        patched.isEmpty()
            ? OutputWording.NO_RULE_DIFFERS.text()
            : OutputWording.RULES_DIFFER.text("count", patched.size()));
    if (changed.isEmpty()) {
      return;
    }
    List<Column<ChangedRule>> columns =
        List.of(
            new Column<>(
                "FIELD", Fit.END, 3, row -> name(row.of().type(), row.of().before().name())),
            Column.words("RULE", row -> row.rule().word()),
            new Column<>(first, Fit.ENDS, 2, row -> value(row.rule().of(row.of().before()))),
            new Column<>(second, Fit.ENDS, 2, row -> value(row.rule().of(row.of().after()))));
    List<ChangedRule> rules =
        changed.stream()
            .flatMap(
                field -> field.annotations().stream().map(each -> new ChangedRule(field, each)))
            .toList();
    out.append('\n').append(new TextTable<>(columns).of(rules).write(width, palette::heading));
  }

  private record ChangedRule(Changed of, Annotation rule) {}

  private void annotated(String title, List<Declared> fields) {
    if (fields.isEmpty()) {
      return;
    }
    head(title + " (" + fields.size() + ")");
    for (Declared field : fields) {
      String key = field.rule().mergeKey().map(each -> " by " + each).orElse("");
      sentence(
          name(field.type(), field.rule().name())
              + "  "
              + Annotation.PATCH_STRATEGY.of(field.rule())
              + key);
    }
  }

  private void line(String what, List<String> came, List<String> went) {
    sentence(what + ": " + came.size() + " new, " + went.size() + " gone");
    list("+ ", came);
    list("- ", went);
  }

  private void list(String sign, List<String> names) {
    if (!names.isEmpty()) {
      String more = names.size() > SHOWN ? ", … and " + (names.size() - SHOWN) + " more" : "";
      String first = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
      out.append(Wrapping.paragraph(Messages.INDENT + Messages.INDENT + sign, first + more, width));
    }
  }

  private void head(String title) {
    out.append('\n').append(palette.heading(title)).append('\n');
  }

  private void sentence(String text) {
    out.append(Wrapping.paragraph(Messages.INDENT, PlainText.line(text), width));
  }

  private static List<String> names(List<KnownKind> kinds) {
    return kinds.stream().map(kind -> kind.kind() + " " + kind.apiVersion()).toList();
  }

  private static List<String> types(List<String> types) {
    return types.stream().map(SchemaDifference::nameWithVersion).toList();
  }

  private static List<String> fields(List<Declared> fields) {
    return fields.stream().map(field -> name(field.type(), field.rule().name())).toList();
  }

  /** {@code resource.v1beta1.ResourceClaimStatus.devices}: versions of a type have one name. */
  private static String name(String type, String field) {
    return SchemaDifference.nameWithVersion(type) + "." + field;
  }

  private static boolean isForPatches(Annotation annotation) {
    return annotation == Annotation.PATCH_STRATEGY || annotation == Annotation.MERGE_KEY;
  }

  private static String value(String text) {
    return text.isEmpty() ? NONE : text;
  }
}
