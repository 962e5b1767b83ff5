package dev.tripatch.secret;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Masks the text of a Secret. Text that no value comes from may hold secrets too: comments with old
 * values, keys that stand twice, anchors. So an edited text is taken only if it reads as the masked
 * object, nothing was odd about the original, and no secret stands in it; else the object is
 * written anew.
 */
final class MaskedText {
  private final MaskedObject objects;
  private final KnownSecrets known;

  MaskedText(MaskedObject objects, KnownSecrets known) {
    this.objects = objects;
    this.known = known;
  }

  /** A stretch of the text and what stands there instead. */
  private record Edit(Span span, String text) {}

  SourceDocument masked(SourceDocument document) {
    Optional<MapValue> object = document.object();
    if (object.isEmpty()) {
      return document;
    }
    MapValue wanted = objects.masked(object.get());
    String anew = anew(document, wanted);
    return edited(document, wanted)
        .filter(each -> each.object().filter(wanted::equals).isPresent())
        .filter(each -> known.countIn(each.text()) <= known.countIn(anew))
        .orElseGet(() -> SourceReader.read(document.name(), anew, document.format()));
  }

  private static String anew(SourceDocument document, MapValue wanted) {
    boolean isOneLine = document.text().strip().indexOf('\n') < 0;
    return switch (document.format()) {
      case YAML -> YamlWriter.write(wanted);
      case JSON ->
          isOneLine
              ? CanonicalJson.write(wanted) + (document.text().endsWith("\n") ? "\n" : "")
              : JsonWriter.write(wanted);
    };
  }

  /** The text with its secrets replaced; empty where that cannot be done safely. */
  private static Optional<SourceDocument> edited(SourceDocument document, MapValue wanted) {
    if (!document.diagnostics().isEmpty()
        || !(document.root().orElse(null) instanceof MapNode root)
        || root.entries().isEmpty()) {
      return Optional.empty();
    }
    if (document.format() == Format.YAML && !isBlock(root)) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder(document.text());
    List<Edit> edits = edits(document, root, wanted);
    edits.sort(Comparator.comparingInt(edit -> -edit.span().start()));
    edits.forEach(edit -> text.replace(edit.span().start(), edit.span().end(), edit.text()));
    return Optional.of(SourceReader.read(document.name(), text.toString(), document.format()));
  }

  private static List<Edit> edits(SourceDocument document, MapNode root, MapValue wanted) {
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < root.entries().size(); i++) {
      Entry entry = root.entries().get(i);
      Value masked = wanted.get(entry.key());
      boolean isSecret =
          entry.key().equals(MaskedObject.DATA) || entry.key().equals(MaskedObject.STRING_DATA);
      if (isSecret && masked != null) {
        edits.add(region(document, root, i, masked));
      } else if (entry.key().equals(MaskedObject.METADATA)
          && entry.node() instanceof MapNode metadata
          && masked instanceof MapValue map) {
        annotations(document, metadata, map, edits);
      }
    }
    return edits;
  }

  /** All of a field and of the comments in it and behind it, up to the next field. */
  private static Edit region(SourceDocument document, MapNode root, int at, Value masked) {
    Entry entry = root.entries().get(at);
    if (!isBlock(root)) {
      return inFlow(document, entry, masked);
    }
    int column = document.lines().positionOf(entry.keySpan().start()).column() - 1;
    boolean isLast = at + 1 == root.entries().size();
    int end =
        isLast ? document.text().length() : root.entries().get(at + 1).keySpan().start() - column;
    return new Edit(
        new Span(entry.keySpan().start(), end), block(entry.key(), masked, column) + "\n");
  }

  private static void annotations(
      SourceDocument document, MapNode metadata, MapValue masked, List<Edit> edits) {
    for (Entry entry : metadata.entries()) {
      if (entry.key().equals(MaskedObject.ANNOTATIONS)
          && entry.node() instanceof MapNode map
          && masked.get(entry.key()) instanceof MapValue wanted) {
        map.entries().stream()
            .filter(each -> !each.node().value().equals(wanted.get(each.key())))
            .map(each -> annotation(document, map, each, wanted))
            .forEach(edits::add);
      }
    }
  }

  private static Edit annotation(
      SourceDocument document, MapNode map, Entry entry, MapValue masked) {
    Value value = masked.find(entry.key()).orElseThrow();
    if (!isBlock(map)) {
      return inFlow(document, entry, value);
    }
    int column = document.lines().positionOf(entry.keySpan().start()).column() - 1;
    return new Edit(entry.span(), block(entry.key(), value, column));
  }

  private static boolean isBlock(MapNode map) {
    return map.entries().getFirst().keySpan().start() == map.span().start();
  }

  /** An entry of a block map whose keys stand in a column; without its last line break. */
  private static String block(String key, Value value, int column) {
    return YamlWriter.write(MapValue.of(key, value))
        .stripTrailing()
        .replace("\n", "\n" + " ".repeat(column));
  }

  /** The value alone, on one line if it was. */
  private static Edit inFlow(SourceDocument document, Entry entry, Value value) {
    Node node = entry.node();
    boolean isOneLine = node.span().in(document.text()).indexOf('\n') < 0;
    int line = document.lines().lineOf(entry.keySpan().start());
    String before =
        document.text().substring(document.lines().startOf(line), entry.keySpan().start());
    String indentation = before.substring(0, before.length() - before.stripLeading().length());
    String text =
        isOneLine
            ? CanonicalJson.write(value)
            : JsonWriter.write(value).stripTrailing().replace("\n", "\n" + indentation);
    return new Edit(node.span(), text);
  }
}
