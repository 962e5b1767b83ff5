package dev.tripatch.cli.output.data;

import dev.tripatch.cli.output.data.DecisionList.Name;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ChangeKind;
import dev.tripatch.workspace.objects.FieldChange;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Sent;
import dev.tripatch.workspace.objects.Unread;
import java.util.List;
import java.util.Optional;

/**
 * The changes of many objects, for programs.
 *
 * @param changes an entry for each, equal ones together
 * @param sent what will be sent
 * @param notReadable files and documents that hold no object that can be read
 */
public record ChangeList(List<Entry> changes, Sent sent, List<ObjectAnswers.Fault> notReadable) {

  public static ChangeList of(
      List<ChangeGroup<ObjectPair>> groups, Sent sent, List<Unread> unread) {
    return new ChangeList(
        groups.stream().map(Entry::of).toList(),
        sent,
        unread.stream().map(ObjectAnswers.Fault::of).toList());
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
      List<Name> objects) {
    static Entry of(ChangeGroup<ObjectPair> group) {
      FieldChange change = group.change();
      return new Entry(
          change.path(),
          change.kind(),
          change.whole().filter(whole -> change.isPart()),
          Optional.of(true).filter(yes -> change.isInParts()),
          new Values(change.lastApplied(), change.local(), change.live()),
          group.objects().stream().map(ObjectPair::name).map(Name::of).toList());
    }
  }

  record Values(Optional<Value> lastApplied, Optional<Value> local, Optional<Value> live) {}
}
