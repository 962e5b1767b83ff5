package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.cli.output.data.DecisionList.Name;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ChangeKind;
import dev.tripatch.workspace.objects.FieldChange;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Sent;
import dev.tripatch.workspace.objects.Unread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The changes of many objects, for programs.
 *
 * @param changes an entry for each, equal ones together
 * @param sent what will be sent
 * @param notReadable files and documents that hold no object that can be read
 */
public record ChangeList(List<Entry> changes, Sent sent, List<ObjectAnswers.Fault> notReadable) {

  /**
   * The answer.
   *
   * @param schemaOf what is known of an object's kind
   */
  public static ChangeList of(
      List<ChangeGroup<ObjectPair>> groups,
      Sent sent,
      List<Unread> unread,
      Function<MapValue, SchemaAnswer> schemaOf) {
    Map<ObjectPair, OwnerFact> owners = new HashMap<>();
    groups.stream()
        .flatMap(group -> group.objects().stream())
        .distinct()
        .forEach(pair -> owners.put(pair, owners(pair, schemaOf)));
    return new ChangeList(
        groups.stream().map(group -> Entry.of(group, owners)).toList(),
        sent,
        unread.stream().map(ObjectAnswers.Fault::of).toList());
  }

  private static OwnerFact owners(ObjectPair pair, Function<MapValue, SchemaAnswer> schemaOf) {
    Optional<MapValue> live = pair.live().map(found -> found.object().value());
    return new OwnerFact(live, schemaOf.apply(live.orElse(MapValue.EMPTY)));
  }

  /**
   * An entry.
   *
   * @param partOf the list or text that this is a part of, and that is sent as a whole
   * @param inParts true for such a list or text: its parts are entries, too, and have the values
   */
  record Entry(
      FieldPath path,
      ChangeKind change,
      Optional<FieldPath> partOf,
      Optional<Boolean> inParts,
      Values values,
      List<Where> objects) {
    static Entry of(ChangeGroup<ObjectPair> group, Map<ObjectPair, OwnerFact> owners) {
      FieldChange change = group.change();
      return new Entry(
          change.path(),
          change.kind(),
          change.whole().filter(whole -> change.isPart()),
          Optional.of(true).filter(yes -> change.isInParts()),
          new Values(change.lastApplied(), change.local(), change.live()),
          group.objects().stream()
              .map(pair -> Where.of(pair, change, Objects.requireNonNull(owners.get(pair))))
              .toList());
    }
  }

  /**
   * An object with the change.
   *
   * @param owners who owns the field there; empty if live lacks it, or does not say
   */
  record Where(@JsonUnwrapped Name name, Optional<List<ConflictList.OwnerEntry>> owners) {
    static Where of(ObjectPair pair, FieldChange change, OwnerFact owners) {
      return new Where(
          Name.of(pair.name()),
          Optional.of(change)
              .filter(each -> each.live().isPresent() || each.isInParts())
              .map(each -> owners.of(each.path()))
              .filter(owned -> !owned.owners().isEmpty())
              .map(ConflictList.OwnerEntry::of));
    }
  }

  record Values(Optional<Value> lastApplied, Optional<Value> local, Optional<Value> live) {}
}
