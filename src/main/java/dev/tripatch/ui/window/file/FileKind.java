package dev.tripatch.ui.window.file;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.prose.Wording;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a file is asked for: which files a dialog offers, and how their names end. */
public enum FileKind implements Wording {
  /** Objects to compare, or a case of them. */
  DOCUMENT("yaml", "yml", "json", "tripatch"),
  /** The local configuration file. */
  LOCAL("yaml", "yml", "json"),
  /** A patch in any format. */
  PATCH("yaml", "yml", "json"),
  /** Own rules about schemas. */
  OWN_RULES("yaml", "yml"),
  /** What declares kinds or types. */
  SCHEMA("yaml", "yml", "json", "go"),
  /** All that the window shows. */
  CASE("tripatch"),
  LESSON("md"),
  /** A report, whose format its name says. */
  REPORT("html", "htm", "md", "markdown"),
  /** A page for a browser. */
  PAGE("html", "htm");

  /** In the name of a file, in some system; the last three are for characters that nobody sees. */
  private static final Pattern IMPOSSIBLE = Pattern.compile("[/\\\\:*?\"<>|⏎⟨⟩]+");

  /** What programs take for an option, and what Windows leaves out. */
  private static final Pattern EDGES = Pattern.compile("(?U)^[-\\s]+|[.\\s]+$");

  private static final Pattern NO_FILE =
      Pattern.compile("(?i)(?:(?:con|prn|aux|nul|com\\d|lpt\\d)(?:\\..*)?)?");
  private static final int LONGEST = 100;

  private final List<String> endings;

  FileKind(String... endings) {
    this.endings = List.of(endings);
  }

  /** What dialogs call such files. */
  String title() {
    return text();
  }

  /** As dialogs filter by: {@code *.yaml}. */
  List<String> patterns() {
    return endings.stream().map(ending -> "*." + ending).toList();
  }

  /** A name that a file can have in every system, for one that may come from a document. */
  static String possible(String name) {
    String plain = IMPOSSIBLE.matcher(VisibleText.line(name)).replaceAll("-");
    // What joined two letters may be at the end now.
    String visible = VisibleText.line(shortened(plain));
    String trimmed = EDGES.matcher(visible).replaceAll("");
    return NO_FILE.matcher(trimmed).matches() ? "file" + trimmed : trimmed;
  }

  private static String shortened(String name) {
    int dot = name.lastIndexOf('.');
    String stem = dot < 0 ? name : name.substring(0, dot);
    return stem.codePointCount(0, stem.length()) <= LONGEST
        ? name
        : stem.substring(0, stem.offsetByCodePoints(0, LONGEST)) + name.substring(stem.length());
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
