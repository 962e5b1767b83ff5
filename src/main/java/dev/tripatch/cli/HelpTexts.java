package dev.tripatch.cli;

import dev.tripatch.prose.Prose;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** What {@code --help}, the manual and completion say, by picocli's keys: one for each line. */
final class HelpTexts extends ResourceBundle {
  private final Map<String, String> lines = new HashMap<>();

  /** The texts whose keys begin so. */
  HelpTexts(String prefix) {
    Prose prose = Prose.about("help");
    List<String> releases = SchemaFiles.versions();
    for (String key : prose.keys()) {
      if (key.startsWith(prefix)) {
        put(
            key,
            prose.text(
                key,
                "releases",
                String.join(", ", releases.reversed()),
                "oldest",
                releases.getLast(),
                "newest",
                releases.getFirst()));
      }
    }
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
