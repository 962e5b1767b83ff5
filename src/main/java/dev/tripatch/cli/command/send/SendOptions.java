package dev.tripatch.cli.command.send;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Revealed;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a change may leave, and how it is told. */
final class SendOptions {
  @Option(names = "--yes")
  boolean isAgreed;

  @Option(names = "--read-only")
  boolean isReadOnly;

  @Option(names = "--dry-run")
  boolean isDryRun;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin HelpOption help = new HelpOption();

  Revealed revealed() {
    return secrets.shown ? Revealed.ALL : Revealed.NONE;
  }

  Palette palette(Terminal terminal) {
    return color.palette(terminal);
  }

  /** Whether a person can be asked: data are for a program, which shows nobody a question. */
  boolean canAsk(Terminal terminal) {
    return output.form == AnswerForm.TABLE && terminal.canAsk();
  }
}
