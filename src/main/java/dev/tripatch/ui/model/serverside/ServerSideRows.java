package dev.tripatch.ui.model.serverside;

import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.ShortText;
import dev.tripatch.path.FieldPath;
import dev.tripatch.serverside.AppliedField;
import dev.tripatch.serverside.Contrast;
import dev.tripatch.serverside.OwnershipConflict;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.ServerSideOutcome.Applied;
import dev.tripatch.serverside.ServerSideOutcome.Blame;
import dev.tripatch.serverside.ServerSideOutcome.Conflicted;
import dev.tripatch.serverside.ServerSideOutcome.Refused;
import dev.tripatch.serverside.field.FieldAction;
import dev.tripatch.serverside.field.FieldOwner;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fields that concern server-side apply, as rows of a table. */
final class ServerSideRows {

  /** What stands in the way first, then what changes, then what only differs from kubectl. */
  private static final Comparator<ServerSideRow> ORDER =
      Comparator.comparingInt(
          row -> row.mark().isPresent() ? row.mark().get() == Mark.CONFLICT ? 0 : 1 : 2);

  private final Map<FieldPath, Contrast> contrasts = new LinkedHashMap<>();

  /** Rows that tell where kubectl apply leaves a field otherwise. */
  ServerSideRows(List<Contrast> contrasts) {
    contrasts.forEach(contrast -> this.contrasts.putIfAbsent(contrast.path(), contrast));
  }

  List<ServerSideRow> of(ServerSideOutcome outcome) {
    List<ServerSideRow> rows =
        switch (outcome) {
          case Applied applied -> fields(applied, Set.of());
          case Conflicted conflicted -> conflicted(conflicted);
          case Refused refused -> refused.causes().stream().map(ServerSideRows::refused).toList();
        };
    Set<FieldPath> told = rows.stream().map(ServerSideRow::path).collect(Collectors.toSet());
    Stream<ServerSideRow> untold =
        contrasts.values().stream()
            .filter(each -> !told.contains(each.path()))
            .map(ServerSideRows::untouched);
    return Stream.concat(rows.stream().map(this::contrasted), untold).sorted(ORDER).toList();
  }

  private static List<ServerSideRow> conflicted(Conflicted conflicted) {
    Map<FieldPath, List<OwnershipConflict>> byField =
        conflicted.conflicts().stream()
            .collect(
                Collectors.groupingBy(
                    OwnershipConflict::path, LinkedHashMap::new, Collectors.toList()));
    List<ServerSideRow> rows = new ArrayList<>();
    byField.values().forEach(conflicts -> rows.add(conflict(conflicts)));
    rows.addAll(fields(conflicted.forced(), byField.keySet()));
    return rows;
  }

  private static ServerSideRow conflict(List<OwnershipConflict> conflicts) {
    OwnershipConflict first = conflicts.getFirst();
    List<FieldOwner> owners = conflicts.stream().map(OwnershipConflict::owner).toList();
    return new ServerSideRow(
        first.path(),
        Mark.CONFLICT.word(),
        Optional.of(Mark.CONFLICT),
        text(first.live()),
        text(first.wanted()),
        owners(owners),
        "%s, and %s %s the field. By force local's value is set and %s it."
            .formatted(
                first.areTwinsInLive()
                    ? "Live has several items of this name, which are one field to the server,"
                        + " and local's single one is another"
                    : "Local wants another value than live",
                names(owners),
                owners.size() == 1 ? "owns" : "own",
                owners.size() == 1 ? "the owner loses" : "the owners lose"),
        "");
  }

  private static List<ServerSideRow> fields(Applied applied, Set<FieldPath> except) {
    return applied.fields().stream()
        .filter(field -> !except.contains(field.path()))
        .map(ServerSideRows::field)
        .toList();
  }

  private static ServerSideRow field(AppliedField field) {
    return new ServerSideRow(
        field.path(),
        field.action().word(),
        mark(field.action()),
        text(field.live()),
        text(field.result()),
        owners(field.others()),
        field.why(),
        "");
  }

  private static Optional<Mark> mark(FieldAction action) {
    return switch (action) {
      case ADDED -> Optional.of(Mark.ADDED);
      case CHANGED, TAKEN_OVER, WRITTEN -> Optional.of(Mark.CHANGED);
      case REMOVED -> Optional.of(Mark.DELETED);
      case SAME, ADOPTED, GIVEN_UP, IGNORED -> Optional.empty();
    };
  }

  private static ServerSideRow refused(Blame blame) {
    return new ServerSideRow(
        blame.path(),
        "refused",
        Optional.of(Mark.CONFLICT),
        ShortText.NONE,
        ShortText.NONE,
        ShortText.NONE,
        blame.words(),
        "");
  }

  private static ServerSideRow untouched(Contrast contrast) {
    return new ServerSideRow(
        contrast.path(),
        "not as kubectl",
        Optional.empty(),
        text(contrast.live()),
        text(contrast.serverSide()),
        ShortText.NONE,
        "",
        sentence(contrast));
  }

  private ServerSideRow contrasted(ServerSideRow row) {
    return Optional.ofNullable(contrasts.get(row.path()))
        .map(contrast -> row.withContrast(sentence(contrast)))
        .orElse(row);
  }

  private static String sentence(Contrast contrast) {
    return contrast.sentence()
        + contrast
            .clientSide()
            .map(value -> " After kubectl apply it is " + ShortText.of(value) + ".")
            .orElse(" After kubectl apply it is gone.");
  }

  private static String owners(List<FieldOwner> owners) {
    return owners.isEmpty()
        ? ShortText.NONE
        : owners.stream()
            .map(owner -> owner.title() + owner.time().map(time -> " · " + time).orElse(""))
            .collect(Collectors.joining(", "));
  }

  private static String names(List<FieldOwner> owners) {
    return owners.stream().map(FieldOwner::title).collect(Collectors.joining(" and "));
  }

  private static String text(Optional<Value> value) {
    return ShortText.of(value.orElse(null));
  }
}
