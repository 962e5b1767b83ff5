package dev.tripatch.edit.fix;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.Places;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What can be done about two fields that exclude each other. */
record UnionFixes(FixText text, FoundFixes fixes) {
  /**
   * Those beside it that only live has are cleared; of those in the text, one stays, first one that
   * live lacks.
   */
  void look(FieldPath member) {
    FieldPath holder = member.parent().orElseThrow();
    union(holder)
        .ifPresent(
            union -> {
              MapValue written = written(holder);
              MapValue live = live(holder);
              clear(holder, written, others(union, written, live));
              List<String> own = union.present(written);
              own.stream()
                  .sorted(
                      Comparator.comparing(
                          name ->
                              live.has(name)
                                  || Directives.isDeletion(written.find(name).orElseThrow())))
                  .filter(_ -> own.size() > 1)
                  .forEach(name -> only(name, holder, own));
            });
  }

  /** An item that is to replace live's: what excludes what it has is cleared. */
  void replaced(FieldPath item) {
    MapValue rest = written(item).toBuilder().remove(Directives.PATCH).build();
    union(item).ifPresent(union -> clear(item, rest, others(union, rest, live(item))));
  }

  private Optional<Union> union(FieldPath holder) {
    return Ancestry.of(text.schema().type(), holder).type() instanceof ObjectSchema schema
        ? Union.of(schema)
        : Optional.empty();
  }

  /** Those that only live has. */
  private static List<String> others(Union union, MapValue written, MapValue live) {
    List<String> others = new ArrayList<>(union.present(live));
    others.removeAll(written.keys());
    return others;
  }

  /** The others go; a patch says null of those that live has. */
  private void only(String kept, FieldPath holder, List<String> own) {
    List<String> others = own.stream().filter(name -> !name.equals(kept)).toList();
    MapValue.Builder rest = written(holder).toBuilder();
    others.forEach(rest::remove);
    List<String> there = others.stream().filter(live(holder)::has).toList();
    if (there.isEmpty() || text.writing() == Writing.OBJECT) {
      fixes.set(FixWording.TAKE_OUT.text("name", String.join(", ", others)), holder, rest.build());
    }
    clear(holder, rest.build(), there);
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

  private MapValue written(FieldPath path) {
    return map(Places.of(text.document()).locate(path).map(it -> it.node().value()));
  }

  private MapValue live(FieldPath path) {
    return map(text.live().flatMap(it -> Fields.at(it, path)));
  }

  private static MapValue map(Optional<Value> value) {
    return value.orElse(NullValue.NULL) instanceof MapValue map ? map : MapValue.EMPTY;
  }
}
