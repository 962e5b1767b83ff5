package dev.tripatch.show.table;

import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.Blame;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.ServerSideWording;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fields that concern server-side apply, as rows for the tables of window and terminal. */
public final class ServerSideRows {

  /** What is in the way first, then what changes, then what only differs from kubectl. */
  private static final Comparator<ServerSideRow> ORDER =
      Comparator.comparingInt(
          row -> row.mark().isPresent() ? row.mark().get().isConflict() ? 0 : 1 : 2);

  private final Map<FieldPath, Contrast> contrasts = new LinkedHashMap<>();

  /** Rows that tell where kubectl apply leaves a field otherwise. */
  public ServerSideRows(List<Contrast> contrasts) {
    contrasts.forEach(contrast -> this.contrasts.putIfAbsent(contrast.path(), contrast));
  }

  /** The rows of an outcome: conflicts first, then fields that change. */
  public List<ServerSideRow> of(ServerSideOutcome outcome) {
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
        first.live(),
        first.wanted(),
        owners,
        ServerSideWording.CONFLICT.text(
            "difference",
            first.areTwinsInLive()
                ? ServerSideWording.CONFLICT_OF_TWINS.text()
                : first.isOtherSpelling()
                    ? ServerSideWording.CONFLICT_OF_SPELLINGS.text()
                    : ServerSideWording.CONFLICT_OF_VALUES.text(),
            "owners",
            names(owners),
            "count",
            owners.size()),
        Optional.empty());
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
        field.live(),
        field.result(),
        field.others(),
        field.why(),
        Optional.empty());
  }

  private static Optional<Mark> mark(AppliedAction action) {
    return switch (action) {
      case ADDED -> Optional.of(Mark.ADDED);
      case CHANGED, TAKEN_OVER, DEFAULTED, WRITTEN -> Optional.of(Mark.CHANGED);
      case REMOVED -> Optional.of(Mark.DELETED);
      case SAME, ADOPTED, BACK, GIVEN_UP, STAYS, IGNORED -> Optional.empty();
    };
  }

  private static ServerSideRow refused(Blame blame) {
    return new ServerSideRow(
        blame.path(),
        ServerSideWording.REFUSED_FIELD.text(),
        Optional.of(Mark.CONFLICT),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        blame.words(),
        Optional.empty());
  }

  private static ServerSideRow untouched(Contrast contrast) {
    return new ServerSideRow(
        contrast.path(),
        ServerSideWording.NOT_AS_KUBECTL.text(),
        Optional.empty(),
        contrast.live(),
        contrast.serverSide(),
        List.of(),
        "",
        Optional.of(contrast));
  }

  private ServerSideRow contrasted(ServerSideRow row) {
    return Optional.ofNullable(contrasts.get(row.path())).map(row::with).orElse(row);
  }

  private static String names(List<FieldOwner> owners) {
    return owners.stream().map(FieldOwner::title).collect(Collectors.joining(" and "));
  }
}
