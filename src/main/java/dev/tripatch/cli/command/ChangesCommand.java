package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ChangeTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ChangeList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Sent;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Totals;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch changes}: what the window's tab All Changes shows. */
@Command(name = "changes")
public final class ChangesCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Option(names = "--names")
  boolean isEachNamed;

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ChangesCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    about.documents.tellOfComposed(terminal);
    GivenObjects given = GivenObjects.readAny(about.objects, about.documents, terminal);
    EachObject each =
        new EachObject(terminal, about.documents, given, surveyor(secrets.forPeople(terminal)));
    Workbench workbench = about.workbench();
    List<ChangeGroup<ObjectPair>> groups =
        groups(
            given.pairs(),
            output.form == AnswerForm.TABLE ? each.summaries() : exact(given.pairs()));
    Sent sent = Totals.of(each.summaries()).sent();
    output.print(
        terminal,
        () ->
            new ChangeTable(terminal.width(), color.palette(terminal), isEachNamed)
                .of(groups, sent),
        () -> ChangeList.of(groups, sent, given.unread(), workbench::schemaOf));
    each.tellFaults();
    return each.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private Surveyor surveyor(UnaryOperator<ThreeDocuments<SourceDocument>> masking)
      throws StopException {
    return GivenObjects.surveyor(
        about.documents, about.workbench(), Optional.empty(), false, masking);
  }

  /** Programs get exact values, but no message may quote one. */
  private List<ObjectSummary> exact(List<ObjectPair> pairs) throws StopException {
    List<ObjectSummary> exact = new ArrayList<>();
    surveyor(secrets.forData(terminal)).survey(pairs, exact::add, Watch.NOBODY);
    return exact;
  }

  private static List<ChangeGroup<ObjectPair>> groups(
      List<ObjectPair> pairs, List<ObjectSummary> summaries) {
    List<ChangeGroup.Changed<ObjectPair>> all = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      all.addAll(ChangeGroup.Changed.of(pairs.get(i), summaries.get(i)));
    }
    return ChangeGroup.of(all);
  }
}
