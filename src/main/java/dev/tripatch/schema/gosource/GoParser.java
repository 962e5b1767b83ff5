package dev.tripatch.schema.gosource;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.gosource.GoReader.GoDeclaration;
import dev.tripatch.schema.gosource.GoToken.Sort;
import dev.tripatch.schema.gosource.GoTypeParser.GoField;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses the types of Go source, of several packages if it has several package clauses. Functions,
 * variables and constants are skipped. Fields outside of any struct become a struct of their own.
 */
final class GoParser {

  private static final String FIELDS = "Fields";

  private final GoCursor cursor;
  private final GoTypeParser types;
  private final Problems problems;
  private final List<GoPackage> packages = new ArrayList<>();
  private final List<GoField> alone = new ArrayList<>();
  private GoPackage current = new GoPackage("", GoMarkers.NONE);

  private GoParser(String file, String source, Problems problems) {
    this.cursor = new GoCursor(file, GoLexer.tokens(source));
    this.types = new GoTypeParser(cursor, problems);
    this.problems = problems;
  }

  static List<GoPackage> parse(String file, String source, Problems problems)
      throws ImportException {
    GoParser parser = new GoParser(file, source, problems);
    parser.packages.add(parser.current);
    parser.cursor.skipLineEnds();
    while (!parser.cursor.isAtEnd()) {
      parser.statement();
      parser.cursor.skipLineEnds();
    }
    parser.declareFieldsAlone();
    return parser.packages;
  }

  private void statement() throws ImportException {
    GoToken token = cursor.token();
    boolean isWord = token.is(Sort.WORD);
    switch (isWord ? token.text() : "") {
      case "package" -> startPackage();
      case "import" -> each(this::importPath);
      case "type" -> each(this::declaration);
      case "func", "var", "const" -> cursor.skipLine();
      default -> fieldAlone();
    }
  }

  private void startPackage() {
    GoMarkers markers = cursor.markers();
    cursor.next();
    current = new GoPackage(cursor.token().is(Sort.WORD) ? cursor.next().text() : "", markers);
    packages.add(current);
  }

  /** Something that is parsed once, or for each line in parentheses. */
  private interface Part {
    void parse() throws ImportException;
  }

  private void each(Part part) throws ImportException {
    cursor.next();
    if (!cursor.skip('(')) {
      part.parse();
      return;
    }
    cursor.skipLineEnds();
    while (!cursor.isAtEnd() && !cursor.skip(')')) {
      part.parse();
      cursor.skipLineEnds();
    }
  }

  private void importPath() {
    String name = cursor.token().is(Sort.WORD) ? cursor.next().text() : "";
    if (cursor.token().is(Sort.STRING)) {
      String path = cursor.next().text();
      String last = path.substring(path.lastIndexOf('/') + 1);
      current.imports().put(name.isEmpty() ? last : name, path);
    }
    finishLine();
  }

  private void declaration() throws ImportException {
    String place = cursor.place();
    GoMarkers markers = cursor.markers();
    if (!cursor.token().is(Sort.WORD)) {
      finishLine();
      return;
    }
    String name = cursor.next().text();
    cursor.skipTypeParameters();
    cursor.skip('=');
    GoType type = types.type();
    if (current.types().containsKey(name)) {
      problems.add(place, ProblemWording.DECLARED_TWICE, "found", name);
    }
    current.types().putIfAbsent(name, new GoDeclaration(name, type, markers, place));
    finishLine();
  }

  /** What is left of a line; at least one token, so that no line is read forever. */
  private void finishLine() {
    if (cursor.skipLine().isEmpty() && !cursor.token().isSign(')')) {
      cursor.next();
    }
  }

  private void fieldAlone() throws ImportException {
    if (cursor.token().isSign('}') || cursor.token().isSign(')')) {
      cursor.next();
      return;
    }
    alone.addAll(types.fields());
  }

  private void declareFieldsAlone() throws ImportException {
    if (!alone.isEmpty()) {
      String place = alone.getFirst().place();
      problems.add(place, ProblemWording.FIELDS_ALONE);
      GoType struct = new GoType.Struct(List.copyOf(alone));
      current.types().putIfAbsent(FIELDS, new GoDeclaration(FIELDS, struct, GoMarkers.NONE, place));
    }
  }
}
