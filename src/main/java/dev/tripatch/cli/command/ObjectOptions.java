package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Mixin;

/** What a command is about: one object or many, and the schemas that they follow. */
final class ObjectOptions {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;

  /** Over these schemas; messages go to this terminal. */
  ObjectOptions(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  boolean areMany() {
    return objects.isGiven();
  }

  /** A workbench that knows the schemas in force for the objects; the same each time. */
  Workbench workbench() throws StopException {
    return schemas.workbench(objects, documents);
  }

  /** Compares them; messages go to the terminal. */
  GivenComparison comparison(Terminal beside, Optional<ComparisonMode> mode) throws StopException {
    return new GivenComparison(beside, workbench(), mode);
  }

  /** An object alone is written as what it is; among others it is data in a list. */
  AnswerForm formOf(FormOption output) {
    return areMany() ? AnswerForm.of(output.chosen()) : AnswerForm.TABLE;
  }

  /** The one object is compared later; many are summed up now. */
  EachObject each(
      Optional<ComparisonMode> mode,
      boolean alwaysOverwrite,
      UnaryOperator<ThreeDocuments<SourceDocument>> masking)
      throws StopException {
    Workbench workbench = workbench();
    if (!areMany()) {
      new GivenComparison(terminal, workbench, mode).requireThatOptionsFit(documents);
      return EachObject.alone(terminal, documents);
    }
    return new EachObject(
        terminal,
        documents,
        GivenObjects.read(objects, documents, terminal),
        GivenObjects.surveyor(documents, workbench, mode, alwaysOverwrite, masking));
  }
}
