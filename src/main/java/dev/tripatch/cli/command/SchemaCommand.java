package dev.tripatch.cli.command;

import dev.tripatch.cli.option.HelpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch schema}: what its help shows. */
@Command(
    name = "schema",
    customSynopsis = "tripatch schema COMMAND [OPTION...]",
    description = {
      "Shows, compares, imports, exports and checks the rules behind every field.",
      "",
      "What decides whether a list is merged or replaced is an annotation in the schema. You can"
          + " change it in a file of own rules, beside your manifests in .tripatch/schema.yaml or"
          + " named with --schema.",
      ""
    },
    exitCodeList = {
      "0:the answer",
      "1:there are differences or problems",
      "2:an error, printed to standard error"
    },
    commandListHeading = "%nCommands (tripatch schema COMMAND --help tells more):%n")
public final class SchemaCommand {
  @Mixin HelpOption help = new HelpOption();
}
