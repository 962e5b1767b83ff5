package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.terminal.HelpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch schema}: what its help shows. */
@Command(name = "schema")
public final class SchemaCommand {
  @Mixin HelpOption help = new HelpOption();
}
