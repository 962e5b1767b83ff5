package dev.tripatch.cases;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a file of cases: Markdown, where each heading of the second level begins a case, and the
 * first words behind a fence say what the block holds: {@code ```yaml live}. All else is for
 * people.
 */
public final class CaseFile {
  private static final String FENCE = "```";
  private static final String HEADING = "## ";

  private final String name;
  private final List<String> lines;
  private final List<DocumentCase> cases = new ArrayList<>();
  private String title = "";
  private int begin;
  private Map<CaseLabel, CaseBlock> blocks = new EnumMap<>(CaseLabel.class);

  private CaseFile(String name, String text) {
    this.name = name;
    this.lines = text.lines().toList();
  }

  /**
   * The cases of a file, in its order.
   *
   * @throws AssertionError with file and line, where a block has no known label, stands twice or
   *     does not end, or a case has nothing to check
   */
  public static List<DocumentCase> read(String name, String text) {
    return new CaseFile(name, text).read();
  }

  private List<DocumentCase> read() {
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.startsWith(HEADING)) {
        endCase();
        title = line.substring(HEADING.length());
        begin = at + 1;
      } else if (line.startsWith(FENCE)) {
        at = block(at);
      }
    }
    endCase();
    return List.copyOf(cases);
  }

  /** Reads a block; the index of the line that ends it. */
  private int block(int start) {
    String[] words = lines.get(start).substring(FENCE.length()).split(" ");
    CaseLabel label =
        words.length < 2
            ? null
            : CaseLabel.of(words[1]).orElseThrow(() -> wrong(start, "unknown label " + words[1]));
    if (label == null || title.isEmpty()) {
      throw wrong(start, "a block needs a heading before it and a label: ```yaml live");
    }
    String option = words.length > 2 ? words[2] : "";
    if (words.length > 3 || (!option.isEmpty() && !label.takes(option))) {
      throw wrong(start, "unknown words behind " + words[1]);
    }
    int end = end(start);
    String text =
        String.join("", lines.subList(start + 1, end).stream().map(l -> l + "\n").toList());
    if (blocks.put(label, new CaseBlock(option, text, start + 1)) != null) {
      throw wrong(start, "a second block " + words[1]);
    }
    return end;
  }

  private int end(int start) {
    for (int at = start + 1; at < lines.size(); at++) {
      if (lines.get(at).equals(FENCE)) {
        return at;
      }
    }
    throw wrong(start, "the block does not end");
  }

  private void endCase() {
    if (title.isEmpty()) {
      return;
    }
    if (blocks.keySet().stream().noneMatch(CaseLabel::isAnswer)) {
      throw wrong(begin - 1, "nothing to check");
    }
    cases.add(new DocumentCase(name + ":" + begin, title, Map.copyOf(blocks)));
    blocks = new EnumMap<>(CaseLabel.class);
  }

  private AssertionError wrong(int index, String what) {
    return new AssertionError(name + ":" + (index + 1) + ": " + what);
  }
}
