package dev.tripatch.schema.gosource;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.gosource.GoToken.Sort;
import java.util.ArrayList;
import java.util.List;

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
}
