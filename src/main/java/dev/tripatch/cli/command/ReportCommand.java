package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.share.page.SharedPage;
import dev.tripatch.share.report.Heading;
import dev.tripatch.share.report.ReportFormat;
import dev.tripatch.share.report.ReportPart;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.ReportRemarks;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch report}. */
@Command(name = "report")
public final class ReportCommand implements RunCommand {
  private static final int WIDTH = 160;

  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin PatchOptions patch = new PatchOptions();

  @Option(names = "--format", paramLabel = "markdown|html")
  @Nullable ReportFormat format;

  @Option(names = "--save", paramLabel = "FILE")
  @Nullable String output;

  /** The old names of {@code --save}. */
  @Option(
      names = {"-o", "--output"},
      hidden = true,
      paramLabel = "FILE")
  void setOldName(String file) {
    output = file;
  }

  @Option(names = "--title", paramLabel = "TEXT")
  @Nullable String title;

  @Option(names = "--steps")
  boolean steps;

  @Option(names = "--show-secrets")
  boolean showSecrets;

  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ReportCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    Optional<OutputFile> file = OutputFile.named(output, documents, patch.written.file());
    ReportFormat written = chosenFormat();
    requireOnePage(written);
    if (objects.isGiven()) {
      if (file.isPresent()) {
        file.get().requireNoneOf(objects);
      }
      return ofObjects(file, written);
    }
    Reported reported = patch.isWritten(documents, terminal) ? ofPatch() : ofDocuments();
    Heading heading =
        new Heading(
            Optional.ofNullable(title).filter(text -> !text.isBlank()),
            ReportRemarks.of(reported.view(), reported.masking(), showSecrets));
    put(
        file,
        steps ? SharedPage.of(reported.view(), heading) : written.write(reported.view(), heading));
    return options.exitCode(reported.isChange());
  }

  private void requireOnePage(ReportFormat written) throws StopException {
    if (steps && (objects.isGiven() || written != ReportFormat.HTML)) {
      throw new StopException(CommandWording.STEPS_ARE_A_PAGE.text());
    }
  }

  private void put(Optional<OutputFile> file, String report) throws StopException {
    if (file.isPresent()) {
      file.get().write(report, terminal);
    } else {
      terminal.out().print(report);
    }
  }

  private int ofObjects(Optional<OutputFile> file, ReportFormat format) throws StopException {
    if (patch.written.isNamed()) {
      throw new StopException(CommandWording.REPORT_PATCH_OF_ONE.text());
    }
    Workbench workbench = schemas.workbench(objects, documents);
    Optional<ComparisonMode> mode = patch.mode();
    GivenObjects given = GivenObjects.read(objects, documents, terminal);
    ManyObjects many =
        new ManyObjects(
            terminal,
            documents,
            given,
            GivenObjects.surveyor(documents, workbench, mode, false, masking()));
    List<ReportPart> parts = new ArrayList<>();
    many.each(
        ObjectSummary::isSent,
        (files, beside) -> {
          GivenComparison.Answered answered =
              new GivenComparison(beside, workbench, mode).compare(files, false, masking());
          Masking masked = Masking.ofDocuments(answered.sources());
          List<String> remarks = ReportRemarks.of(answered.comparison(), masked, showSecrets);
          parts.add(new ReportPart(answered.comparison(), new Heading(Optional.empty(), remarks)));
        });
    String summary = new ObjectTable(WIDTH, new Palette(false)).of(given.pairs(), many.summaries());
    String heading = title == null || title.isBlank() ? ObjectTable.total(many.summaries()) : title;
    put(file, format.writeAll(heading, summary, parts));
    many.tellFaults();
    return many.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private UnaryOperator<ThreeDocuments<SourceDocument>> masking() {
    return showSecrets ? UnaryOperator.identity() : terminal.seen()::masked;
  }

  /** What is reported on; the masking of its documents, used or not; whether it does anything. */
  private record Reported(ComparisonView view, Masking masking, boolean isChange) {}

  private Reported ofDocuments() throws StopException {
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents), patch.mode())
            .compare(documents, masking());
    return new Reported(
        answered.comparison(),
        Masking.ofDocuments(answered.sources()),
        !answered.outcome().patch().isEmpty());
  }

  private Reported ofPatch() throws StopException {
    SecretsOption secrets = new SecretsOption();
    secrets.shown = showSecrets;
    ExplainedPatch.Explained explained =
        patch.explain(
            new ExplainedPatch(terminal, schemas.workbench(documents), secrets, false), documents);
    return new Reported(
        explained.composition(), explained.masking(), explained.composition().changesLive());
  }

  private ReportFormat chosenFormat() throws StopException {
    if (format != null) {
      return format;
    }
    if (output == null || output.equals("-") || OutputFile.hasNoEnding(output)) {
      return steps ? ReportFormat.HTML : ReportFormat.MARKDOWN;
    }
    OutputFile.requireEnding(
        output,
        CommandWording.A_REPORT.text(),
        ReportFormat.endings(),
        CommandWording.NAME_REPORT_SO.text());
    return ReportFormat.ofFileName(output).orElse(ReportFormat.MARKDOWN);
  }
}
