package dev.tripatch.cli;

import dev.tripatch.prose.Prose;
import java.util.List;

/** The licences of Tripatch and of all that is shipped with it. */
final class Licenses {
  /** What NOTICE calls each, but for Tripatch's own, which is the file LICENSE. */
  static final List<String> OTHERS =
      List.of("BSD-2-Clause", "GPL-2.0-with-classpath-exception", "MIT", "OFL-1.1");

  private static final String RULE = "\n" + "=".repeat(80) + "\n\n";

  private Licenses() {}

  /**
   * The notice, then the text of each licence.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  static String text() {
    StringBuilder text = new StringBuilder(file("NOTICE"));
    text.append(RULE).append(file("LICENSE"));
    OTHERS.forEach(name -> text.append(RULE).append(file(name + ".txt")));
    return text.toString();
  }

  private static String file(String name) {
    return Prose.file(Licenses.class, "licenses/" + name);
  }
}
