package dev.tripatch.architecture;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file as it is counted.
 *
 * @param path from the project's folder, with slashes
 */
record Source(String path, String text) {
  private static final String PROGRAM = "src/main/java/dev/tripatch/";

  /** Either may look like the other inside; what begins first is found first. */
  private static final Pattern COMMENT_OR_LITERAL =
      Pattern.compile(
          "(?=[/\"'])(?://.*(?:\\R[ \\t]*//.*)*|(?s:/\\*.*?\\*/)"
              + "|(?s:\"\"\".*?(?<!\\\\)\"\"\")"
              + "|\"(?:[^\"\\\\\\n]|\\\\.)*\""
              + "|'(?:[^'\\\\\\n]|\\\\.)*')");

  private static final Pattern COMMENT_SIGNS =
      Pattern.compile("^\\s*(?:/?\\*+/?|//)|\\*/$", Pattern.MULTILINE);
  private static final Pattern NO_JAVA = Pattern.compile("\\s*(?:(?:import|package) .*;\\s*)?");
  private static final Pattern NO_SCRIPT = Pattern.compile("\\s*(?:(?:#|//|/\\*|\\* |\\*/).*)?");

  boolean isProgram() {
    return path.startsWith(PROGRAM);
  }

  boolean isTest() {
    return path.startsWith("src/test/java/");
  }

  /** The first package below dev.tripatch; resources that are executed are a wing, too. */
  String wing() {
    return isProgram() ? path.substring(PROGRAM.length()).replaceFirst("/.*", "") : "resources";
  }

  String folder() {
    return path.replaceFirst("/[^/]*$", "");
  }

  /** Without blank lines, comments, imports and the line that names the package. */
  List<String> linesOfCode() {
    boolean isJava = path.endsWith(".java");
    Pattern noCode = isJava ? NO_JAVA : NO_SCRIPT;
    return (isJava ? code() : text)
        .lines()
        .filter(line -> !noCode.matcher(line).matches())
        .toList();
  }

  /** Without comments. */
  String code() {
    return withLiterals(literal -> literal);
  }

  /** Without comments and what is in literals. */
  String bareCode() {
    return withLiterals(_ -> "\"\"");
  }

  private String withLiterals(UnaryOperator<String> shown) {
    return COMMENT_OR_LITERAL
        .matcher(text)
        .replaceAll(
            piece -> isComment(piece) ? "" : Matcher.quoteReplacement(shown.apply(piece.group())));
  }

  /** Each in one line. Lines with two slashes that follow each other are one comment. */
  List<String> comments() {
    return COMMENT_OR_LITERAL
        .matcher(text)
        .results()
        .filter(Source::isComment)
        .map(piece -> COMMENT_SIGNS.matcher(piece.group()).replaceAll(""))
        .map(comment -> comment.replaceAll("\\s+", " ").strip())
        .toList();
  }

  private static boolean isComment(MatchResult piece) {
    return piece.group().startsWith("/");
  }
}
