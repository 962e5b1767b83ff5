package dev.tripatch.prose;

import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A topic as libraries want their texts: a text of several lines has a key for each of them. */
public final class ProseBundle extends ResourceBundle {
  private final Map<String, String> lines = new HashMap<>();

  /**
   * A bundle.
   *
   * @param wanted the keys that it has
   * @param values a name and its value for each placeholder in the texts of these
   */
  public ProseBundle(Prose prose, Predicate<String> wanted, Object... values) {
    prose.keys().stream().filter(wanted).forEach(key -> put(key, prose.text(key, values)));
  }

  private void put(String key, String text) {
    String[] all = text.split("\n", -1);
    for (int i = 0; i < all.length; i++) {
      lines.put(all.length == 1 ? key : key + "." + i, all[i]);
    }
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return lines.get(key);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(lines.keySet());
  }
}
