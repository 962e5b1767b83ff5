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
 * What a person has of this on their machine.
 *
 * @param folder their settings
 */
record Own(Path folder, Journal journal, Delivery delivery) {

  /**
   * That of whoever runs the program.
   *
   * @param revealed which secrets may be seen
   * @throws StopException if nothing can be kept: what is sent must be written down
   */
  static Own of(Terminal terminal, Revealed revealed) throws StopException {
    Path folder =
        SchemaOption.settings(terminal)
            .orElseThrow(() -> new StopException(SendCommandWording.NO_SETTINGS.text()));
    Journal journal = Journal.in(folder);
    return new Own(
        folder, journal, new Delivery(journal, revealed, InstantSource.system(), Delivery.PAUSES));
  }

  /** Which contexts may be changed, as the settings say by now. */
  SendContexts contexts() {
    return SendContexts.in(folder);
  }
}
