package dev.tripatch.cli.output.data;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.workspace.objects.ChangeGroup;
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

/** The changes of many objects, for programs. */
public final class ChangeList {
  private ChangeList() {}

  /**
   * The answer: an entry for each change, equal ones together, what will be sent, and what cannot
   * be read.
   *
   * @param schemaOf what is known of an object's kind
   */
  public static AnswerFields of(
      List<ChangeGroup<ObjectPair>> groups,
      Sent sent,
      List<Unread> unread,
      Function<MapValue, SchemaAnswer> schemaOf) {
    Map<ObjectPair, OwnerFact> owners = new HashMap<>();
    groups.stream()
        .flatMap(group -> group.objects().stream())
        .distinct()
        .forEach(pair -> owners.put(pair, owners(pair, schemaOf)));
    return new AnswerFields()
        .with("changes", groups.stream().map(group -> change(group, owners)).toList())
        .with("sent", sent)
        .with("notReadable", ObjectAnswers.faults(unread));
  }

  private static OwnerFact owners(ObjectPair pair, Function<MapValue, SchemaAnswer> schemaOf) {
    Optional<MapValue> live = pair.live().map(found -> found.object().value());
    return new OwnerFact(live, schemaOf.apply(live.orElse(MapValue.EMPTY)));
  }

  /**
   * A change. {@code partOf} is the list or text that it is a part of, and that is sent as a whole;
   * {@code inParts} is true for such a list or text: its parts are entries, too, and have the
   * values.
   */
  private static AnswerFields change(
      ChangeGroup<ObjectPair> group, Map<ObjectPair, OwnerFact> owners) {
    FieldChange change = group.change();
    return new AnswerFields()
        .with("path", change.path())
        .with("change", change.kind())
        .with("partOf", change.whole().filter(whole -> change.isPart()))
        .withTrue("inParts", change.isInParts())
        .with("values", AnswerFields.values(change.lastApplied(), change.local(), change.live()))
        .with(
            "objects",
            group.objects().stream()
                .map(pair -> object(pair, change, Objects.requireNonNull(owners.get(pair))))
                .toList());
  }

  /** An object with the change, and who owns the field there, if live has it and says who. */
  private static AnswerFields object(ObjectPair pair, FieldChange change, OwnerFact owners) {
    return AnswerFields.naming(pair.name())
        .with(
            "owners",
            Optional.of(change)
                .filter(each -> each.live().isPresent() || each.isInParts())
                .map(each -> owners.of(each.path()))
                .filter(owned -> !owned.owners().isEmpty())
                .map(ConflictList::owners));
  }
}
