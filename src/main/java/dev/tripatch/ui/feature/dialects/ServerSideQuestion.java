package dev.tripatch.ui.feature.dialects;

import dev.tripatch.cluster.apply.ContrastCause;
import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.show.table.ServerSideRows;
import dev.tripatch.show.table.ServerSideSummary;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What to find out of server-side apply.
 *
 * @param applied what kubectl apply does with the same documents
 * @param manager who applies
 * @param isForced whether to take fields over from other managers
 */
public record ServerSideQuestion(
    ThreeWayOutcome.Computed applied, String manager, boolean isForced) {

  /** Asks the engine. */
  public ServerSideSheet answer() {
    ServerSideComparison comparison = ServerSideComparison.of(applied, manager);
    ServerSideOutcome outcome = isForced ? forced() : comparison.outcome();
    List<ServerSideRow> rows = new ServerSideRows(contrasts(comparison)).of(outcome);
    List<String> refusals = refusals(outcome);
    String state =
        new ServerSideSummary(manager, isForced).of(outcome) + aside(comparison, outcome, rows);
    return new ServerSideSheet(
        Stream.concat(Stream.of(state), refusals.stream()).collect(Collectors.joining("\n")),
        !(outcome instanceof Applied) || !refusals.isEmpty(),
        printed(outcome),
        (int) rows.stream().filter(row -> row.mark().isPresent()).count(),
        rows,
        outcome.unknowns().stream().map(Unknown::sentence).toList());
  }

  /** What a server refuses in the result. */
  private List<String> refusals(ServerSideOutcome outcome) {
    ThreeWayInputs inputs = applied.inputs();
    SourceDocument local = YamlWriter.render("local", inputs.localAsWritten());
    Optional<SourceDocument> live = inputs.live().map(object -> YamlWriter.render("live", object));
    return outcome
        .leadsTo()
        .map(result -> Hazards.ofServerSide(local, live, result, inputs.schema()))
        .orElse(List.of())
        .stream()
        .map(Hazard::sentence)
        .toList();
  }

  private ServerSideOutcome forced() {
    ThreeWayInputs inputs = applied.inputs();
    return ServerSideApply.of(
        inputs.localAsWritten(), inputs.live(), inputs.schema(), manager, true);
  }

  /** By force there is no refusal that kubectl apply would be contrasted with. */
  private List<Contrast> contrasts(ServerSideComparison comparison) {
    return comparison.contrasts().stream()
        .filter(each -> !isForced || each.cause() != ContrastCause.OWNED_BY_ANOTHER)
        .toList();
  }

  private String aside(
      ServerSideComparison comparison, ServerSideOutcome outcome, List<ServerSideRow> rows) {
    String noLive = applied.inputs().live().isEmpty() ? DialectWords.NO_LIVE_OBJECT.text() : "";
    return outcome instanceof Applied
        ? noLive + ServerSideSummary.besideKubectlApply(rows, comparison.isOtherOrder())
        : noLive;
  }

  private static String printed(ServerSideOutcome outcome) {
    return switch (outcome) {
      case Applied ignored -> "";
      case Conflicted conflicted -> conflicted.kubectlWords();
      case Refused refused -> refused.words();
    };
  }

  /**
   * What server-side apply would do, in words.
   *
   * @param state what becomes of it, in sentences
   * @param isRefused whether the server refuses
   * @param words what kubectl would print, verbatim; empty if the server does not refuse
   * @param changes how many fields change or are in conflict
   * @param rows the fields; what prevents applying first
   * @param unknowns what cannot be known without the server, in sentences
   */
  public record ServerSideSheet(
      String state,
      boolean isRefused,
      String words,
      int changes,
      List<ServerSideRow> rows,
      List<String> unknowns) {

    /** Copies the lists. */
    public ServerSideSheet {
      rows = List.copyOf(rows);
      unknowns = List.copyOf(unknowns);
    }
  }
}
