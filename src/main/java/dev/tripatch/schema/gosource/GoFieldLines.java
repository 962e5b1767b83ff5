package dev.tripatch.schema.gosource;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The lines of a struct's fields. As gofmt does, names, types and tags are aligned. */
final class GoFieldLines {

  private final GoTypeTexts types;
  private final StringBuilder text = new StringBuilder();
  private final List<Line> aligned = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private record Line(String name, String type, String tag) {}

  GoFieldLines(GoTypeTexts types) {
    this.types = types;
  }

  /** Adds a field; the one that stands for all keys of a map cannot be expressed in Go. */
  void add(DeclaredField field, boolean isRequired) {
    if (field.name().equals(SchemaType.MapOf.ANY_KEY)) {
      return;
    }
    List<String> markers = markers(field);
    if (!markers.isEmpty()) {
      flush();
      markers.forEach(marker -> text.append("\t// +").append(marker).append('\n'));
    }
    aligned.add(
        new Line(
            name(field.name()), types.field(field.type(), isRequired), tag(field, isRequired)));
  }

  String text() {
    flush();
    return text.toString();
  }

  /** A comment between fields ends what is aligned. */
  private void flush() {
    int names = aligned.stream().mapToInt(line -> line.name().length()).max().orElse(0);
    int widest = aligned.stream().mapToInt(line -> line.type().length()).max().orElse(0);
    for (Line line : aligned) {
      text.append('\t').append(padded(line.name(), names)).append(' ');
      text.append(padded(line.type(), widest)).append(' ').append(line.tag()).append('\n');
    }
    aligned.clear();
  }

  private static String padded(String word, int width) {
    return word + " ".repeat(width - word.length());
  }

  private String name(String key) {
    String name = GoTypeNames.exported(key);
    String unique = name;
    for (int i = 2; !names.add(unique); i++) {
      unique = name + i;
    }
    return unique;
  }

  private static List<String> markers(DeclaredField field) {
    List<String> markers = new ArrayList<>();
    field.mergeKey().ifPresent(key -> markers.add(GoRules.MERGE_KEY + "=" + key));
    if (!field.strategies().isEmpty()) {
      markers.add(GoRules.STRATEGY + "=" + Annotation.text(field.strategies()));
    }
    field.listType().ifPresent(type -> markers.add(GoRules.LIST_TYPE + "=" + type));
    field.listMapKeys().forEach(key -> markers.add(GoRules.LIST_MAP_KEY + "=" + key));
    boolean isStruct = field.type() instanceof DeclaredType.Reference;
    String mapType = isStruct ? GoRules.STRUCT_TYPE : GoRules.MAP_TYPE;
    field.mapType().ifPresent(type -> markers.add(mapType + "=" + type));
    return markers;
  }

  private static String tag(DeclaredField field, boolean isRequired) {
    String option = isRequired ? "" : ",omitempty";
    boolean looksHidden = field.name().equals("-") && isRequired;
    StringBuilder tag = new StringBuilder();
    tag.append(part("json", field.name() + (looksHidden ? "," : option)));
    if (!field.strategies().isEmpty()) {
      tag.append(' ').append(part(GoRules.STRATEGY, Annotation.text(field.strategies())));
    }
    field.mergeKey().ifPresent(key -> tag.append(' ').append(part(GoRules.MERGE_KEY, key)));
    return tag.indexOf("`") < 0 ? "`" + tag + "`" : '"' + GoString.escaped(tag.toString()) + '"';
  }

  private static String part(String key, String value) {
    return key + ":\"" + GoString.escaped(value) + '"';
  }
}
