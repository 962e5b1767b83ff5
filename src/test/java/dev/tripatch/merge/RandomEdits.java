package dev.tripatch.merge;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.DocumentSplitter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Edits as people make them: values, new and removed fields, other orders, comments. */
final class RandomEdits {

  private final Random random;
  private int count;

  RandomEdits(long seed) {
    this.random = new Random(seed);
  }

  /** A file after some edits. */
  String edited(String file, int edits) {
    String text = file;
    for (int i = 0; i < edits; i++) {
      text =
          switch (random.nextInt(10)) {
            case 0, 1 -> commented(text);
            case 2 -> withoutComment(text);
            case 3 -> readable(inText(text), text);
            default -> readable(changed(text), text);
          };
    }
    return random.nextInt(8) == 0 ? reordered(text) : text;
  }

  /** What is removed may have an anchor. */
  private static String readable(String edited, String before) {
    return values(edited).size() == values(before).size() ? edited : before;
  }

  private String name() {
    return "n" + Integer.toHexString(random.nextInt(0xfff)) + count++;
  }

  private String commented(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    String line = lines.get(at);
    if (line.isBlank() || line.contains("|") || line.startsWith("---")) {
      return text;
    }
    String blanks = line.substring(0, line.length() - line.stripLeading().length());
    List<String> other = new ArrayList<>(lines);
    if (random.nextBoolean() || line.contains("#")) {
      other.add(at, blanks + "# note " + name());
    } else {
      other.set(at, line + "  # beside " + name());
    }
    String result = String.join("\n", other);
    return same(text, result) ? result : text;
  }

  /** A comment or a blank line is gone, or there is one blank line more. */
  private String withoutComment(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    List<Integer> places =
        IntStream.range(0, lines.size() - 1)
            .filter(i -> Piece.isNoContent(lines.get(i)))
            .boxed()
            .toList();
    if (places.isEmpty()) {
      return text;
    }
    int at = places.get(random.nextInt(places.size()));
    if (random.nextInt(4) == 0) {
      lines.add(at, "");
    } else {
      lines.remove(at);
    }
    String result = String.join("\n", lines);
    return same(text, result) ? result : text;
  }

  /** Some line of a block of text says something else, is gone, or has a neighbour. */
  private String inText(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    List<Integer> places = new ArrayList<>();
    int block = -1;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      int column = line.length() - line.stripLeading().length();
      block = line.isBlank() || column > block ? block : -1;
      if (block >= 0 && !line.isBlank()) {
        places.add(i);
      }
      block = line.matches(".*: [|][-+]?") ? column : block;
    }
    if (places.isEmpty()) {
      return text;
    }
    int at = places.get(random.nextInt(places.size()));
    switch (random.nextInt(4)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(at) + " " + name());
      default -> lines.set(at, lines.get(at) + name());
    }
    return String.join("\n", lines);
  }

  private static boolean same(String one, String other) {
    return values(one).equals(values(other));
  }

  static List<Value> values(String text) {
    return DocumentSplitter.split(text).stream()
        .map(span -> SourceReader.read("", span.in(text)))
        .flatMap(document -> document.root().stream())
        .map(Node::value)
        .toList();
  }

  private String changed(String text) {
    var spans = DocumentSplitter.split(text);
    var span = spans.get(random.nextInt(spans.size()));
    SourceDocument document = SourceReader.read("", span.in(text));
    if (document.object().isEmpty()) {
      return text;
    }
    List<FieldPath> paths = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    collect(FieldPath.root(), document.root().orElseThrow(), paths, nodes);
    int at = random.nextInt(paths.size());
    FieldPath path = paths.get(at);
    if (path.length() < 2 || path.toString().matches("metadata\\.(name|namespace)")) {
      return text;
    }
    Edit edit =
        random.nextInt(5) == 0
            ? TextEdits.remove(document, path)
            : TextEdits.set(document, path, other(nodes.get(at).value()));
    String result =
        edit instanceof Edit.Made made ? made.applyTo(document.text()) : document.text();
    return text.substring(0, span.start()) + result + text.substring(span.end());
  }

  private static void collect(FieldPath path, Node node, List<FieldPath> paths, List<Node> nodes) {
    paths.add(path);
    nodes.add(node);
    switch (node) {
      case MapNode map ->
          map.entries().forEach(each -> collect(path.key(each.key()), each.node(), paths, nodes));
      case ListNode list -> {
        for (int i = 0; i < list.items().size(); i++) {
          collect(path.index(i), list.items().get(i).node(), paths, nodes);
        }
      }
      case Node.ScalarNode _ -> {}
    }
  }

  private Value other(Value value) {
    return switch (value) {
      case MapValue map ->
          map.toBuilder().put("key" + name(), new StringValue("value " + name())).build();
      case ListValue list -> list(list);
      case IntegerValue integer -> new IntegerValue(integer.number() + 1 + random.nextInt(3));
      default -> new StringValue("text" + random.nextInt(4));
    };
  }

  private ListValue list(ListValue list) {
    List<Value> items = new ArrayList<>(list.items());
    if (items.isEmpty()) {
      return ListValue.of(new StringValue(name()));
    }
    switch (random.nextInt(3)) {
      case 0 -> Collections.swap(items, random.nextInt(items.size()), random.nextInt(items.size()));
      case 1 -> items.add(random.nextInt(items.size() + 1), added(items.getFirst()));
      default -> items.remove(random.nextInt(items.size()));
    }
    return new ListValue(items);
  }

  private Value added(Value like) {
    return like instanceof MapValue map
        ? map.toBuilder().put("name", new StringValue(name())).build()
        : new StringValue(name());
  }

  /** The last object comes first. */
  private static String reordered(String text) {
    List<String> parts = new ArrayList<>(List.of(text.split("(?m)^---\n")));
    if (parts.size() < 2 || !parts.getFirst().contains("kind:")) {
      return text;
    }
    String last = parts.removeLast();
    parts.addFirst(last.endsWith("\n") ? last : last + "\n");
    return String.join("---\n", parts);
  }
}
