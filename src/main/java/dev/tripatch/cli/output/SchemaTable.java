package dev.tripatch.cli.output;

import dev.tripatch.cli.output.data.SchemaListing;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of fields as text: a table, then what is unusual. */
public record SchemaTable(int width, Palette palette) {
  private static final Map<Annotation, String> TITLES =
      new EnumMap<>(
          Map.of(
              Annotation.PATCH_STRATEGY, "PATCH STRATEGY",
              Annotation.MERGE_KEY, "MERGE KEY",
              Annotation.LIST_TYPE, "LIST TYPE",
              Annotation.LIST_MAP_KEYS, "LIST MAP KEYS",
              Annotation.MAP_TYPE, "MAP TYPE"));

  /** The text. */
  public String of(SchemaListing listing) {
    StringBuilder out = new StringBuilder();
    Set<String> sources =
        rules(listing).map(rule -> source(listing, rule)).collect(Collectors.toSet());
    out.append(palette.heading(head(listing))).append('\n');
    listing.shown().rule().ifPresent(rule -> out.append(own(listing, rule)));
    listing.history().forEach(sentence -> append("", sentence, out));
    if (listing.isCustom() || listing.isWhatIf()) {
      append("", ofCustomResource(listing), out);
    }
    if (!listing.fields().isEmpty()) {
      out.append('\n').append(table(listing, sources.size() > 1));
    }
    appendRemarks(listing, out);
    return out.toString();
  }

  private static String head(SchemaListing listing) {
    return listing.kind() + " " + listing.apiVersion() + " · " + listing.source();
  }

  private static String ofCustomResource(SchemaListing listing) {
    return listing.isWhatIf()
        ? OutputWording.CUSTOM_WHAT_IF.text()
        : OutputWording.CUSTOM_RESOURCE.text();
  }

  private String own(SchemaListing listing, FieldRule rule) {
    StringBuilder out = new StringBuilder();
    String path = SchemaPaths.write(listing.shown().path());
    append("", path + ": " + type(listing.shown()), out);
    String annotations =
        Stream.of(Annotation.values())
            .filter(each -> !each.of(rule).isEmpty())
            .map(
                each ->
                    TITLES.getOrDefault(each, "").toLowerCase(Locale.ROOT) + " " + each.of(rule))
            .collect(Collectors.joining(" · "));
    append("", annotations.isEmpty() ? "no annotations" : annotations, out);
    append("", "rule from " + rule.provenance(), out);
    return out.toString();
  }

  private String table(SchemaListing listing, boolean hasSources) {
    List<Annotation> shown =
        Stream.of(Annotation.values())
            .filter(each -> fieldRules(listing).anyMatch(rule -> !each.of(rule).isEmpty()))
            .toList();
    List<Column<SchemaPlace>> columns = new ArrayList<>();
    columns.add(new Column<>("FIELD", Fit.END, 3, field -> path(listing, field)));
    columns.add(new Column<>("TYPE", Fit.ENDS, 2, SchemaTable::type));
    for (Annotation each : shown) {
      columns.add(Column.words(TITLES.getOrDefault(each, ""), field -> each.of(ruleOf(field))));
    }
    if (hasSources) {
      columns.add(new Column<>("RULE FROM", Fit.LINES, 2, each -> source(listing, ruleOf(each))));
    }
    return new TextTable<>(columns).of(listing.fields()).write(width, palette::heading);
  }

  private static FieldRule ruleOf(SchemaPlace field) {
    return field.rule().orElseThrow();
  }

  /** From the place that was asked for on. */
  private static String path(SchemaListing listing, SchemaPlace field) {
    int above = listing.shown().path().size();
    return SchemaPaths.write(field.path().subList(above, field.path().size()));
  }

  private static String type(SchemaPlace place) {
    return TypeKind.name(place.type()) + (place.isRequired() ? " (required)" : "");
  }

  /** Without the field's own name, which is next to it. */
  private static String source(SchemaListing listing, FieldRule rule) {
    String prefix = rule.owner() + "." + rule.name() + " · ";
    String source = rule.provenance();
    return source.startsWith(prefix) ? source.substring(prefix.length()) : listing.source();
  }

  private void appendRemarks(SchemaListing listing, StringBuilder out) {
    StringBuilder remarks = new StringBuilder();
    Stream.concat(Stream.of(listing.shown()), listing.fields().stream())
        .forEach(
            place ->
                place.rule().map(RuleCheck::of).orElse(List.of()).stream()
                    .map(RuleFinding::sentence)
                    .map(sentence -> SchemaPaths.write(place.path()) + ": " + sentence)
                    .forEach(remark -> append("- ", remark, remarks)));
    if (!remarks.isEmpty()) {
      out.append("\nRemarks:\n").append(remarks);
    }
  }

  private void append(String sign, String sentence, StringBuilder out) {
    out.append(Wrapping.paragraph(Messages.INDENT + sign, PlainText.line(sentence), width));
  }

  private static Stream<FieldRule> rules(SchemaListing listing) {
    return Stream.concat(listing.shown().rule().stream(), fieldRules(listing));
  }

  private static Stream<FieldRule> fieldRules(SchemaListing listing) {
    return listing.fields().stream().map(SchemaPlace::rule).flatMap(Optional::stream);
  }
}
