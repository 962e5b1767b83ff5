package dev.tripatch.cli.command.send;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.ClusterOptions;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.TouchedField;
import dev.tripatch.workspace.sending.UndoChoice;
import dev.tripatch.workspace.sending.UndoObstacle;
import dev.tripatch.workspace.sending.Undoing;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch undo}. */
@Command(name = "undo")
public final class UndoCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "ID")
  @Nullable String id;

  @Option(names = "--list")
  boolean isListed;

  @Option(names = "--context", paramLabel = "CONTEXT")
  @Nullable String context;

  @Option(names = "--kubeconfig", paramLabel = "FILE")
  @Nullable String kubeconfig;

  @Mixin SchemaOption schemas;
  @Mixin SendOptions options = new SendOptions();

  /** Prints to this terminal. */
  public UndoCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    SendFolder folder = SendFolder.of(terminal, options.revealed());
    Journal.Read read = folder.journal().read();
    read.faults().forEach(terminal::say);
    JournalList journal = new JournalList(read);
    if (isListed) {
      return list(journal);
    }
    return id == null ? undoLatest(journal, folder) : undo(journal.find(id), folder);
  }

  private int list(JournalList journal) throws StopException {
    StopException.when(id != null || options.isAgreed, UndoWords.LIST_ALONE.text());
    List<SentChange> changes =
        journal.changes().stream()
            .filter(each -> context == null || each.context().equals(context))
            .toList();
    options.output.print(
        terminal,
        () -> journal.table(changes, terminal.width(), options.palette(terminal)),
        () -> journal.data(changes));
    return ExitCodes.NOTHING;
  }

  /** Of several the latest that can be undone; why a later one cannot be is told. */
  private int undoLatest(JournalList journal, SendFolder folder) throws StopException {
    StopException.when(options.isAgreed, UndoWords.YES_NEEDS_ID.text());
    ClusterPlace place = place();
    List<SentChange> candidates =
        journal.changes().stream()
            .filter(each -> each.context().equals(place.context()))
            .filter(journal::isInEffect)
            .toList();
    for (SentChange change : candidates) {
      if (choose(change, folder) instanceof UndoChoice.Possible possible && !isNone(possible)) {
        return dispatch(change, possible, folder);
      }
    }
    terminal.say(UndoWords.NOTHING_TO_UNDO.text("context", place.context()));
    return candidates.isEmpty() ? ExitCodes.NOTHING : ExitCodes.ERROR;
  }

  private ClusterPlace place() throws StopException {
    Connection connection =
        new Connection(
            Optional.ofNullable(kubeconfig),
            Optional.ofNullable(context),
            Optional.empty(),
            Optional.empty());
    return switch (new Cluster(kubectl(), connection).place()) {
      case ClusterAnswer.Got<ClusterPlace>(ClusterPlace place, List<String> _) -> place;
      case ClusterAnswer.Failed<ClusterPlace>(Failure failure) ->
          throw StopException.located(ClusterOptions.lines(failure));
    };
  }

  private Kubectl kubectl() {
    return new Kubectl(terminal.environment(), new CommandLog());
  }

  private int undo(SentChange change, SendFolder folder) throws StopException {
    if (context != null && !context.equals(change.context())) {
      throw new StopException(
          UndoWords.OTHER_CONTEXT.text("id", change.id(), "context", change.context()));
    }
    return choose(change, folder) instanceof UndoChoice.Possible possible
        ? dispatch(change, possible, folder)
        : ExitCodes.ERROR;
  }

  /** Says why where it is impossible. */
  private UndoChoice choose(SentChange change, SendFolder folder) throws StopException {
    terminal.seen().see(Masking.of(List.of(change.before(), change.after())));
    Workbench workbench = schemas.workbench(ClusterOptions.of(change.connection()));
    UndoChoice choice =
        new Undoing(folder.journal(), kubectl(), workbench::schemaOf, options.revealed())
            .choose(change);
    switch (choice) {
      case UndoChoice.Possible _ -> {}
      case UndoChoice.Unread(Failure failure) -> {
        terminal.say(UndoWords.NOT_UNDONE.text("id", change.id(), "object", change.object()));
        terminal.tell(ClusterOptions.lines(failure).stream().map(Messages.INDENT::concat).toList());
      }
      case UndoChoice.Impossible(UndoObstacle why, List<TouchedField> fields) -> {
        terminal.say(UndoWords.NOT_UNDONE.text("id", change.id(), "object", change.object()));
        terminal.tell(List.of(Messages.INDENT + why.text()));
        terminal.tell(sheet().touched(fields).lines().map(Messages.INDENT::concat).toList());
      }
    }
    return choice;
  }

  private Sheet sheet() {
    return new Sheet(
        terminal.width(), options.palette(terminal), options.revealed(), terminal.seen());
  }

  private int dispatch(SentChange change, UndoChoice.Possible possible, SendFolder folder) {
    SendPlan plan = possible.plan();
    WantedChange wanted =
        isNone(possible)
            ? new WantedChange.Same(change.object())
            : new WantedChange.Planned(
                change.object(),
                plan,
                new Cluster(kubectl(), change.connection()),
                _ -> sheet().table(plan.fields(plan.seen(), options.revealed())),
                stays(possible.since()));
    return new Dispatch(terminal, options, folder, false).run(List.of(wanted));
  }

  /** What the server made of some changes is what it had before. */
  private static boolean isNone(UndoChoice.Possible possible) {
    return possible.plan().effect().isNone();
  }

  private static List<String> stays(LiveMove since) {
    List<String> lines = new ArrayList<>();
    for (String moved : Sheet.moved(since)) {
      lines.add(UndoWords.STAYS.text("moved", moved));
    }
    return lines;
  }

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
          folder,
          journal,
          new Delivery(journal, revealed, InstantSource.system(), Delivery.PAUSES));
    }

    /** Which contexts may be changed, as the settings say by now. */
    SendContexts contexts() {
      return SendContexts.in(folder);
    }
  }
}
