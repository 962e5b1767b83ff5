package dev.tripatch.hazard.slip;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A list that is replaced as a whole, written as if it was merged: it changes an item of live's and
 * loses others, or what else the item has. Who writes items as live has them means the whole list.
 */
record DroppedItems(Slips slips, Dialect dialect) {

  void check(Field field) {
    if (field.value() instanceof ListValue written
        && isReplaced(field)
        && Counted.valueAt(slips.live(), field.path()).orElse(null) instanceof ListValue live) {
      ItemsByName.of(field.rule(), live)
          .ifPresent(names -> check(field, names.pair(written, live)));
    }
  }

  /** Whether the list, and nothing around it, is replaced as a whole. */
  private boolean isReplaced(Field field) {
    boolean isInList =
        field.path().steps().stream()
            .anyMatch(
                step ->
                    dialect.isStrategic()
                        ? step instanceof PathStep.IndexItem
                        : !(step instanceof PathStep.Key));
    boolean isMerged = dialect.isStrategic() && field.rule().filter(FieldRule::merges).isPresent();
    return !isInList && !isMerged && dialect != Dialect.KUSTOMIZE;
  }

  private void check(Field field, ItemsByName.Paired items) {
    boolean isMeant = items.kept().stream().allMatch(ItemsByName.Pair::isWhole);
    List<String> lost = new ArrayList<>(items.dropped().stream().map(Show::value).toList());
    items.kept().stream().filter(it -> !it.isWhole()).forEach(it -> lost.addAll(it.lost()));
    if (!isMeant && !lost.isEmpty()) {
      slips.add(field.path(), finding(field.path(), lost, field.rule()));
    }
  }

  private static Finding finding(FieldPath list, List<String> lost, Optional<FieldRule> rule) {
    boolean isMergedElsewhere = rule.filter(FieldRule::merges).isPresent();
    return new Finding(
        HazardKind.LIST_DROPS_ITEMS,
        HazardWording.DROPS_ITEMS.text("list", list, "lost", Show.list(lost)),
        (isMergedElsewhere ? HazardWording.OTHERS_IN_OR_STRATEGIC : HazardWording.OTHERS_IN)
            .text());
  }
}
