package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.output.ExplainTable;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.ServerSideTable;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * One object of a release as text.
 *
 * @param width how many characters fit on a line
 */
record HelmObjectText(int width, Palette palette) {
  private static final int NAMED = 5;

  /** Fields that nobody writes into a chart. */
  private static final Set<String> OF_SERVER = Set.of("status", "metadata");

  /** Its fields with their reasons, and what Helm does not see. */
  String of(GivenComparison.Answered answered) {
    ThreeWayOutcome.Computed outcome = answered.outcome();
    return new ExplainTable(width, palette)
            .withOwners(Instant.now())
            .of(answered.comparison(), !outcome.patch().isEmpty())
        + unseen(outcome);
  }

  /** The same where Helm uses server-side apply. */
  String of(ServerSideOutcome outcome) {
    return outcome instanceof ServerSideOutcome.Refused refused
        ? Wrapping.paragraph("", refused.words(), width)
        : new ServerSideTable(width, HelmRelease.MANAGER, palette).of(outcome);
  }

  private String unseen(ThreeWayOutcome.Computed outcome) {
    OwnerFact owners = new OwnerFact(outcome.inputs().live(), outcome.inputs().schema());
    return said(
            fields(outcome, HelmObjectText::isDrift),
            fields ->
                HelmCommandWords.DRIFT_STAYS.text("count", fields.size(), "fields", named(fields)))
        + said(
            fields(outcome, field -> isOnlyLive(field) && isOfOthers(field.path(), owners)),
            fields ->
                HelmCommandWords.ONLY_LIVE.text("count", fields.size(), "fields", named(fields)));
  }

  private String said(List<FieldPath> fields, Function<List<FieldPath>, String> sentence) {
    return fields.isEmpty() ? "" : Wrapping.paragraph("", sentence.apply(fields), width);
  }

  /** The outermost fields of which that is so. */
  private static List<FieldPath> fields(
      ThreeWayOutcome.Computed outcome, Predicate<FieldOutcome> isMeant) {
    Set<FieldPath> found = new HashSet<>();
    return outcome.explanation().all().stream()
        .filter(isMeant)
        .map(FieldOutcome::path)
        .filter(path -> !path.isRoot() && found.add(path) && !isWithin(path, found))
        .toList();
  }

  private static boolean isWithin(FieldPath path, Set<FieldPath> others) {
    return path.parent().filter(others::contains).isPresent();
  }

  private static String named(List<FieldPath> fields) {
    String first =
        fields.stream().limit(NAMED).map(FieldPath::toString).collect(Collectors.joining(", "));
    return fields.size() > NAMED ? first + ", …" : first;
  }

  private static boolean isDrift(FieldOutcome field) {
    return field.reason() == Reason.TWO_WAY_UNCHANGED
        && field.outcome().isKept()
        && field.values().local() != null;
  }

  private static boolean isOnlyLive(FieldOutcome field) {
    return field.outcome().isKept()
        && field.values().local() == null
        && field.values().live() != null
        && OF_SERVER.stream().noneMatch(root -> field.path().toString().startsWith(root));
  }

  /** Defaults of the server count as written by whoever wrote the object. */
  private static boolean isOfOthers(FieldPath path, OwnerFact owners) {
    return owners.of(path).owners().stream()
        .anyMatch(owner -> !owner.manager().equals(HelmRelease.MANAGER));
  }

  /** One that the new manifest does not have. */
  String ofOld(ObjectPair pair) {
    return new ObjectTable(width, palette).heading(pair, pair.remarks());
  }
}
