package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * A page of the reference.
 *
 * @param topic what it is about
 * @param name its name among those of its topic: {@code retain-keys}
 * @param title its title, without marks
 * @param markdown its text, the title first
 * @param sections the anchors of its sections of the third level, in their order
 * @param examples what can be opened, in the page's order
 */
public record Page(
    Topic topic,
    String name,
    String title,
    String markdown,
    List<String> sections,
    List<Lesson> examples) {

  private static final int SECTION = 3;

  public Page {
    sections = List.copyOf(sections);
    examples = List.copyOf(examples);
  }

  /**
   * A page with this text.
   *
   * @throws IllegalStateException if the text has no title: the program's files are damaged
   */
  static Page of(Topic topic, String name, String markdown, List<Lesson> examples) {
    List<MarkdownBlock.Heading> headings =
        MarkdownReader.read(markdown).stream()
            .filter(MarkdownBlock.Heading.class::isInstance)
            .map(MarkdownBlock.Heading.class::cast)
            .toList();
    String title =
        headings.stream()
            .filter(heading -> heading.level() == 1)
            .findFirst()
            .map(heading -> MarkdownSpan.letters(heading.spans()))
            .orElseThrow(() -> new IllegalStateException("no title: " + topic + " " + name));
    List<String> sections =
        headings.stream()
            .filter(heading -> heading.level() == SECTION)
            .map(MarkdownBlock.Heading::anchor)
            .toList();
    return new Page(topic, name, title, markdown, sections, examples);
  }

  /** Its name in links and commands: {@code directive/retain-keys}. */
  public String id() {
    return topic.id() + "/" + name;
  }

  /**
   * Its text in parts: what is before the first heading of the second level, and each such section.
   */
  public List<String> parts() {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    String fence = "";
    for (String line : markdown.lines().toList()) {
      if (fence.isEmpty() && line.startsWith("## ")) {
        parts.add(part.toString());
        part.setLength(0);
      }
      if (fence.isEmpty() && line.startsWith("```")) {
        fence = line.replaceFirst("[^`].*", "");
      } else if (line.stripTrailing().equals(fence)) {
        fence = "";
      }
      part.append(line).append('\n');
    }
    parts.add(part.toString());
    return parts;
  }

  /** The text of a section of the third level, its heading first; empty if there is none. */
  public String section(String anchor) {
    int at = sections.indexOf(anchor);
    List<String> lines = markdown.lines().toList();
    int begin = -1;
    int seen = -1;
    for (int i = 0; i < lines.size(); i++) {
      boolean isHeading = lines.get(i).startsWith("#");
      if (begin >= 0 && isHeading) {
        return String.join("\n", lines.subList(begin, i)).strip();
      }
      if (lines.get(i).startsWith("### ")) {
        seen++;
        begin = seen == at ? i : -1;
      }
    }
    return begin < 0 ? "" : String.join("\n", lines.subList(begin, lines.size())).strip();
  }
}
