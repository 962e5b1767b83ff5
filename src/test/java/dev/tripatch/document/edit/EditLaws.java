package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What holds for every edit of every text. Values are changed here anew, by other code. */
final class EditLaws {

  private final SourceDocument document;
  private final Value root;
  private int made;
  private final Map<String, Integer> refused = new TreeMap<>();

  EditLaws(SourceDocument document) {
    this.document = document;
    this.root = document.root().orElseThrow().value();
  }

  int made() {
    return made;
  }

  /** How often each reason was given; names and numbers in it are left out. */
  Map<String, Integer> refused() {
    return refused;
  }

  /** Sets a field, and puts it back. */
  Optional<String> set(FieldPath path, Value value) {
    Optional<String> edited =
        check(TextEdits.set(document, path, value), changed(root, path, value));
    edited.ifPresent(text -> againIsEmpty(text, path, value));
    return edited;
  }

  private void againIsEmpty(String text, FieldPath path, Value value) {
    Edit again = TextEdits.set(read(text), path, value);
    assertThat(again).as(text).isEqualTo(new Edit.Made(List.of()));
  }

  /** Takes a field out, and puts it back. */
  Optional<String> remove(FieldPath path) {
    Value before = at(root, path).orElseThrow();
    Optional<String> edited = check(TextEdits.remove(document, path), changed(root, path, null));
    boolean last =
        !(path.last().orElseThrow() instanceof PathStep.IndexItem(int index))
            || index
                == ((ListValue) at(root, path.parent().orElseThrow()).orElseThrow()).size() - 1;
    if (edited.isPresent() && last) {
      Edit back = TextEdits.set(read(edited.get()), path, before);
      if (back instanceof Edit.Made made) {
        assertThat(value(made.applyTo(edited.get()))).as(edited.get()).isEqualTo(root);
      } else {
        count((Edit.Refused) back);
      }
    }
    return edited;
  }

  private Optional<String> check(Edit edit, Value wanted) {
    return switch (edit) {
      case Edit.Refused refusal -> {
        count(refusal);
        yield Optional.empty();
      }
      case Edit.Made(List<TextChange> changes) -> {
        made++;
        String edited = TextChange.apply(document.text(), changes);
        assertThat(value(edited)).as("«%s»\nfrom\n«%s»", edited, document.text()).isEqualTo(wanted);
        touchesNothingElse(changes, edited);
        yield Optional.of(edited);
      }
    };
  }

  private void count(Edit.Refused refusal) {
    refused.merge(refusal.why().replaceAll("[0-9]+", "n"), 1, Integer::sum);
  }

  private SourceDocument read(String text) {
    return SourceReader.read("edited", text, document.format());
  }

  private Value value(String text) {
    return read(text)
        .root()
        .map(Node::value)
        .orElseThrow(() -> new AssertionError("«" + text + "»"));
  }

  /** The stretches between the changes stand in the edited text, in order and whole. */
  private void touchesNothingElse(List<TextChange> changes, String edited) {
    int from = 0;
    int at = 0;
    List<TextChange> all = new ArrayList<>(changes);
    int end = document.text().length();
    all.add(new TextChange(new Span(end, end), ""));
    for (TextChange change : all) {
      String kept = document.text().substring(from, change.span().start());
      assertThat(edited.startsWith(kept, at)).isTrue();
      at += kept.length();
      assertThat(edited.startsWith(change.text(), at)).isTrue();
      at += change.text().length();
      from = change.span().end();
    }
    assertThat(at).isEqualTo(edited.length());
  }

  /** A value with another value at a place, or without the place. Keys and indexes only. */
  static Value changed(Value value, FieldPath path, @Nullable Value to) {
    return changed(value, path.steps(), to);
  }

  private static Value changed(Value value, List<PathStep> steps, @Nullable Value to) {
    if (steps.isEmpty()) {
      return Objects.requireNonNull(to);
    }
    PathStep step = steps.getFirst();
    boolean last = steps.size() == 1;
    List<PathStep> rest = steps.subList(1, steps.size());
    if (step instanceof PathStep.Key(String key)) {
      MapValue map = (MapValue) value;
      Value inner = last ? to : changed(map.find(key).orElse(MapValue.EMPTY), rest, to);
      return inner == null
          ? map.toBuilder().remove(key).build()
          : map.toBuilder().put(key, inner).build();
    }
    List<Value> items = new ArrayList<>(((ListValue) value).items());
    int index = ((PathStep.IndexItem) step).index();
    Value inner = last ? to : changed(items.get(index), rest, to);
    if (inner == null) {
      items.remove(index);
    } else if (index == items.size()) {
      items.add(inner);
    } else {
      items.set(index, inner);
    }
    return new ListValue(items);
  }

  static Optional<Value> at(Value root, FieldPath path) {
    Value value = root;
    for (PathStep step : path.steps()) {
      value =
          step instanceof PathStep.Key(String key)
              ? ((MapValue) value).find(key).orElseThrow()
              : ((ListValue) value).get(((PathStep.IndexItem) step).index());
    }
    return Optional.of(value);
  }

  /** All fields of a value, by keys and places. */
  static List<FieldPath> paths(Value root) {
    List<FieldPath> paths = new ArrayList<>();
    collect(root, FieldPath.root(), paths);
    return paths;
  }

  private static void collect(Value value, FieldPath path, List<FieldPath> paths) {
    if (!path.isRoot()) {
      paths.add(path);
    }
    switch (value) {
      case MapValue map ->
          map.entries().forEach((key, each) -> collect(each, path.key(key), paths));
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          collect(list.get(i), path.index(i), paths);
        }
      }
      case Scalar _ -> {}
    }
  }
}
