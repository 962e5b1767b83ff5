package dev.tripatch.edit.fix;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.Node;
import dev.tripatch.document.Places;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;

/** What can be done about two fields that exclude each other. */
record UnionFixes(FixText text, FoundFixes fixes) {
  /** Those beside it that only live has are cleared; of those in the text, one is to go. */
  void look(FieldPath member) {
    FieldPath holder = member.parent().orElseThrow();
    if (!(Ancestry.of(text.schema().type(), holder).type() instanceof ObjectSchema schema)) {
      return;
    }
    Union.of(schema)
        .ifPresent(
            union -> {
              MapValue written =
                  map(
                      Places.of(text.document())
                          .locate(holder)
                          .map(it -> it.node())
                          .map(Node::value)
                          .orElse(NullValue.NULL));
              List<String> own = union.present(written);
              List<String> others =
                  new ArrayList<>(
                      union.present(
                          map(
                              text.live()
                                  .flatMap(it -> Fields.at(it, holder))
                                  .orElse(NullValue.NULL))));
              others.removeAll(written.keys());
              clear(holder, written, others);
              if (own.size() > 1) {
                own.forEach(
                    name -> fixes.remove(FixWording.TAKE_OUT.text("name", name), holder.key(name)));
              }
            });
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
