package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.file.KeptChoices;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Which contexts may be changed, as the person's settings have it. The window and the command line
 * mean the same.
 *
 * @param ask patterns of contexts where it is enough to agree
 * @param askForName patterns of those where the object's name has to be typed
 * @param servers the server of each context when a person allowed it, after {@link #SERVER}
 */
public record SendContexts(
    ContextPatterns ask, ContextPatterns askForName, Map<String, String> servers) {
  /** Where settings keep the patterns of contexts where it is enough to agree. */
  public static final String ASK = "sendAsk";

  /** The same of those where the name has to be typed. */
  public static final String ASK_FOR_NAME = "sendAskForName";

  /** The same, and after it a context, of the server that it may be changed on. */
  public static final String SERVER = "sendServer ";

  /** No context may be changed. */
  public static final SendContexts NONE = of(Map.of());

  /** Those of a settings folder; none where there are no settings. */
  public static SendContexts in(Path settingsFolder) {
    return of(KeptChoices.in(settingsFolder));
  }

  private static SendContexts of(Map<String, String> choices) {
    return new SendContexts(
        new ContextPatterns(choices.getOrDefault(ASK, "")),
        new ContextPatterns(choices.getOrDefault(ASK_FOR_NAME, "")),
        Map.copyOf(choices));
  }

  /** What a context allows. */
  public SendPolicy of(String context) {
    return SendPolicy.of(ask, askForName, context);
  }

  /**
   * That a person did not allow a context on this server, in a sentence, which says what changed;
   * empty if they did.
   */
  public Optional<String> otherServer(String context, String server) {
    String before = servers.getOrDefault(SERVER + context, "");
    if (before.equals(server)) {
      return Optional.empty();
    }
    int part = before.split(" ", 2)[0].equals(server.split(" ", 2)[0]) ? 2 : 1;
    return Optional.of(
        (before.isEmpty() ? SendWording.SERVER_UNKNOWN : SendWording.SERVER_MOVED)
            .text("context", context, "before", before, "server", server, "part", part));
  }

  /** What a context allows on a server. */
  public SendPolicy of(String context, String server) {
    return otherServer(context, server).isEmpty() ? of(context) : SendPolicy.READ_ONLY;
  }

  /**
   * Keeps that a person allows a context on a server.
   *
   * @return why that failed, in a sentence; empty if it did not
   */
  public static Optional<String> keep(Path settingsFolder, String context, String server) {
    return keep(
        settingsFolder,
        choices -> {
          choices.put(SERVER + context, server);
          return choices;
        });
  }

  private static Optional<String> keep(
      Path settingsFolder, UnaryOperator<Map<String, String>> change) {
    try {
      KeptChoices.change(settingsFolder, change);
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(SavingFault.sentence(settingsFolder, failed));
    }
  }

  /**
   * The same but for one context. A pattern that is of it, too, stays, and may still count more.
   */
  public SendContexts with(String context, SendPolicy policy) {
    ContextPatterns others = ask.without(context);
    ContextPatterns othersForName = askForName.without(context);
    return switch (policy) {
      case READ_ONLY -> new SendContexts(others, othersForName, servers);
      case ASK -> new SendContexts(others.with(context), othersForName, servers);
      case ASK_FOR_NAME -> new SendContexts(others, othersForName.with(context), servers);
    };
  }

  /**
   * Keeps it in a settings folder.
   *
   * @param server the one that it is allowed on; empty for none yet
   * @return why that failed, in a sentence; empty if it did not
   */
  public static Optional<String> keep(
      Path settingsFolder, String context, SendPolicy policy, Optional<String> server) {
    return keep(
        settingsFolder,
        choices -> {
          SendContexts changed = of(choices).with(context, policy);
          choices.remove(SERVER + context);
          server.ifPresent(allowed -> choices.put(SERVER + context, allowed));
          choices.put(ASK, changed.ask().text());
          choices.put(ASK_FOR_NAME, changed.askForName().text());
          return choices;
        });
  }
}
