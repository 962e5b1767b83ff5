package dev.tripatch.workspace.pair;

import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Set;

/** What kubectl diff writes in the place of a Secret's values. */
public final class KubectlMask {
  private static final Set<String> WORDS = Set.of("***", "*** (before)", "*** (after)");

  private KubectlMask() {}

  /** Whether a value is a mask. */
  public static boolean isOne(Value value) {
    return value instanceof StringValue(String text, _) && WORDS.contains(text);
  }
}
