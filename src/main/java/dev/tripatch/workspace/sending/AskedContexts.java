package dev.tripatch.workspace.sending;

import dev.tripatch.workspace.file.KeptChoices;
import java.nio.file.Path;
import java.util.Map;

/**
 * The contexts whose servers a window asks what they would make of a patch, as the person's
 * settings have them.
 *
 * @param allowed patterns of contexts whose servers may be asked
 * @param askFirst patterns of those where the person is asked first
 */
public record AskedContexts(String allowed, String askFirst) {
  /** Where settings keep the patterns of contexts whose servers may be asked. */
  public static final String ALLOWED = "askedContexts";

  /** The same of those where the person is asked first. */
  public static final String ASK_FIRST = "askFirstContexts";

  /** Those of a settings folder; none where there are no settings. */
  public static AskedContexts in(Path settingsFolder) {
    Map<String, String> choices = KeptChoices.in(settingsFolder);
    return new AskedContexts(
        choices.getOrDefault(ALLOWED, ""), choices.getOrDefault(ASK_FIRST, ""));
  }

  /** What a context allows. */
  public AskPolicy of(String context) {
    return AskPolicy.of(allowed, askFirst, context);
  }
}
