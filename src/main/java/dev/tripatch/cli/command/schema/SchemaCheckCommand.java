package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.CommandWording;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.RunOptions;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.input.InputFiles;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.RuleProblemText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.workspace.schemas.ItemKeysCheck;
import dev.tripatch.workspace.schemas.OwnRulesCheck;
import dev.tripatch.workspace.schemas.OwnRulesCheck.RuleProblem;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema check}. */
@Command(name = "check")
public final class SchemaCheckCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE")
  List<String> files = new ArrayList<>();

  @Mixin SchemaOption schemas;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public SchemaCheckCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    GivenManifests manifests = GivenManifests.read(files, terminal);
    SchemaFiles given = schemas.inForce(files.stream().findFirst(), manifests.ownRules());
    Schemas inForce = given.schemas();
    int rules = inForce.overlay().rules().size();
    StopException.when(inForce.overlay().isEmpty(), CommandWording.NO_OWN_RULES.text());
    List<ManifestObject> objects =
        manifests.files().stream().map(ManifestFile::objects).flatMap(List::stream).toList();
    List<RuleProblem> problems = new ArrayList<>(OwnRulesCheck.of(inForce, given.ownRules()));
    objects.forEach(object -> problems.addAll(ItemKeysCheck.of(object, inForce)));
    output.print(
        terminal,
        () ->
            new RuleProblemText(terminal.width(), color.palette(terminal))
                .of(problems, rules, objects.size()),
        () -> problems.stream().map(SchemaCheckCommand::data).toList());
    boolean isClean = problems.stream().noneMatch(RuleProblem::isFault);
    return options.exitCode(!isClean);
  }

  private static AnswerFields data(RuleProblem problem) {
    return new AnswerFields()
        .with("place", problem.place())
        .with("isFault", problem.isFault())
        .with("field", problem.subject())
        .with("sentence", problem.sentence())
        .withText("remedy", problem.remedy());
  }

  /**
   * Files that were named on the command line.
   *
   * @param files those with objects
   * @param ownRules those with own rules
   */
  private record GivenManifests(List<ManifestFile> files, List<SchemaText> ownRules) {

    /** Reads them; stops if one holds neither. */
    static GivenManifests read(List<String> names, Terminal terminal) throws StopException {
      InputFile.requireOneStandardInput(names.stream());
      InputFiles inputs = new InputFiles(terminal);
      List<ManifestFile> files = new ArrayList<>();
      List<SchemaText> ownRules = new ArrayList<>();
      for (String name : names) {
        SchemaText text =
            new SchemaText(InputFile.nameOf(name), InputFile.read(name, terminal.in()));
        if (text.isOwnRules()) {
          ownRules.add(text);
        } else {
          files.add(inputs.open(text.name(), text.text()));
        }
      }
      return new GivenManifests(List.copyOf(files), List.copyOf(ownRules));
    }
  }
}
