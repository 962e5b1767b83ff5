package dev.tripatch.cli.command;

import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.Request;
import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch patch}. */
@Command(name = "patch")
public final class PatchCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
  @Mixin TypeOption type = new TypeOption();

  @Option(names = "--with-tests")
  boolean withTests;

  @Mixin DialectOption dialect = new DialectOption();
  @Mixin FormOption output = new FormOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public PatchCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    if (!about.areMany()) {
      about.documents.tellOfComposed(terminal);
    }
    EachObject each = about.each(dialect.mode(), false, secrets.forPeople(terminal));
    each.print(about.formOf(output), new Palette(false), ObjectSummary::isSent, this::said);
    each.sayTotal();
    return each.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private EachObject.Said said(CaseFiles files, Terminal beside) throws StopException {
    GivenComparison.Answered answered =
        about.comparison(beside, dialect.mode()).compare(files, false, secrets.forData(terminal));
    if (type.type == null) {
      MapValue patch = patchOf(answered, beside);
      return said(!patch.isEmpty(), patch);
    }
    FormattedPatch patch = new ChangeInFormats(answered.outcome()).in(type.type, withTests);
    return said(patch.isSomethingToSend(), new PatchInFormat(beside).tell(patch));
  }

  private EachObject.Said said(boolean isFound, Value sent) {
    return new EachObject.Said(isFound, () -> output.chosen().write(sent), () -> sent);
  }

  private void requireThatOptionsFit() throws StopException {
    StopException.when(
        withTests && type.type != PatchFormat.JSON, CommandWording.TESTS_NEED_JSON.text());
    StopException.when(
        type.type != null && dialect.isGiven(), CommandWording.DIALECT_IMPLIES_TYPE.text());
  }

  private MapValue patchOf(GivenComparison.Answered answered, Terminal beside)
      throws StopException {
    ThreeWayOutcome.Computed outcome = answered.outcome();
    if (dialect.chosen().isPresent()) {
      return new PatchInDialect(dialect.chosen().get(), beside).patch(outcome.inputs());
    }
    if (dialect.mode().equals(Optional.of(ComparisonMode.HELM))) {
      tellOfHelm(answered.request(), beside);
    } else {
      tell(answered.request(), beside);
    }
    return outcome.patch();
  }

  private static void tellOfHelm(Request request, Terminal beside) {
    switch (request) {
      case Request.Nothing ignored -> beside.say(CommandWording.HELM_SENDS_NOTHING.text());
      case Request.Patch sent ->
          beside.say(CommandWording.HELM_WOULD_SEND.text("type", sent.contentType()));
      case Request.Creation ignored -> {} // was told when the documents were compared
    }
  }

  private static void tell(Request request, Terminal beside) {
    switch (request) {
      case Request.Nothing ignored -> beside.say(CommandWording.NOTHING_TO_SEND.text());
      case Request.Patch sent ->
          beside.say(CommandWording.TO_BE_SENT.text("type", sent.contentType()));
      case Request.Creation ignored -> {} // was told when the documents were compared
    }
  }
}
