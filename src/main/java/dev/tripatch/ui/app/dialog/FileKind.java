package dev.tripatch.ui.app.dialog;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What a file is asked for: which files a dialog offers, and how their names end. */
public enum FileKind {
  /** Objects to compare, or a case of them. */
  DOCUMENT("Kubernetes objects and cases", "yaml", "yml", "json", "tripatch"),
  /** The local configuration file. */
  LOCAL("Kubernetes objects", "yaml", "yml", "json"),
  /** A patch in any format. */
  PATCH("Patches", "yaml", "yml", "json"),
  /** Own rules about schemas. */
  OWN_RULES("Own rules", "yaml", "yml"),
  /** What declares kinds or types. */
  SCHEMA("Schemas", "yaml", "yml", "json", "go"),
  /** All that the window shows. */
  CASE("Cases", "tripatch"),
  /** A lesson. */
  LESSON("Lessons", "md"),
  /** A report, whose format its name says. */
  REPORT("Reports", "html", "htm", "md", "markdown");

  private final String title;
  private final List<String> endings;

  FileKind(String title, String... endings) {
    this.title = title;
    this.endings = List.of(endings);
  }

  /** What dialogs call such files. */
  String title() {
    return title;
  }

  /** As dialogs filter by: {@code *.yaml}. */
  List<String> patterns() {
    return endings.stream().map(ending -> "*." + ending).toList();
  }

  /**
   * A file with an ending. Not every dialog adds one, and without its ending a case would not open
   * as a case. Any other ending is left to the person.
   *
   * @param suggestedName has the ending to add
   */
  Path named(Path chosen, String suggestedName) {
    String name = String.valueOf(chosen.getFileName()).toLowerCase(Locale.ROOT);
    boolean isKnown = endings.stream().anyMatch(ending -> name.endsWith("." + ending));
    if (isKnown || (this != CASE && name.lastIndexOf('.') > 0)) {
      return chosen;
    }
    String ending = suggestedName.substring(suggestedName.lastIndexOf('.') + 1);
    return chosen.resolveSibling(chosen.getFileName() + "." + ending);
  }
}
