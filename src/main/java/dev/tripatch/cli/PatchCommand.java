package dev.tripatch.cli;

import dev.tripatch.kubectl.Request;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
      "  tripatch patch --local all.yaml --live live.yaml --object shop/Deployment/web"
    })
final class PatchCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin DialectOption dialect = new DialectOption();
  @Mixin FormOption output = new FormOption();
  @Mixin RunOptions options = new RunOptions();

  PatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    Comparing.Answered answered = new Comparing(terminal).compare(documents);
    MapValue patch = patchOf(answered);
    terminal.out().print(output.form.write(patch));
    return options.exitCode(!patch.isEmpty());
  }

  private MapValue patchOf(Comparing.Answered answered) throws StopException {
    ThreeWayOutcome.Computed outcome = answered.outcome();
    if (dialect.chosen().isPresent()) {
      return new ReadAs(dialect.chosen().get(), terminal).patch(outcome.inputs());
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
