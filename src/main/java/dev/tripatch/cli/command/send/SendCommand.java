package dev.tripatch.cli.command.send;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.send.UndoCommand.SendFolder;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.workspace.schemas.Schemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch send}. */
@Command(name = "send")
public final class SendCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin WrittenPatchOption patch = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();

  @Option(names = "--all-or-nothing")
  boolean isAllOrNothing;

  @Mixin SendOptions options = new SendOptions();

  /** Prints to this terminal. */
  public SendCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    SendFolder folder = SendFolder.of(terminal, options.revealed());
    Cluster cluster = documents.takeCluster().named(terminal);
    StopException.when(objects.isAll(), SendCommandWording.NOT_ALL.text());
    StopException.when(
        !objects.isGiven() && documents.localFile().isEmpty() && !patch.isNamed(),
        SendCommandWording.NAME_LOCAL.text());
    WantedChanges candidates =
        new WantedChanges(terminal, documents, cluster, options, type.chosen());
    return new Dispatch(terminal, options, folder, isAllOrNothing)
        .run(
            objects.isGiven()
                ? candidates.ofObjects(objects, patch, schemas.workbench(objects, documents))
                : patch.isMeant(documents, terminal)
                    ? candidates.ofPatch(patch, schemas.workbench(documents))
                    : candidates.ofDocuments(schemas.workbench(documents)));
  }
}
