package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.patch.kustomize.KustomizeNote;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Changes that kustomize loses silently. */
public record KustomizeLosses(Text patch, Text live, SchemaAnswer schema, Findings findings) {
  /** Checks all that kustomize would do with the patch. */
  public void check() {
    List<KustomizeNote> notes = KustomizeMerger.notes(live.decoded(), patch.decoded(), schema);
    for (KustomizeNote note : notes) {
      boolean isOfBase = note.rule() == KustomizeNote.Rule.BASE_WITHOUT_KEY;
      Role where = isOfBase ? Role.LIVE : Role.PATCH;
      Text text = isOfBase ? live : patch;
      loss(note).ifPresent(finding -> findings.add(where, text, note.path(), finding));
    }
    List<FieldPath> replaced =
        notes.stream()
            .filter(note -> note.rule() == KustomizeNote.Rule.LIST_REPLACED)
            .map(KustomizeNote::path)
            .toList();
    FieldWalk.over(
        patch.object(),
        schema.type(),
        field ->
            field
                .asKeyedList()
                .filter(list -> replaced.contains(list.path()) && losesItems(list))
                .ifPresent(
                    list -> findings.add(Role.PATCH, patch, list.path(), replaced(list.path()))));
  }

  private boolean losesItems(Field.KeyedList list) {
    Set<Optional<Value>> named = keysOf(list.items(), list.mergeKey());
    return live.at(list.path())
        .filter(ListValue.class::isInstance)
        .filter(items -> !named.containsAll(keysOf((ListValue) items, list.mergeKey())))
        .isPresent();
  }

  private static Set<Optional<Value>> keysOf(ListValue list, String mergeKey) {
    return list.items().stream()
        .map(item -> item instanceof MapValue map ? map.find(mergeKey) : Optional.<Value>empty())
        .collect(Collectors.toSet());
  }

  private static Optional<Finding> loss(KustomizeNote note) {
    FieldPath path = note.path();
    return switch (note.rule()) {
      case ITEM_WITHOUT_KEY ->
          Optional.of(
              new Finding(
                  HazardKind.KUSTOMIZE_ITEM_WITHOUT_KEY,
                  HazardWording.KUSTOMIZE_DROPS.text("list", path),
                  HazardWording.GIVE_KEYS.text()));
      case BASE_WITHOUT_KEY ->
          Optional.of(
              new Finding(
                  HazardKind.KUSTOMIZE_ITEM_WITHOUT_KEY,
                  HazardWording.KUSTOMIZE_DROPS_OTHERS.text("list", path),
                  HazardWording.GIVE_KEYS_IN_BASE.text()));
      case ITEM_NOT_FOUND ->
          Optional.of(
              new Finding(
                  HazardKind.KUSTOMIZE_ITEM_NOT_FOUND,
                  HazardWording.KUSTOMIZE_NOT_FOUND.text("item", path),
                  HazardWording.BOTH_KEYS.text()));
      case ROOT_NOT_REPLACED, ITEM_NOT_REPLACED ->
          Optional.of(
              new Finding(
                  HazardKind.KUSTOMIZE_REPLACE_LOST,
                  path.isRoot()
                      ? HazardWording.KUSTOMIZE_ROOT.text()
                      : HazardWording.KUSTOMIZE_ITEM.text("list", path),
                  HazardWording.NULLS.text()));
      case KEYS_IN_PART,
          TWO_KEYS,
          KEY_TWICE,
          LIST_REPLACED,
          MAP_ADDED,
          LIST_ADDED,
          LIST_MERGED,
          PATCH_FIRST ->
          Optional.empty();
    };
  }

  private static Finding replaced(FieldPath path) {
    return new Finding(
        HazardKind.KUSTOMIZE_LIST_REPLACED,
        HazardWording.KUSTOMIZE_REPLACES.text("list", path),
        HazardWording.ALL_ITEMS.text());
  }
}
