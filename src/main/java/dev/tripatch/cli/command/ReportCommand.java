package dev.tripatch.cli.command;

import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.share.Heading;
import dev.tripatch.share.ReportFormat;
import dev.tripatch.share.ReportFormat.ReportPart;
import dev.tripatch.share.SharedPage;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.ReportRemarks;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch report}. */
@Command(name = "report")
public final class ReportCommand implements RunCommand {
  private static final int WIDTH = 160;

  private final Terminal terminal;

  @Mixin ObjectOptions about;
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

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ReportCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    Optional<OutputFile> file = OutputFile.named(output, about.documents, patch.written.file());
    ReportFormat written = chosenFormat();
    requireOnePage(written);
    if (about.areMany()) {
      requireNoneOfMany(file);
    } else if (patch.written.isMeant(about.documents, terminal)) {
      ExplainedPatch.Explained explained =
          patch.explain(
              new ExplainedPatch(terminal, about.workbench(), secrets, false), about.documents);
      put(file, ofOne(part(explained.composition(), explained.masking()), written));
      return options.exitCode(explained.composition().changesLive());
    }
    Optional<ComparisonMode> mode = patch.mode();
    EachObject each = about.each(mode, false, secrets.forPeople(terminal));
    List<ReportPart> parts = new ArrayList<>();
    each.each(
        ObjectSummary::isSent,
        (files, beside) -> {
          GivenComparison.Answered answered =
              about.comparison(beside, mode).compare(files, false, secrets.forPeople(terminal));
          parts.add(part(answered.comparison(), Masking.ofDocuments(answered.sources())));
          return new EachObject.Said(!answered.outcome().patch().isEmpty(), () -> "", () -> "");
        });
    put(file, about.areMany() ? ofMany(each, parts, written) : ofOne(parts.getFirst(), written));
    each.tellFaults();
    return each.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private void requireNoneOfMany(Optional<OutputFile> file) throws StopException {
    if (file.isPresent()) {
      file.get().requireNoneOf(about.objects);
    }
    StopException.when(patch.written.isNamed(), CommandWording.REPORT_PATCH_OF_ONE.text());
  }

  private Optional<String> heading() {
    return Optional.ofNullable(title).filter(text -> !text.isBlank());
  }

  private ReportPart part(ComparisonView view, Masking masking) {
    return new ReportPart(
        view,
        new Heading(
            heading().filter(_ -> !about.areMany()),
            ReportRemarks.of(view, masking, secrets.shown)));
  }

  private String ofOne(ReportPart part, ReportFormat format) {
    return steps
        ? SharedPage.of(part.view(), part.heading())
        : format.write(part.view(), part.heading());
  }

  private String ofMany(EachObject each, List<ReportPart> parts, ReportFormat format) {
    return format.writeAll(
        heading().orElseGet(() -> ObjectTable.total(each.summaries())),
        each.table(new ObjectTable(WIDTH, new Palette(false))),
        parts);
  }

  private void requireOnePage(ReportFormat written) throws StopException {
    StopException.when(
        steps && (about.areMany() || written != ReportFormat.HTML),
        CommandWording.STEPS_ARE_A_PAGE.text());
  }

  private void put(Optional<OutputFile> file, String report) throws StopException {
    if (file.isPresent()) {
      file.get().write(report, terminal);
    } else {
      terminal.out().print(report);
    }
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
