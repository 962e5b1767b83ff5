package dev.tripatch.cli.command;

import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.RefusalMessage;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ExplainTable;
import dev.tripatch.cli.output.ExplainedField;
import dev.tripatch.cli.output.FoundInError;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.Comparison;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ErrorCase;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.schemas.Schemas;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch open-error}. */
@Command(name = "open-error")
public final class OpenErrorCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE")
  String file = "";

  @Option(names = "--save-case", paramLabel = "FILE")
  @Nullable String saveCase;

  @Mixin SchemaOption schemas;
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public OpenErrorCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    String text = InputFile.read(file, terminal.in());
    ErrorCase opened = ErrorCase.read(text, schemas.workbench());
    if (opened.found().isEmpty()) {
      throw StopException.located(
          List.of(
              CommandWording.NO_ERROR_IN_IT.text("file", InputFile.nameOf(file)),
              Messages.INDENT + CommandWording.GIVE_WHOLE_ERROR.text()));
    }
    terminal.seen().see(opened.masking());
    Palette palette = color.palette(terminal);
    terminal.out().print(new FoundInError(terminal.width(), palette).of(secrets.forPeople(opened)));
    if (saveCase != null) {
      save(opened, saveCase);
    }
    if (opened.compared().isEmpty()) {
      throw incomplete(opened);
    }
    Compared compared = masked(opened);
    return switch (compared) {
      case Compared.Unreadable unreadable -> throw unreadable(unreadable);
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused refused ->
                throw StopException.located(new RefusalMessage().of(refused.refusal()));
            case ThreeWayOutcome.Computed computed ->
                explain(new Comparison(done.documents(), computed), computed, opened.field());
          };
    };
  }

  private Compared masked(ErrorCase opened) throws StopException {
    ThreeDocuments<SourceDocument> sources = opened.sources().orElseThrow(() -> incomplete(opened));
    return schemas.workbench().compare(secrets.forPeople(terminal).apply(sources), true);
  }

  private void save(ErrorCase opened, String name) throws StopException {
    ThreeDocuments<SourceDocument> sources = opened.sources().orElseThrow(() -> incomplete(opened));
    Map<Role, Case.Text> texts = new EnumMap<>(Role.class);
    put(texts, Role.LAST_APPLIED, sources.lastApplied());
    put(texts, Role.LOCAL, Optional.of(sources.local()));
    put(texts, Role.LIVE, sources.live());
    OutputFile.writeNewCase(name, Case.of(texts).selecting(opened.field()));
    terminal.say(CommandWording.CASE_SAVED.text());
  }

  private static void put(
      Map<Role, Case.Text> texts, Role pane, Optional<SourceDocument> document) {
    document.ifPresent(each -> texts.put(pane, Case.Text.unfiled(each.name(), each.text())));
  }

  private int explain(
      Comparison comparison, ThreeWayOutcome.Computed computed, Optional<FieldPath> field) {
    boolean isSent = !computed.patch().isEmpty();
    Palette palette = color.palette(terminal);
    terminal
        .out()
        .print(
            "\n"
                + new ExplainTable(terminal.width(), palette)
                    .withOwners(Instant.now())
                    .of(comparison, isSent));
    field
        .filter(path -> comparison.outcomeAt(path).isPresent())
        .map(comparison::why)
        .ifPresent(
            why ->
                terminal.out().print("\n" + new ExplainedField(terminal.width(), palette).of(why)));
    return options.exitCode(isSent);
  }

  /** The error prints the documents only where kubectl could not make a patch. */
  private static StopException incomplete(ErrorCase opened) {
    List<String> lines = new ArrayList<>();
    List<String> needed =
        opened.found().missing().stream().filter(List.of("local", "live")::contains).toList();
    lines.add(
        Messages.PROGRAM
            + CommandWording.ERROR_INCOMPLETE.text("documents", String.join(" and ", needed)));
    lines.add(Messages.INDENT + CommandWording.COMPARE_YOURSELF.text());
    return StopException.located(lines);
  }

  private static StopException unreadable(Compared.Unreadable unreadable) {
    List<String> lines = new ArrayList<>();
    for (Fault fault : unreadable.faults()) {
      lines.addAll(Messages.located(fault.location(), fault.diagnostic()));
    }
    return StopException.located(lines);
  }
}
