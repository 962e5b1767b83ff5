package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.DocumentOptions.GivenPath;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.RuleTrialText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.RuleTrialList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.RuleField;
import dev.tripatch.workspace.schemas.RuleTrial;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.TriedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema try}. */
@Command(name = "try")
public final class SchemaTryCommand implements RunCommand {
  private final Terminal terminal;
  private final Schemas builtIn;

  @Parameters(index = "0", paramLabel = "FIELD")
  String field = "";

  @Parameters(index = "1..*", paramLabel = "RULE")
  List<String> rules = new ArrayList<>();

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public SchemaTryCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.builtIn = builtIn;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    FieldPath path = GivenPath.parse(field);
    Workbench workbench = schemas.workbench(documents);
    CaseFiles files = CaseFiles.read(documents, terminal);
    ThreeDocuments<SourceDocument> sources =
        secrets.forOutput(output.form, terminal).apply(files.sources());
    files.tellWarnings(sources.equals(files.sources()));
    ThreeWayInputs inputs =
        new GivenComparison(terminal, workbench, Optional.empty())
            .compare(files, sources)
            .outcome()
            .inputs();
    RuleField found =
        RuleField.named(inputs, path)
            .orElseThrow(() -> new StopException(RuleField.notFound(field)));
    RuleTrial trial = new RuleTrial(inputs, workbench.schemas(), builtIn.builtIn(), found);
    List<TrialColumn> columns = trial.with(tried(trial));
    output.print(
        terminal,
        () -> new RuleTrialText(terminal.width(), color.palette(terminal)).of(found, columns),
        () -> RuleTrialList.of(found, columns));
    return ExitCodes.NOTHING;
  }

  /** Without any rule, those that suggest themselves. */
  private List<TriedRule> tried(RuleTrial trial) throws StopException {
    List<TriedRule> tried = new ArrayList<>();
    try {
      for (String rule : rules.isEmpty() ? trial.proposals() : rules) {
        tried.add(TriedRule.read(rule, trial.field().rule()));
      }
    } catch (TriedRule.NoRuleException wrong) {
      throw new StopException(String.valueOf(wrong.getMessage()));
    }
    return tried;
  }
}
