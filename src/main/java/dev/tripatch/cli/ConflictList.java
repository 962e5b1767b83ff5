package dev.tripatch.cli;

import dev.tripatch.conflict.Conflict;
import dev.tripatch.conflict.Conflicts;
import dev.tripatch.conflict.Edit;
import dev.tripatch.conflict.Remedy;
import dev.tripatch.ownership.Owned;
import dev.tripatch.ownership.Owner;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Conflicts for programs. */
final class ConflictList {
  private ConflictList() {}

  static MapValue of(Conflicts conflicts) {
    Map<FieldPath, List<Remedy>> remedies = conflicts.remedies();
    return MapValue.builder()
        .put("conflicts", list(conflicts.all(), each -> conflict(each, conflicts, remedies)))
        .putIfPresent("refusal", conflicts.refusal().map(refusal -> text(refusal.referenceText())))
        .put("notes", list(conflicts.ownership().diagnostics(), ConflictList::text))
        .build();
  }

  private static MapValue conflict(
      Conflict conflict, Conflicts conflicts, Map<FieldPath, List<Remedy>> remedies) {
    return MapValue.builder()
        .put("path", text(conflict.path().toString()))
        .put("direction", word(conflict.direction()))
        .put("mayBeDefault", BoolValue.of(conflict.mayBeDefault()))
        .put("values", values(conflict))
        .put("owners", list(conflict.owned().owners(), owner -> owner(owner, conflict.owned())))
        .put("sentence", text(conflict.sentence()))
        .put("owner", text(conflicts.text(conflict).owner()))
        .put(
            "remedies",
            list(remedies.getOrDefault(conflict.path(), List.of()), ConflictList::remedy))
        .build();
  }

  private static MapValue values(Conflict conflict) {
    return MapValue.builder()
        .putIfPresent("lastApplied", conflict.lastApplied())
        .putIfPresent("local", conflict.local())
        .putIfPresent("live", conflict.live())
        .putIfPresent("result", conflict.result())
        .build();
  }

  private static MapValue owner(Owner owner, Owned owned) {
    return MapValue.builder()
        .put("manager", text(owner.manager()))
        .put("operation", text(owner.operation()))
        .putIfPresent("subresource", owner.subresource().map(ConflictList::text))
        .putIfPresent("time", owner.time().map(ConflictList::text))
        .put("path", text(owned.at().toString()))
        .build();
  }

  private static MapValue remedy(Remedy remedy) {
    MapValue.Builder entry =
        MapValue.builder()
            .put("choice", word(remedy.choice()))
            .put("offered", BoolValue.of(remedy instanceof Remedy.Offered));
    if (remedy instanceof Remedy.Offered offered) {
      entry
          .put("edits", list(offered.edits(), ConflictList::edit))
          .put("alsoChanges", list(offered.alsoChanges(), ConflictList::path));
    }
    return entry.put("sentence", text(remedy.sentence())).build();
  }

  private static MapValue edit(Edit edit) {
    MapValue.Builder entry = MapValue.builder().put("document", word(edit.document()));
    return switch (edit) {
      case Edit.Set(Edit.Document ignored, FieldPath path, Value value) ->
          entry.put("edit", text("set")).put("path", path(path)).put("value", value).build();
      case Edit.Remove(Edit.Document ignored, FieldPath path) ->
          entry.put("edit", text("remove")).put("path", path(path)).build();
    };
  }

  private static <T> ListValue list(List<T> items, Function<T, ? extends Value> entry) {
    return new ListValue(items.stream().<Value>map(entry).toList());
  }

  private static StringValue word(Enum<?> constant) {
    return text(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static StringValue path(FieldPath path) {
    return text(path.toString());
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }
}
