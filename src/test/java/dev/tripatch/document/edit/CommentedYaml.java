package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value written as YAML with comments everywhere: above each line that begins with a member,
 * every third one apart from it, and behind each.
 */
final class CommentedYaml {

  private static final Pattern COMMENT = Pattern.compile("# (above|beside)-[0-9]+;");

  private final SourceDocument plain;

  /** The column of each line of the plain text that begins with a member. */
  private final Map<Integer, Integer> columns = new HashMap<>();

  private CommentedYaml(SourceDocument plain) {
    this.plain = plain;
  }

  static SourceDocument of(Value value) {
    CommentedYaml yaml = new CommentedYaml(YamlWriter.render("f", value));
    yaml.visit(yaml.plain.root().orElseThrow());
    return SourceReader.read("commented", yaml.text());
  }

  private void visit(Node node) {
    switch (node) {
      case MapNode map ->
          map.entries()
              .forEach(
                  entry -> {
                    mark(entry.keySpan().start());
                    visit(entry.node());
                  });
      case ListNode list ->
          list.items()
              .forEach(
                  item -> {
                    mark(item.span().start());
                    visit(item.node());
                  });
      case ScalarNode _ -> {}
    }
  }

  private void mark(int offset) {
    int line = plain.lines().lineOf(offset);
    columns.putIfAbsent(line, offset - plain.lines().startOf(line));
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    int line = 1;
    for (String each : lines()) {
      Integer column = columns.get(line);
      if (column == null || each.stripLeading().startsWith("? ")) {
        text.append(each).append('\n');
      } else {
        String blanks = " ".repeat(column);
        text.append(blanks).append("# above-").append(line).append(";\n");
        text.append(line % 3 == 0 ? "\n" : "");
        text.append(each).append(" # beside-").append(line).append(";\n");
      }
      line++;
    }
    return text.toString();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(plain.text().split("\n", -1)));
    lines.removeLast();
    return lines;
  }

  /** The comments of the lines that a member covers, with those directly above it. */
  static List<String> comments(SourceDocument document, int start, int end) {
    int first = document.lines().startOf(document.lines().lineOf(start));
    int last = document.lines().endOf(document.lines().lineOf(end));
    String above = document.text().substring(0, first);
    int cut = above.lastIndexOf("\n", Math.max(0, above.length() - 2)) + 1;
    List<String> all = comments(document.text().substring(first, last));
    all.addAll(comments(above.substring(cut)));
    return all;
  }

  /** The comments in a text. */
  static List<String> comments(String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = COMMENT.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }
}
