package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.apply.Request;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.engine.threeway.LeaveOutRefusal.LeaveOutProblem;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.OtherObject;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Rows;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Compares what the command line names, or stops with the reason why not.
 *
 * @param mode whose patch is wanted; empty to leave it to options and case
 */
public record GivenComparison(
    Terminal terminal, Workbench workbench, Optional<ComparisonMode> mode) {
  private static final Set<Mark> COMPARED = EnumSet.of(Mark.CONFLICT, Mark.IDLE, Mark.UNKNOWN);

  /** Compares as the options and the case say. */
  public GivenComparison(Terminal terminal, Workbench workbench) {
    this(terminal, workbench, Optional.empty());
  }

  /**
   * A comparison that has an answer.
   *
   * @param sources what was compared
   * @param done the documents, and what to know of them
   * @param outcome the answer
   * @param request what would be sent
   */
  public record Answered(
      ThreeDocuments<SourceDocument> sources,
      Compared.Done done,
      ThreeWayOutcome.Computed outcome,
      Request request) {

    /** The documents. */
    public ThreeDocuments<SourceDocument> documents() {
      return done.documents();
    }

    /** It as the window shows it. */
    public Comparison comparison() {
      return new Comparison(documents(), outcome, done.remarks(), outcome.inputs().schema());
    }

    /** Says why a server refuses what is sent. */
    public Answered tellRefusals(Terminal to) {
      if (!outcome.patch().isEmpty()) {
        done.hazards().stream()
            .filter(Hazard::refuses)
            .forEach(hazard -> to.say(hazard.sentence()));
      }
      return this;
    }
  }

  /** Compares what the documents become by a change that leaves fields in place. */
  public Answered compare(
      DocumentOptions options, UnaryOperator<ThreeDocuments<SourceDocument>> change)
      throws StopException {
    requireThatOptionsFit(options);
    return compare(CaseFiles.read(options, terminal), false, change);
  }

  /**
   * Compares documents that were read.
   *
   * @param alwaysOverwrite whether overwrite is on, whatever the options say of it
   * @param change leaves fields in place
   */
  public Answered compare(
      CaseFiles files,
      boolean alwaysOverwrite,
      UnaryOperator<ThreeDocuments<SourceDocument>> change)
      throws StopException {
    ThreeDocuments<SourceDocument> sources = change.apply(files.sources());
    files.tellWarnings(sources.equals(files.sources()));
    boolean overwrite = alwaysOverwrite || files.options().overwrite();
    Compared.Done done = compare(files, sources, overwrite);
    return switch (done.outcome()) {
      case ThreeWayOutcome.Refused refused -> throw refused(refused, files, sources, overwrite);
      case ThreeWayOutcome.Computed computed -> {
        requireLeftOut(computed);
        boolean isExact = sources.equals(files.sources());
        warnOfSize(isExact ? done : compare(files, files.sources(), overwrite));
        Answered answered = noted(sources, done, computed);
        if (files.areAlone) {
          requireFields(computed);
        }
        yield answered;
      }
    };
  }

  /** Of a single object, a field that no document has must be a slip of the pen. */
  private static void requireFields(ThreeWayOutcome.Computed computed) throws StopException {
    stopIfRefused(computed, EnumSet.of(LeaveOutProblem.NO_SUCH_FIELD));
  }

  /**
   * A patch with a field that the person does not want must not look like the one they asked for.
   */
  private static void requireLeftOut(ThreeWayOutcome.Computed computed) throws StopException {
    stopIfRefused(
        computed,
        EnumSet.complementOf(
            EnumSet.of(LeaveOutProblem.NO_SUCH_FIELD, LeaveOutProblem.NOTHING_SENT)));
  }

  private static void stopIfRefused(
      ThreeWayOutcome.Computed computed, Set<LeaveOutProblem> problems) throws StopException {
    List<String> refused =
        computed.notLeftOut().stream()
            .filter(refusal -> problems.contains(refusal.kind()))
            .map(LeaveOutRefusal::sentence)
            .toList();
    if (!refused.isEmpty()) {
      List<String> lines = new ArrayList<>(refused);
      lines.set(0, Messages.PROGRAM + refused.getFirst());
      throw StopException.located(lines);
    }
  }

  /** Stops where options contradict each other. */
  public void requireThatOptionsFit(DocumentOptions options) throws StopException {
    StopException.when(
        mode.equals(Optional.of(ComparisonMode.HELM))
            && (options.noOverwrite || options.asKubectlApply != null || options.asItIs),
        InputWording.HELM_OVERWRITES.text());
  }

  /** How large the annotations really are: masked documents are not as large. */
  private void warnOfSize(Compared.Done done) {
    done.annotationSize()
        .filter(size -> size.level() != AnnotationSize.Level.FINE)
        .ifPresent(
            size ->
                terminal.tell(
                    List.of(
                        Messages.PROGRAM + InputWording.WARNING.text("sentence", size.sentence()),
                        Messages.INDENT + size.remedy())));
  }

  /** What comes out of documents of a case that could be read, a refusal too. */
  public Compared.Done compare(CaseFiles files, ThreeDocuments<SourceDocument> sources)
      throws StopException {
    return compare(files, sources, files.options().overwrite());
  }

  private Compared.Done compare(
      CaseFiles files, ThreeDocuments<SourceDocument> sources, boolean overwrite)
      throws StopException {
    Optional<ComparisonMode> wanted = mode.or(files.options()::mode);
    Set<FieldPath> leftOut = files.options().leftOut();
    if (wanted.orElse(ComparisonMode.USUAL) == ComparisonMode.KUBECTL_APPLY) {
      requireOneObject(sources);
    }
    return switch (workbench.compare(sources, overwrite, wanted, leftOut)) {
      case Compared.Unreadable unreadable -> throw StopException.located(files.faults(unreadable));
      case Compared.Done done -> done;
    };
  }

  /** kubectl finds the live object by local's name: it never gets another one. */
  public static void requireOneObject(ThreeDocuments<SourceDocument> sources) throws StopException {
    Optional<OtherObject> other =
        OtherObject.in(sources).stream().filter(each -> each.pane() == Role.LIVE).findFirst();
    if (other.isPresent()) {
      throw new StopException(InputWording.NOT_ONE_OBJECT.text("sentence", other.get().sentence()));
    }
  }

  /** The refusal is that of the masked documents, which is the same, and quotes no secret. */
  private StopException refused(
      ThreeWayOutcome.Refused exact,
      CaseFiles files,
      ThreeDocuments<SourceDocument> given,
      boolean overwrite)
      throws StopException {
    ThreeDocuments<SourceDocument> sources =
        terminal.seen().areShown() ? given : terminal.seen().masked(given);
    ThreeWayOutcome.Refused refused =
        compare(files, sources, overwrite).outcome() instanceof ThreeWayOutcome.Refused masked
            ? masked
            : exact;
    RefusalMessage message = RefusalMessage.about(files);
    if (refused.stage() == Stage.LOCAL) {
      return StopException.located(message.ofLocal(refused.refusal()));
    }
    return StopException.located(
        refused.stage() == Stage.CONFLICTS && refused.refusal().path().isRoot()
            ? message.ofConflict(refused.refusal(), conflicts(files, sources))
            : message.of(refused.refusal()));
  }

  /**
   * Kubernetes does not say which fields conflict; the comparison with overwrite on does. It
   * compares how values are written, so some are conflicts to it alone.
   */
  private List<FieldRow> conflicts(CaseFiles files, ThreeDocuments<SourceDocument> sources)
      throws StopException {
    return compare(files, sources, true).outcome() instanceof ThreeWayOutcome.Computed computed
        ? Rows.of(computed.explanation().all()).stream()
            .filter(row -> COMPARED.contains(row.mark()))
            .toList()
        : List.of();
  }

  /** Says what a person might not expect. */
  private Answered noted(
      ThreeDocuments<SourceDocument> sources,
      Compared.Done done,
      ThreeWayOutcome.Computed outcome) {
    done.remarks().forEach(terminal::say);
    warnOfKubectl(done, outcome);
    return new Answered(sources, done, outcome, Request.of(outcome));
  }

  /** What kubectl apply or the server would have against it. */
  private void warnOfKubectl(Compared.Done done, ThreeWayOutcome.Computed outcome) {
    boolean isOwnConflict =
        done.mode().isKubectlApply()
            && !outcome.inputs().overwrite()
            && outcome.inputs().dialect() == Dialect.KUBERNETES
            && outcome.explanation().at(LastAppliedAnnotation.PATH).outcome().isChanged();
    if (isOwnConflict) {
      terminal.say(InputWording.ONLY_ANNOTATION.text());
    }
  }
}
