package dev.tripatch.edit.fix;

import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What can be done about two fields that exclude each other. */
record UnionFixes(FixText text, FoundFixes fixes) {
  /** Those that only live has are cleared; of those in the text one stays, first a new one. */
  void look(FieldPath member) {
    FieldPath holder = member.parent().orElseThrow();
    MapValue written = map(text.written(holder));
    MapValue live = map(text.live(holder));
    clearOthers(holder, written);
    List<String> own = unionAt(holder).map(union -> union.present(written)).orElse(List.of());
    own.stream()
        .filter(_ -> own.size() > 1)
        .sorted(Comparator.comparing(name -> isOld(name, written, live)))
        .forEach(name -> only(name, holder, own));
  }

  private static boolean isOld(String name, MapValue written, MapValue live) {
    return live.has(name) || Directives.isDeletion(written.find(name).orElseThrow());
  }

  /** An item that is to replace live's: what excludes what it has is cleared. */
  void replaced(FieldPath item) {
    clearOthers(item, map(text.written(item)).toBuilder().remove(Directives.PATCH).build());
  }

  /** Clears those that only live has. */
  private void clearOthers(FieldPath holder, MapValue written) {
    MapValue live = map(text.live(holder));
    unionAt(holder)
        .map(union -> union.present(live).stream().filter(name -> !written.has(name)).toList())
        .ifPresent(others -> clear(holder, written, others));
  }

  private Optional<Union> unionAt(FieldPath holder) {
    return Union.of(Ancestry.of(text.schema().type(), holder).type());
  }

  /** The others go; a patch says null of those that live has. */
  private void only(String kept, FieldPath holder, List<String> own) {
    List<String> others = own.stream().filter(name -> !name.equals(kept)).toList();
    MapValue.Builder all = map(text.written(holder)).toBuilder();
    others.forEach(all::remove);
    MapValue rest = all.build();
    List<String> there = others.stream().filter(map(text.live(holder))::has).toList();
    if (there.isEmpty() || text.writing() == Writing.OBJECT) {
      fixes.set(FixWording.TAKE_OUT.text("name", String.join(", ", others)), holder, rest);
    }
    clear(holder, rest, there);
  }

  private void clear(FieldPath holder, MapValue written, List<String> others) {
    if (!others.isEmpty()) {
      MapValue.Builder all = written.toBuilder();
      others.forEach(name -> all.put(name, NullValue.NULL));
      fixes.set(
          FixWording.WRITE.text("value", String.join(": null, ", others) + ": null"),
          holder,
          all.build());
    }
  }

  private static MapValue map(Value value) {
    return value instanceof MapValue map ? map : MapValue.EMPTY;
  }
}
