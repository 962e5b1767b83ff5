package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.format.ChangeInFormats;
import dev.tripatch.format.FormattedPatch;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.kubectl.Request;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.schemas.Schemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch patch}. */
@Command(
    name = "patch",
    customSynopsis = "tripatch patch --local FILE [--live FILE] [OPTION...]",
    description = {
      "Prints the patch that kubectl apply would send; {} if there is nothing to do.",
      "Without documents it prints that of an example.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  tripatch patch --local web.yaml --live live.yaml",
      "  kubectl get deployment web -o yaml | tripatch patch --local web.yaml --live -",
      "  tripatch patch --last-applied old.yaml --local new.yaml --live live.yaml -o json",
      "  tripatch patch --dialect helm --last-applied old.yaml --local new.yaml --live live.yaml",
      "  tripatch patch --type json --with-tests --local web.yaml --live live.yaml",
      "  tripatch patch --local all.yaml --live live.yaml --object shop/Deployment/web"
    })
public final class PatchCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;
  @Mixin TypeOption type = new TypeOption();

  @Option(
      names = "--with-tests",
      description =
          "With --type json: test before each change that the object is as it was, so that the"
              + " server refuses the patch if it is not.")
  boolean withTests;

  @Mixin DialectOption dialect = new DialectOption();
  @Mixin FormOption output = new FormOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public PatchCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents), dialect.mode())
            .compare(documents, secrets.forData(terminal));
    return type.type == null ? print(patchOf(answered)) : printIn(type.type, answered.outcome());
  }

  private void requireThatOptionsFit() throws StopException {
    if (withTests && type.type != PatchFormat.JSON) {
      throw new StopException("only a JSON Patch has tests: --with-tests needs --type json.");
    }
    if (type.type != null && dialect.isGiven()) {
      throw new StopException("a dialect implies the type: leave out --type or --dialect.");
    }
  }

  private int print(MapValue patch) {
    terminal.out().print(output.chosen().write(patch));
    return options.exitCode(!patch.isEmpty());
  }

  private int printIn(PatchFormat format, ThreeWayOutcome.Computed outcome) throws StopException {
    FormattedPatch patch = new ChangeInFormats(outcome).in(format, withTests);
    terminal.out().print(output.chosen().write(new PatchInFormat(terminal).tell(patch)));
    return options.exitCode(patch.isSomethingToSend());
  }

  private MapValue patchOf(GivenComparison.Answered answered) throws StopException {
    ThreeWayOutcome.Computed outcome = answered.outcome();
    if (dialect.chosen().isPresent()) {
      return new PatchInDialect(dialect.chosen().get(), terminal).patch(outcome.inputs());
    }
    tell(answered.request());
    return outcome.patch();
  }

  private void tell(Request request) {
    switch (request) {
      case Request.Nothing ignored -> terminal.say("nothing to send: the patch is {}.");
      case Request.Patch sent -> terminal.say("to be sent as " + sent.contentType() + ".");
      case Request.Creation ignored -> {} // was told when the documents were compared
    }
  }
}
