package dev.tripatch.show;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Node;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.MergedField;
import dev.tripatch.merge.MergedItem;
import dev.tripatch.show.paint.FieldIndex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The fields of all objects of a text, named as the merge names them. */
final class MergeFields implements FieldIndex {

  private final MergeText text;
  private final Optional<Branch> version;
  private final Map<FieldPath, Entry> entries = new HashMap<>();
  private final List<Entry> objects = new ArrayList<>();

  /** A field with its place in the text. */
  private record Entry(FieldPath path, Span span, Span value, Node node, List<Entry> parts) {}

  /**
   * The fields of a text.
   *
   * @param version which version it is; empty for the result
   */
  MergeFields(MergeText text, MergeObjects merged, Optional<Branch> version) {
    this.text = text;
    this.version = version;
    Map<MergeText.Part, Integer> places = merged.placesIn(text);
    for (MergeText.Part part : text.parts()) {
      Integer place = places.get(part);
      Node root = part.document().root().orElse(null);
      if (place != null && root != null) {
        objects.add(
            entry(
                merged.path(place),
                merged.objects().get(place).root(),
                new Node.Item(root.span(), root),
                part.start()));
      }
    }
  }

  private Entry entry(FieldPath path, @Nullable MergedField field, Node.Item at, int start) {
    List<Entry> parts = new ArrayList<>();
    switch (at.node()) {
      case Node.MapNode map -> {
        for (Node.Entry each : map.entries()) {
          MergedField member =
              field instanceof MergedField.OfMap merged ? merged.members().get(each.key()) : null;
          Node.Item place = new Node.Item(each.span(), each.node());
          parts.add(entry(path.key(each.key()), member, place, start));
        }
      }
      case Node.ListNode list -> {
        List<@Nullable MergedItem> items = items(field, list);
        for (int i = 0; i < list.items().size(); i++) {
          MergedItem item = items.get(i);
          FieldPath name = item == null ? path.index(i) : path.then(item.step());
          parts.add(entry(name, item == null ? null : item.field(), list.items().get(i), start));
        }
      }
      case Node.ScalarNode scalar -> {
        if (field instanceof MergedField.OfText merged
            && scalar.value() instanceof StringValue value) {
          parts.addAll(lines(path, merged, value, scalar.span().movedBy(start)));
        }
      }
    }
    Entry entry =
        new Entry(
            path, at.span().movedBy(start), at.node().span().movedBy(start), at.node(), parts);
    entries.putIfAbsent(path, entry);
    return entry;
  }

  /** The parts of a text. Of a masked one nobody sees which lines they are. */
  private List<Entry> lines(FieldPath path, MergedField.OfText merged, StringValue value, Span at) {
    List<String> all = List.of(value.text().split("(?<=\n)"));
    List<Entry> parts = new ArrayList<>();
    int done = 0;
    for (MergedField.OfText.Part part : merged.parts()) {
      List<String> rest = all.subList(Math.min(done, all.size()), all.size());
      List<String> own =
          version
              .map(part.lines()::in)
              .orElseGet(
                  () ->
                      Stream.of(Branch.values())
                          .map(part.lines()::in)
                          .filter(each -> Collections.indexOfSubList(rest, each) == 0)
                          .max(Comparator.comparingInt(List::size))
                          .orElse(List.of()));
      if (!own.isEmpty()) {
        Span span = value.isMask() ? at : lines(at, done, own.size(), all.size());
        StringValue text = value.isMask() ? value : new StringValue(String.join("", own));
        Node node = new Node.ScalarNode(text, span);
        parts.add(new Entry(path.then(part.step()), span, span, node, List.of()));
      }
      done += own.size();
    }
    parts.forEach(part -> entries.putIfAbsent(part.path(), part));
    return parts;
  }

  /** Where lines of a block are; all of it if it is written in another way. */
  private Span lines(Span block, int first, int count, int all) {
    Lines lines = text.whole().lines();
    int head = lines.lineOf(block.start());
    if (lines.lineOf(block.end()) - head != all) {
      return block;
    }
    int start = lines.startOf(head + 1 + first);
    return new Span(start, Math.min(block.end(), lines.endOf(head + first + count)));
  }

  /** Which merged item each item of a list is; null for one that the merge does not know. */
  private List<@Nullable MergedItem> items(@Nullable MergedField field, Node.ListNode list) {
    List<MergedItem> all = field instanceof MergedField.OfList merged ? merged.items() : List.of();
    ItemsInText items = new ItemsInText(all, version);
    List<@Nullable MergedItem> found = new ArrayList<>();
    for (int i = 0; i < list.items().size(); i++) {
      found.add(items.take(i, list.items().get(i).node().value()));
    }
    return found;
  }

  @Override
  public Optional<FieldPath> fieldAt(int offset) {
    int looked = skipIndentation(Math.clamp(offset, 0, text.text().length()));
    Optional<FieldPath> found = Optional.empty();
    List<Entry> parts = objects;
    while (!parts.isEmpty()) {
      Entry last = null;
      for (Entry part : parts) {
        last = part.span().start() <= looked && reaches(part.span(), looked) ? part : last;
      }
      if (last == null) {
        return found;
      }
      found = Optional.of(last.path());
      parts = last.parts();
    }
    return found;
  }

  private int skipIndentation(int offset) {
    int first = text.whole().lines().startOf(text.whole().lines().lineOf(offset));
    while (first < text.text().length() && text.text().charAt(first) == ' ') {
      first++;
    }
    return Math.max(first, offset);
  }

  private boolean reaches(Span span, int offset) {
    return offset <= span.end()
        || text.whole().lines().lineOf(span.end()) == text.whole().lines().lineOf(offset);
  }

  @Override
  public Optional<Span> spanOf(FieldPath path) {
    return Optional.ofNullable(entries.get(path)).map(Entry::span);
  }

  @Override
  public Optional<Span> valueOf(FieldPath path) {
    return Optional.ofNullable(entries.get(path)).map(Entry::value);
  }

  @Override
  public List<FieldPath> partsOf(FieldPath path) {
    Entry entry = entries.get(path);
    return entry == null ? List.of() : entry.parts().stream().map(Entry::path).toList();
  }

  /** What the text has at a field; null where it does not have it. */
  @Nullable Value value(FieldPath path) {
    Entry entry = entries.get(path);
    return entry == null ? null : entry.node().value();
  }
}
