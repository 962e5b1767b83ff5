package dev.tripatch.schema.gosource;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.gosource.GoToken.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parses types and the fields of structs. */
final class GoTypeParser {

  /** As deep as documents may be: what is deeper is no type of theirs. */
  private static final int DEEPEST = 300;

  private final GoCursor cursor;
  private final Problems problems;
  private int depth;

  GoTypeParser(GoCursor cursor, Problems problems) {
    this.cursor = cursor;
    this.problems = problems;
  }

  GoType type() throws ImportException {
    if (depth == DEEPEST) {
      return other();
    }
    depth++;
    GoType type = shallow();
    depth--;
    return type;
  }

  private GoType shallow() throws ImportException {
    GoToken token = cursor.token();
    if (token.isSign('*') || token.isSign('(')) {
      cursor.next();
      GoType inner = type();
      cursor.skip(')');
      return inner;
    }
    if (token.isSign('[')) {
      cursor.skipBrackets('[', ']');
      return new GoType.ListOf(type());
    }
    return token.is(Sort.WORD) ? word() : other();
  }

  private GoType word() throws ImportException {
    return switch (cursor.token().text()) {
      case "struct" -> {
        cursor.next();
        yield struct();
      }
      case "map" -> {
        cursor.next();
        cursor.skipBrackets('[', ']');
        yield new GoType.MapOf(type());
      }
      case "interface" -> {
        cursor.skipInterface();
        yield new GoType.Named("", "interface");
      }
      case "func", "chan" -> other();
      default -> named();
    };
  }

  private GoType named() {
    String first = cursor.next().text();
    GoType.Named named = new GoType.Named("", first);
    if (cursor.token().isSign('.') && cursor.following().is(Sort.WORD)) {
      cursor.next();
      named = new GoType.Named(first, cursor.next().text());
    }
    if (cursor.token().isSign('[')) {
      cursor.skipBrackets('[', ']');
    }
    return named;
  }

  private GoType other() {
    return new GoType.Other(cursor.skipToTag());
  }

  private GoType struct() throws ImportException {
    List<GoField> fields = new ArrayList<>();
    if (cursor.skip('{')) {
      cursor.skipLineEnds();
      while (!cursor.isAtEnd() && !cursor.token().isSign('}')) {
        fields.addAll(fields());
        cursor.skipLineEnds();
      }
      cursor.dropComments();
      cursor.skip('}');
    }
    return new GoType.Struct(List.copyOf(fields));
  }

  /** The fields of one line; none if they cannot be read. */
  List<GoField> fields() throws ImportException {
    String place = cursor.place();
    GoMarkers markers = cursor.markers();
    boolean isEmbedded = isEmbedded();
    List<String> names = isEmbedded ? List.of() : names();
    if (!isEmbedded && (names.isEmpty() || cursor.isAtLineEnd())) {
      skipUnreadable(place);
      return List.of();
    }
    GoType type = type();
    StructTag tag = StructTag.of(cursor.token().is(Sort.STRING) ? cursor.next().text() : "");
    if (!cursor.isAtLineEnd()) {
      skipUnreadable(place);
    }
    if (isEmbedded) {
      String name = type instanceof GoType.Named named ? named.name() : type.toString();
      return List.of(new GoField(name, true, type, tag, markers, place));
    }
    return names.stream().map(name -> new GoField(name, false, type, tag, markers, place)).toList();
  }

  private boolean isEmbedded() {
    if (cursor.token().isSign('*')) {
      return true;
    }
    GoToken after = cursor.following();
    return cursor.token().is(Sort.WORD)
        && (after.isSign('.')
            || after.is(Sort.STRING)
            || after.is(Sort.LINE_END)
            || after.is(Sort.END)
            || after.isSign('}')
            || after.isSign(';'));
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    while (cursor.token().is(Sort.WORD)) {
      names.add(cursor.next().text());
      if (!cursor.skip(',')) {
        break;
      }
    }
    return names;
  }

  private void skipUnreadable(String place) throws ImportException {
    String skipped = cursor.skipLine();
    if (skipped.isEmpty()) {
      cursor.next();
    }
    problems.add(place, ProblemWording.UNREADABLE_FIELD, "found", skipped);
  }

  /**
   * A field of a struct.
   *
   * @param name its name in Go; that of its type if it is embedded
   * @param isEmbedded whether only its type is written
   * @param type its type
   * @param tag its tag
   * @param markers in the comments above it
   * @param place where it is, for people
   */
  record GoField(
      String name,
      boolean isEmbedded,
      GoType type,
      StructTag tag,
      GoMarkers markers,
      String place) {

    /** Whether its own fields are in JSON next to those of its struct. */
    boolean isInline() {
      return isEmbedded && tag.jsonName().isEmpty();
    }

    /** Its name in JSON. */
    String key() {
      return tag.jsonName().isEmpty() ? name : tag.jsonName();
    }

    /** Whether it is a part of data at all. */
    boolean isData() {
      boolean isExported = Character.isUpperCase(name.charAt(0));
      return !tag.isHidden() && (isExported || isEmbedded);
    }

    /** Whether an object must have it. */
    boolean isRequired() {
      boolean mayLack = tag.mayBeLeftOut() || markers.has("optional");
      return !mayLack || markers.has("required");
    }
  }

  /**
   * A struct tag, read as Go reads it: {@code json:"name,omitempty" patchStrategy:"merge"}.
   *
   * @param values its values by key
   */
  record StructTag(Map<String, String> values) {

    /** Reads a tag up to its first mistake, as Go does. */
    static StructTag of(String tag) {
      Map<String, String> values = new LinkedHashMap<>();
      int at = 0;
      while (at < tag.length()) {
        int colon = tag.indexOf(":\"", at);
        int end = colon < 0 ? -1 : closingQuote(tag, colon + 2);
        if (end < 0) {
          break;
        }
        values.putIfAbsent(
            tag.substring(at, colon).strip(), GoString.unescaped(tag.substring(colon + 2, end)));
        at = end + 1;
      }
      return new StructTag(values);
    }

    Optional<String> value(String key) {
      return Optional.ofNullable(values.get(key));
    }

    /** The name that JSON has for the field; empty if the tag says none. */
    String jsonName() {
      String json = values.getOrDefault("json", "");
      int comma = json.indexOf(',');
      return comma < 0 ? json : json.substring(0, comma);
    }

    /** Whether JSON leaves the field out always. */
    boolean isHidden() {
      return values.getOrDefault("json", "").equals("-");
    }

    /** Whether JSON leaves the field out when it is empty. */
    boolean mayBeLeftOut() {
      List<String> words = List.of(values.getOrDefault("json", "").split(",", -1));
      return words.contains("omitempty") || words.contains("omitzero");
    }

    private static int closingQuote(String tag, int from) {
      for (int i = from; i < tag.length(); i++) {
        if (tag.charAt(i) == '"') {
          return i;
        }
        i += tag.charAt(i) == '\\' ? 1 : 0;
      }
      return -1;
    }
  }
}
