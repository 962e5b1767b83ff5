package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How a document is written, so that what comes in looks like what is there.
 *
 * @param step how many blanks a level of a block is indented
 * @param indentsLists whether dashes are further right than the key of their list
 * @param lineBreak what ends a line
 * @param neat whether the edit may do more than it must: keep an anchor or tag, choose the style
 *     that reads best, take away blank lines that would occur twice. It is tried first
 * @param flow how braces and brackets are written
 */
record Style(int step, boolean indentsLists, String lineBreak, boolean neat, FlowStyle flow) {

  private static final int USUAL_STEP = 2;

  static Style of(SourceDocument document, boolean neat) {
    Sample sample = new Sample(new NodeLayout(document));
    document.root().ifPresent(root -> sample.visit(root, -1));
    int step = sample.step > 0 ? sample.step : USUAL_STEP;
    boolean indents = sample.indentedLists > sample.otherLists;
    String lineBreak = breakOf(document);
    return new Style(step, indents, lineBreak, neat, FlowStyle.of(document, lineBreak));
  }

  /** Where what is replaced of a value begins: an anchor or tag stays if it can. */
  int contentStart(NodeLayout outline, Node node) {
    return neat && !outline.isAlias(node) ? outline.contentStart(node) : node.span().start();
  }

  /** Lines with a line break before each. */
  String below(List<String> lines) {
    return lines.stream().map(line -> lineBreak + line).collect(Collectors.joining());
  }

  private static String breakOf(SourceDocument document) {
    int first = document.text().indexOf('\n');
    return first > 0 && document.text().charAt(first - 1) == '\r' ? "\r\n" : "\n";
  }

  /** Looks at all blocks of a document. */
  private static final class Sample {
    private final NodeLayout outline;
    private int step;
    private int indentedLists;
    private int otherLists;

    Sample(NodeLayout outline) {
      this.outline = outline;
    }

    /** Visits a value below a key in a column; -1 if it does not hang on a key. */
    void visit(Node node, int keyColumn) {
      if (outline.isJson() || outline.isAlias(node) || outline.isFlow(node)) {
        return;
      }
      int column = outline.lines().column(outline.contentStart(node));
      switch (node) {
        case MapNode map -> {
          step = step == 0 && keyColumn >= 0 ? column - keyColumn : step;
          for (Entry entry : NodeLayout.own(map)) {
            visit(entry.node(), column);
          }
        }
        case ListNode list -> {
          count(column, keyColumn);
          list.items().forEach(item -> visit(item.node(), -1));
        }
        case ScalarNode _ -> {}
      }
    }

    private void count(int column, int keyColumn) {
      indentedLists += keyColumn >= 0 && column > keyColumn ? 1 : 0;
      otherLists += keyColumn >= 0 && column == keyColumn ? 1 : 0;
    }
  }

  /**
   * How braces and brackets are written in a document.
   *
   * @param quotes whether all strings are quoted, as in JSON
   * @param compact whether no blanks are after colons and commas
   * @param step what a level is indented by
   * @param lineBreak what ends a line
   */
  record FlowStyle(boolean quotes, boolean compact, String step, String lineBreak) {

    private static final String USUAL_STEP = "  ";
    private static final Pattern FIRST_MEMBER = Pattern.compile("[{\\[]\r?\n([ \t]+)");
    private static final Pattern FIRST_KEY = Pattern.compile("\"\\s*:(\\s?)");
    private static final Pattern LIKE_JSON = Pattern.compile("\\s*\\{\\s*\"");

    static FlowStyle of(SourceDocument document, String lineBreak) {
      boolean quotes =
          new NodeLayout(document).isJson() || LIKE_JSON.matcher(document.text()).lookingAt();
      Matcher key = FIRST_KEY.matcher(document.text());
      boolean compact = quotes && key.find() && key.group(1).isEmpty();
      Matcher member = FIRST_MEMBER.matcher(document.text());
      String step = quotes && member.find() ? member.group(1) : USUAL_STEP;
      return new FlowStyle(quotes, compact, step, lineBreak);
    }

    /** Writes what is on one line. */
    FlowText onOneLine() {
      return writer(Optional.empty());
    }

    /** Writes what is where a member is: on its own lines or after others. */
    FlowText like(TextLines lines, int member) {
      return writer(
          lines.startsLine(member) ? Optional.of(lines.indentation(member)) : Optional.empty());
    }

    private FlowText writer(Optional<String> indentation) {
      String blank = compact ? "" : " ";
      return new FlowText(quotes, ":" + blank, "," + blank, indentation, step, lineBreak);
    }
  }
}
