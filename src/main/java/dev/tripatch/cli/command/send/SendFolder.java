package dev.tripatch.cli.command.send;

import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.workspace.journal.Journal;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.SendContexts;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * Where a person keeps what was sent, and where they may send.
 *
 * @param folder their settings
 */
record SendFolder(Path folder, Journal journal, Delivery delivery) {

  /**
   * That of whoever runs the program.
   *
   * @param revealed which secrets may be seen
   * @throws StopException if nothing can be kept: what is sent must be written down
   */
  static SendFolder of(Terminal terminal, Revealed revealed) throws StopException {
    Path folder =
        SchemaOption.settings(terminal)
            .orElseThrow(() -> new StopException(SendCommandWording.NO_SETTINGS.text()));
    Journal journal = Journal.in(folder);
    return new SendFolder(
        folder, journal, new Delivery(journal, revealed, InstantSource.system(), Delivery.PAUSES));
  }

  /** Which contexts may be changed, as the settings say by now. */
  SendContexts contexts() {
    return SendContexts.in(folder);
  }
}
