package dev.tripatch.schema.imported;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells Go source from JSON and YAML. */
final class GoDetector {

  /** A line that starts so is neither JSON nor YAML that declares anything. */
  private static final Pattern GO_LINE =
      Pattern.compile(
          "^[ \\t]*(?:package \\w+|import [(\"]|type [\\w(]|//|[^:#\"']*`\\w+:\")",
          Pattern.MULTILINE);

  private static final Pattern TREE_LINE =
      Pattern.compile(
          "^(?:---|\\{|\\[|%YAML|#|[\"']?(?:apiVersion|kind|metadata|items|swagger|openapi|info"
              + "|definitions|components)[\"']?[ \\t]*:(?:\\s|$))",
          Pattern.MULTILINE);

  private GoDetector() {}

  /** Whether a text is Go source, as its name or its first telling line says. */
  static boolean isGo(String name, String text) {
    if (name.endsWith(".go")) {
      return true;
    }
    Matcher tree = TREE_LINE.matcher(text);
    int end = tree.find() ? tree.start() : text.length();
    return GO_LINE.matcher(text).region(0, end).find();
  }
}
