package dev.tripatch.merge;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What becomes of one field, and of everything in it. */
public sealed interface MergedField {

  /** What the three versions have. */
  Threefold<Value> values();

  /**
   * The merged value; null if the field is gone.
   *
   * @param choice which version a conflict gets
   */
  @Nullable Value value(Function<Clash, Branch> choice);

  /** The merged value, with one version for all conflicts. */
  default @Nullable Value value(Branch atClashes) {
    return value(_ -> atClashes);
  }

  /** Visits all conflicts, in the order of the result. */
  void clashes(Consumer<Clash> visitor);

  /** Whether there is such a conflict in it. */
  default boolean hasClash(Predicate<Clash> such) {
    boolean[] found = {false};
    clashes(clash -> found[0] |= such.test(clash));
    return found[0];
  }

  /**
   * A field that one side decides, or that both have alike.
   *
   * @param from the side whose value it gets
   */
  record Plain(Threefold<Value> values, Branch from) implements MergedField {
    @Override
    public @Nullable Value value(Function<Clash, Branch> choice) {
      return values.of(from);
    }

    @Override
    public void clashes(Consumer<Clash> visitor) {}
  }

  /**
   * A map that both sides have.
   *
   * @param members what becomes of each key that any version has, in the order of the result
   */
  record OfMap(Threefold<Value> values, SequencedMap<String, MergedField> members)
      implements MergedField {
    @Override
    public Value value(Function<Clash, Branch> choice) {
      MapValue.Builder merged = MapValue.builder(members.size());
      for (Map.Entry<String, MergedField> member : members.entrySet()) {
        Value value = member.getValue().value(choice);
        if (value != null) {
          merged.put(member.getKey(), value);
        }
      }
      return merged.build();
    }

    @Override
    public void clashes(Consumer<Clash> visitor) {
      members.values().forEach(member -> member.clashes(visitor));
    }
  }

  /**
   * A list that both sides have.
   *
   * @param items what becomes of each item that any version has, in the order of the result; an
   *     item that is gone may be left out
   */
  record OfList(Threefold<Value> values, List<MergedItem> items) implements MergedField {

    public OfList {
      items = List.copyOf(items);
    }

    @Override
    public Value value(Function<Clash, Branch> choice) {
      List<Value> merged = new ArrayList<>(items.size());
      for (MergedItem item : items) {
        Value value = item.field().value(choice);
        if (value != null) {
          merged.add(value);
        }
      }
      return new ListValue(merged);
    }

    @Override
    public void clashes(Consumer<Clash> visitor) {
      items.forEach(item -> item.field().clashes(visitor));
    }
  }

  /**
   * A text that both sides changed, line by line.
   *
   * @param parts stretches of its lines, in order
   */
  record OfText(Threefold<Value> values, List<Part> parts) implements MergedField {

    public OfText {
      parts = List.copyOf(parts);
    }

    /**
     * Some lines.
     *
     * @param step the way to them from the text: their place in ours
     * @param lines what each version has
     * @param field what becomes of them
     */
    public record Part(PathStep step, MergeStretch<String> lines, MergedField field) {}

    @Override
    public StringValue value(Function<Clash, Branch> choice) {
      StringBuilder text = new StringBuilder();
      for (Part part : parts) {
        if (part.field().value(choice) instanceof StringValue(String lines, _)) {
          text.append(lines);
        }
      }
      return new StringValue(text.toString());
    }

    @Override
    public void clashes(Consumer<Clash> visitor) {
      parts.forEach(part -> part.field().clashes(visitor));
    }
  }

  /**
   * Two changes that do not go together: somebody has to decide.
   *
   * @param path where, in its object
   */
  record Clash(FieldPath path, Threefold<Value> values, ClashKind kind) implements MergedField {
    /** What both sides have of a list, ours first; empty if theirs has nothing more. */
    public Optional<ListValue> both() {
      if (!(values.ours() instanceof ListValue ours
          && values.theirs() instanceof ListValue theirs)) {
        return Optional.empty();
      }
      List<Value> base = values.base() instanceof ListValue list ? list.items() : List.of();
      List<Value> both = new ArrayList<>(ours.items());
      both.removeIf(item -> base.contains(item) && !theirs.items().contains(item));
      int before = both.size();
      theirs.items().stream()
          .filter(item -> !base.contains(item) && !both.contains(item))
          .forEach(both::add);
      return both.size() > before ? Optional.of(new ListValue(both)) : Optional.empty();
    }

    @Override
    public @Nullable Value value(Function<Clash, Branch> choice) {
      return values.of(choice.apply(this));
    }

    @Override
    public void clashes(Consumer<Clash> visitor) {
      visitor.accept(this);
    }
  }
}
