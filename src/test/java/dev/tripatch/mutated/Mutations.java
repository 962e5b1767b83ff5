package dev.tripatch.mutated;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Changes texts at random as people and programs damage them: by lines with what is indented below,
 * by words, by characters. Much of what comes out is still valid.
 */
final class Mutations {

  /** Longer texts are cut: what is large is tested elsewhere, and takes its time. */
  private static final int LONGEST = 60_000;

  private static final Pattern WORD =
      Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"|'[^'\n]*+'|[\\w.$/-]++");

  private static final Pattern DIGITS = Pattern.compile("[0-9]++");

  /** Values that readers take for something else, or that are larger than anybody thinks. */
  private static final List<String> ODD =
      Stream.concat(
              Stream.of(
                  "0",
                  "-0",
                  "-1",
                  "1.5",
                  "100.0",
                  "1e3",
                  "1e-400",
                  "1e400",
                  "1e999999999",
                  "-1e999999999",
                  "9223372036854775807",
                  "9223372036854775808",
                  "-9223372036854775809",
                  "18446744073709551616",
                  "0x1F",
                  "0o17",
                  "0777",
                  "0b1",
                  "1_000",
                  "1:30",
                  "2001-12-14t21:59:43.10-05:00",
                  ".inf",
                  "-.INF",
                  ".nan",
                  "~",
                  "null",
                  "true",
                  "yes",
                  "n",
                  "\"\"",
                  "''",
                  "{}",
                  "[]",
                  "[null]",
                  "[[]]",
                  "{\"\": 1}",
                  "{a: {b: [1, {c: d}]}}",
                  "[{name: a}, {name: a}]",
                  "&a x",
                  "*a",
                  "&a {b: *a}",
                  "!!str 1",
                  "!!int x",
                  "!!binary aGk=",
                  "!!float 1",
                  "!x y",
                  "|",
                  ">-",
                  "\"\\ud800\"",
                  "\"\\u0000\"",
                  "\"a\\nb\\n\"",
                  "\u0000",
                  "\ufeff",
                  "\u2028",
                  "\u202e",
                  "\ud83d",
                  "\ud83d\ude00",
                  "\u00e9",
                  "replace",
                  "merge",
                  "delete",
                  "/spec/containers/1000000000",
                  "/a~1b~0c~2",
                  "/-",
                  "...",
                  "---",
                  "%s",
                  "${x}",
                  "<<",
                  "<b>&",
                  "```"),
              Stream.of(
                  "9".repeat(309),
                  "9".repeat(2_000),
                  "0." + "9".repeat(2_000),
                  "0x" + "f".repeat(2_000),
                  "[".repeat(320),
                  "{a: ".repeat(320),
                  "a.".repeat(1_000),
                  "x".repeat(3_000)))
          .toList();

  private static final List<String> KEYS =
      List.of(
          "$patch",
          "$retainKeys",
          "$setElementOrder/containers",
          "$setElementOrder/finalizers",
          "$deleteFromPrimitiveList/finalizers",
          "$deleteFromPrimitiveList/args",
          "apiVersion",
          "kind",
          "metadata",
          "name",
          "namespace",
          "annotations",
          "kubectl.kubernetes.io/last-applied-configuration",
          "managedFields",
          "fieldsV1",
          "f:spec",
          "k:{\"name\":\"a\"}",
          "k:{",
          "v:1",
          "i:99999999999",
          "spec",
          "status",
          "data",
          "stringData",
          "items",
          "containers",
          "op",
          "path",
          "from",
          "value",
          "$ref",
          "properties",
          "allOf",
          "additionalProperties",
          "x-kubernetes-patch-merge-key",
          "x-kubernetes-list-map-keys",
          "patchStrategy",
          "rules",
          "version",
          "<<",
          "\"\"",
          "a b",
          "a/b.c~d",
          "1",
          "null");

  private static final List<String> PIECES =
      List.of(
          "\n",
          "  ",
          " ",
          "\t",
          ":",
          ": ",
          "- ",
          "-",
          "? ",
          "{",
          "}",
          "[",
          "]",
          ",",
          "\"",
          "'",
          "#",
          " #",
          "&a ",
          "*a",
          "!",
          "|",
          ">",
          "%",
          "@",
          "`",
          "\\",
          "\r\n",
          "\r",
          "---\n",
          "\n---\n",
          "...\n",
          "*",
          "_",
          "##",
          "\n## x\n",
          "\n```\n",
          "/*",
          "*/",
          "//",
          "struct {",
          "map[",
          "\ufeff",
          "\u0000",
          "\u0085");

  private final Random random;
  private final List<String> others;

  /**
   * Mutations that come out the same for the same random numbers.
   *
   * @param others texts to take parts from
   */
  Mutations(Random random, List<String> others) {
    this.random = random;
    this.others = others;
  }

  /** The text with one to four changes. */
  String of(String text) {
    String changed = text;
    int count = 1 + (random.nextBoolean() ? 0 : random.nextInt(4));
    for (int i = 0; i < count; i++) {
      changed = changedOnce(changed);
    }
    return changed.length() > LONGEST ? changed.substring(0, LONGEST) : changed;
  }

  private String changedOnce(String text) {
    int choice = random.nextInt(100);
    if (choice < 48) {
      return linesChanged(text);
    }
    return choice < 86 ? wordChanged(text) : charactersChanged(text);
  }

  private String linesChanged(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    List<String> block = lines.subList(at, endOfBlock(lines, at));
    int indentation = indentation(lines.get(at));
    switch (random.nextInt(12)) {
      case 0 -> lines.remove(at);
      case 1 -> block.clear();
      case 2 -> lines.add(at, lines.get(at));
      case 3 -> lines.addAll(at, List.copyOf(block));
      case 4 -> Collections.swap(lines, at, random.nextInt(lines.size()));
      case 5 -> block.replaceAll(line -> "  " + line);
      case 6 -> block.replaceAll(line -> line.startsWith("  ") ? line.substring(2) : line);
      case 7 -> {
        List<String> moved = indented(block, indentation);
        block.clear();
        lines.addAll(random.nextInt(lines.size() + 1), moved);
      }
      case 8 -> lines.addAll(at, indented(foreignBlock(), indentation));
      case 9 -> {
        List<String> foreign = indented(foreignBlock(), indentation);
        block.clear();
        lines.addAll(at, foreign);
      }
      case 10 -> lines.add(at, " ".repeat(indentation) + one(KEYS) + ": " + one(ODD));
      default -> lines.set(at, lines.get(at) + (random.nextBoolean() ? " # a remark" : " "));
    }
    return String.join(random.nextInt(60) == 0 ? "\r\n" : "\n", lines);
  }

  private List<String> foreignBlock() {
    List<String> lines = List.of(one(others).split("\n", -1));
    int at = random.nextInt(lines.size());
    return List.copyOf(lines.subList(at, Math.min(endOfBlock(lines, at), at + 40)));
  }

  private static List<String> indented(List<String> block, int wanted) {
    int before = block.isEmpty() ? 0 : indentation(block.getFirst());
    return block.stream()
        .map(
            line ->
                before < wanted
                    ? " ".repeat(wanted - before) + line
                    : line.substring(Math.min(before - wanted, indentation(line))))
        .toList();
  }

  /** Behind the lines that are indented deeper than a line. */
  private static int endOfBlock(List<String> lines, int start) {
    int end = start + 1;
    while (end < lines.size() && indentation(lines.get(end)) > indentation(lines.get(start))) {
      end++;
    }
    return end;
  }

  private static int indentation(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private String wordChanged(String text) {
    List<MatchResult> words = WORD.matcher(text).results().toList();
    if (words.isEmpty()) {
      return text + one(ODD);
    }
    MatchResult word = one(words);
    return text.substring(0, word.start()) + inPlaceOf(word, words) + text.substring(word.end());
  }

  private String inPlaceOf(MatchResult word, List<MatchResult> words) {
    String before = word.group();
    return switch (random.nextInt(10)) {
      case 0, 1 -> one(words).group();
      case 2, 3 -> before.startsWith("\"") ? "\"" + one(KEYS).replace("\"", "") + "\"" : one(KEYS);
      case 4, 5 -> one(ODD);
      case 6 -> before.startsWith("\"") ? before.replace("\"", "") : "\"" + before + "\"";
      case 7 -> DIGITS.matcher(before).replaceAll(_ -> String.valueOf(random.nextInt()));
      case 8 -> before + random.nextInt(10);
      default -> "";
    };
  }

  private String charactersChanged(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1);
    String head = text.substring(0, at);
    String tail = text.substring(end);
    return switch (random.nextInt(8)) {
      case 0 -> head + tail;
      case 1 -> head + (char) (' ' + random.nextInt(95)) + tail;
      case 2 -> head + (char) random.nextInt(0x10000) + tail;
      case 3 -> random.nextInt(4) == 0 ? head : head + tail;
      case 4 -> head + one(PIECES).repeat(1 + random.nextInt(random.nextInt(50) == 0 ? 900 : 3));
      case 5, 6 -> head + one(PIECES) + text.substring(at);
      default -> head + text.substring(at, end) + text.substring(at);
    };
  }

  private <T> T one(List<T> some) {
    return some.get(random.nextInt(some.size()));
  }
}
