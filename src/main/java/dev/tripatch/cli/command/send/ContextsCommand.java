package dev.tripatch.cli.command.send;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.send.UndoCommand.SendFolder;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.ClusterOptions;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.sending.AskPolicy;
import dev.tripatch.workspace.sending.AskedContexts;
import dev.tripatch.workspace.sending.SendContexts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch contexts}. */
@Command(name = "contexts")
public final class ContextsCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "CONTEXT")
  @Nullable String context;

  @Option(names = "--ask")
  boolean isAsk;

  @Option(names = "--ask-for-name")
  boolean isAskForName;

  @Option(names = "--read-only")
  boolean isReadOnly;

  @Option(names = "--kubeconfig", paramLabel = "FILE")
  @Nullable String kubeconfig;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public ContextsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * A context of the kubeconfig.
   *
   * @param current whether kubectl takes it where none is said
   * @param sending what a person must do for each change that is sent there
   * @param window whether a window asks its server what it would make of a patch
   */
  private record Row(String context, boolean current, SendPolicy sending, AskPolicy window) {}

  private static AnswerFields data(Row row) {
    return new AnswerFields()
        .with("context", row.context())
        .with("current", row.current())
        .with("sending", word(row.sending()))
        .with("window", word(row.window()));
  }

  private static String word(Enum<?> policy) {
    return policy.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public int run() throws StopException {
    SendFolder folder = SendFolder.of(terminal, Revealed.NONE);
    List<SendPolicy> wanted = wanted();
    if (context == null && wanted.isEmpty()) {
      return list(folder);
    }
    if (context == null || wanted.size() != 1) {
      throw new StopException(ContextWords.SAY_ONE.text());
    }
    return change(context, wanted.getFirst(), folder);
  }

  private List<SendPolicy> wanted() {
    return Stream.of(SendPolicy.values()).filter(this::isWanted).toList();
  }

  private boolean isWanted(SendPolicy policy) {
    return switch (policy) {
      case READ_ONLY -> isReadOnly;
      case ASK -> isAsk;
      case ASK_FOR_NAME -> isAskForName;
    };
  }

  private int change(String context, SendPolicy wanted, SendFolder folder) throws StopException {
    if (wanted != SendPolicy.READ_ONLY && !ContextPatterns.canSay(context)) {
      throw new StopException(ContextWords.CANNOT_SAY.text("context", context));
    }
    Optional<String> server =
        wanted == SendPolicy.READ_ONLY
            ? Optional.empty()
            : cluster().onItsServer().got().map(Cluster::server);
    Optional<String> fault = SendContexts.keep(folder.folder(), context, wanted, server);
    if (fault.isPresent()) {
      throw new StopException(ContextWords.NOT_KEPT.text("reason", fault.get()));
    }
    SendContexts kept = folder.contexts();
    SendPolicy now = kept.of(context);
    terminal.out().println(PlainText.line(follows(context, now)));
    server
        .map(each -> ContextWords.ON_SERVER.text("server", each))
        .ifPresent(line -> terminal.out().println(PlainText.line(line)));
    if (now != wanted) {
      List<String> patterns =
          Stream.concat(kept.askForName().of(context).stream(), kept.ask().of(context).stream())
              .toList();
      terminal.say(
          ContextWords.PATTERN_COUNTS_MORE.text(
              "context", context, "patterns", String.join(" ", patterns)));
      return ExitCodes.PATCH;
    }
    boolean isUnknown =
        cluster().contexts().got().filter(all -> !all.contains(context)).isPresent();
    if (isUnknown) {
      terminal.say(ContextWords.NO_SUCH_CONTEXT.text("context", context));
    }
    return ExitCodes.NOTHING;
  }

  private static String follows(String context, SendPolicy policy) {
    return switch (policy) {
      case READ_ONLY -> ContextWords.NOW_READ_ONLY.text("context", context);
      case ASK -> ContextWords.NOW_ASK.text("context", context);
      case ASK_FOR_NAME -> ContextWords.NOW_ASK_FOR_NAME.text("context", context);
    };
  }

  private Cluster cluster() {
    return new Cluster(
        new Kubectl(terminal.environment(), new CommandLog()),
        new Connection(
            Optional.ofNullable(kubeconfig),
            Optional.ofNullable(context),
            Optional.empty(),
            Optional.empty()));
  }

  private int list(SendFolder folder) {
    SendContexts sending = folder.contexts();
    AskedContexts asked = AskedContexts.in(folder.folder());
    List<Row> rows =
        switch (cluster().contexts()) {
          case ClusterAnswer.Got<List<String>>(List<String> names, List<String> _) -> {
            String current = cluster().place().got().map(ClusterPlace::context).orElse("");
            yield names.stream()
                .map(name -> new Row(name, name.equals(current), sending.of(name), asked.of(name)))
                .toList();
          }
          case ClusterAnswer.Failed<List<String>>(Failure failure) -> {
            terminal.tell(ClusterOptions.lines(failure));
            yield List.of();
          }
        };
    output.print(
        terminal,
        () -> table(rows, sending),
        () ->
            new AnswerFields()
                .with("contexts", rows.stream().map(ContextsCommand::data).toList())
                .with("sendAsk", sending.ask().text())
                .with("sendAskForName", sending.askForName().text()));
    return ExitCodes.NOTHING;
  }

  private String table(List<Row> rows, SendContexts sending) {
    String table =
        rows.isEmpty()
            ? ""
            : new TextTable<>(
                        List.<Column<Row>>of(
                            new Column<>(ContextWords.CONTEXT.text(), Fit.END, 4, Row::context),
                            Column.words(
                                ContextWords.CURRENT.text(), row -> row.current() ? "*" : ""),
                            Column.words(ContextWords.SENDING.text(), ContextsCommand::sending),
                            Column.words(ContextWords.WINDOW.text(), ContextsCommand::window)))
                    .of(rows)
                    .write(terminal.width(), color.palette(terminal)::heading)
                + "\n";
    return table
        + ContextWords.PATTERNS_ASK.text("patterns", shown(sending.ask()))
        + "\n"
        + ContextWords.PATTERNS_ASK_FOR_NAME.text("patterns", shown(sending.askForName()))
        + "\n";
  }

  private static String shown(ContextPatterns patterns) {
    return patterns.text().isBlank()
        ? ContextWords.NO_PATTERN.text()
        : PlainText.line(patterns.text());
  }

  private static String sending(Row row) {
    return switch (row.sending()) {
      case READ_ONLY -> ContextWords.SEND_READ_ONLY.text();
      case ASK -> ContextWords.SEND_ASK.text();
      case ASK_FOR_NAME -> ContextWords.SEND_ASK_FOR_NAME.text();
    };
  }

  private static String window(Row row) {
    return switch (row.window()) {
      case NEVER -> ContextWords.WINDOW_NEVER.text();
      case ASK -> ContextWords.WINDOW_ASK.text();
      case YES -> ContextWords.WINDOW_YES.text();
    };
  }
}
