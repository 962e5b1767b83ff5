package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.file.KeptChoices;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Which contexts may be changed, as the person's settings have it. The window and the command line
 * mean the same.
 *
 * @param ask patterns of contexts where it is enough to agree
 * @param askForName patterns of those where the object's name has to be typed
 */
public record SendContexts(ContextPatterns ask, ContextPatterns askForName) {
  /** Where settings keep the patterns of contexts where it is enough to agree. */
  public static final String ASK = "sendAsk";

  /** The same of those where the name has to be typed. */
  public static final String ASK_FOR_NAME = "sendAskForName";

  /** No context may be changed. */
  public static final SendContexts NONE = of(Map.of());

  /** Those of a settings folder; none where there are no settings. */
  public static SendContexts in(Path settingsFolder) {
    return of(KeptChoices.in(settingsFolder));
  }

  private static SendContexts of(Map<String, String> choices) {
    return new SendContexts(
        new ContextPatterns(choices.getOrDefault(ASK, "")),
        new ContextPatterns(choices.getOrDefault(ASK_FOR_NAME, "")));
  }

  /** What a context allows. */
  public SendPolicy of(String context) {
    return SendPolicy.of(ask, askForName, context);
  }

  /**
   * The same but for one context. A pattern that is of it, too, stays, and may still count more.
   */
  public SendContexts with(String context, SendPolicy policy) {
    ContextPatterns others = ask.without(context);
    ContextPatterns othersForName = askForName.without(context);
    return switch (policy) {
      case READ_ONLY -> new SendContexts(others, othersForName);
      case ASK -> new SendContexts(others.with(context), othersForName);
      case ASK_FOR_NAME -> new SendContexts(others, othersForName.with(context));
    };
  }

  /**
   * Keeps it in a settings folder.
   *
   * @throws IOException if that fails; the settings are then as they were
   */
  public static void keep(Path settingsFolder, String context, SendPolicy policy)
      throws IOException {
    KeptChoices.change(
        settingsFolder,
        choices -> {
          SendContexts changed = of(choices).with(context, policy);
          choices.put(ASK, changed.ask().text());
          choices.put(ASK_FOR_NAME, changed.askForName().text());
          return choices;
        });
  }
}
